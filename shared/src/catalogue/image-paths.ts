import { DATA_PATH } from './catalogue-files';
import type { ImageIndex } from './schemas/image-index';

/** Folders under data/images/. */
export const IMAGE_FOLDERS = {
  logo: 'logos/',
  avatar: 'avatars/',
  characterBanner: 'characters/banners/',
  bannerBackground: 'characters/banners/back/',
  bannerCharacter: 'characters/banners/char/',
  bannerText: 'characters/banners/text/',
  bannerHighlight: 'characters/banners/highlight/',
  /** The folder of covers; the missing cover is in it, too. */
  characterCover: 'characters/covers/',
  coverBackground: 'characters/covers/back/',
  coverCharacter: 'characters/covers/char/',
  coverText: 'characters/covers/text/',
  coverHighlight: 'characters/covers/highlight/',
  gallery: 'gallery/',
  plotCover: 'plots/covers/',
  locationBanner: 'locations/',
  locationCover: 'locations/covers/',
  highlightBadge: 'highlights/',
  /** Ours: images of whole pages, for link previews. */
  card: 'cards/',
} as const; // docs/data-contract.md#8-images

export type ImageKind = keyof typeof IMAGE_FOLDERS;

export interface ImageSet {
  src: string;
  srcSet?: string;
  /** The size of the full image, in pixels. */
  width?: number;
  height?: number;
}

const IMAGES_PATH = `${DATA_PATH}images/`;

/** The narrower version of an image, such as name@400.avif. */
export function narrowerFile(file: string, width: number): string {
  const dot = file.lastIndexOf('.');
  return dot < 1 ? `${file}@${width}` : `${file.slice(0, dot)}@${width}${file.slice(dot)}`;
}

/** The path that a browser asks for, by the key under which the index knows an image. */
export const imageAt = (key: string): string => IMAGES_PATH + key;

/** The path that a browser asks for, by a file name as the schemas let it through. */
export function imageUrl(kind: ImageKind, file: string): string {
  return imageAt(imageKey(kind, file));
}

/** The key under which the index knows an image. */
export const imageKey = (kind: ImageKind, file: string): string => IMAGE_FOLDERS[kind] + file;

/** The folder of an image under images/, by its key in the index; the rest of the key is its name. */
export const folderOfImage = (key: string): string => key.slice(0, key.lastIndexOf('/') + 1);

/** The attributes of an img element; only the source for an image that the index does not know. */
export function imageSet(kind: ImageKind, file: string, imageIndex: ImageIndex): ImageSet {
  const src = imageUrl(kind, file);
  const size = imageIndex[imageKey(kind, file)];
  if (!size) return { src };
  const { width, height, widths } = size;
  const narrower = widths.map((each) => `${imageUrl(kind, narrowerFile(file, each))} ${each}w, `);
  return { src, width, height, ...(narrower[0] && { srcSet: `${narrower.join('')}${src} ${width}w` }) };
}
