import { imageKey, type ImageKind } from '../../catalogue/image-paths';
import { IMAGES } from '../../check/named-images';
import { imageName } from '../../files/image-name';
import { type FieldValue, type SourceImage, type SourceKind } from '../source/source-item';
import type { FileDraft } from './file-draft';

/** An image as it will be written: scaled and without metadata. */
export interface PreparedImage {
  /** The type of its bytes, such as `image/webp`. */
  type: string;
  /** The digest of the bytes that the source has, which tells whether it is another one at the next import. */
  digest: string;
}

/** An image that a plan writes. */
export interface PlannedImage {
  /** Inside the catalogue: `images/avatars/x.webp`. */
  path: string;
  source: SourceImage;
  words: { alt?: string; credit?: string };
}

/** The use of an image, and the field that names it. */
const PLACES: Readonly<
  Record<SourceKind, Partial<Record<SourceImage['use'], { use: ImageKind; place: readonly string[]; isList?: true }>>>
> = {
  character: {
    avatar: { use: 'avatar', place: ['images', 'avatar'] },
    cover: { use: 'characterCover', place: ['images', 'cover'] },
    banner: { use: 'characterBanner', place: ['images', 'bannerImage'] },
    gallery: { use: 'gallery', place: ['gallery'], isList: true },
  },
  plot: {
    avatar: { use: 'plotCover', place: ['images', 'cover'] },
    cover: { use: 'plotCover', place: ['images', 'cover'] },
    banner: { use: 'gallery', place: ['images', 'gallery'], isList: true },
    gallery: { use: 'gallery', place: ['images', 'gallery'], isList: true },
  },
  location: {
    avatar: { use: 'locationCover', place: ['coverImage'] },
    cover: { use: 'locationCover', place: ['coverImage'] },
    banner: { use: 'locationBanner', place: ['bannerImage'] },
  },
  family: {},
};

/** The use that an image of a source has in the catalogue; undefined where there is no place for it. */
export const kindOfImage = (kind: SourceKind, image: SourceImage): ImageKind | undefined =>
  PLACES[kind][image.use]?.use;

/** The names of images that are taken, by folder and by the beginning of the name. */
export class TakenNames {
  private readonly byFolder = new Map<string, Set<string>>();

  constructor(paths: Iterable<string>) {
    for (const path of paths) this.add(path);
  }

  add(path: string): void {
    const end = path.lastIndexOf('/') + 1;
    const folder = path.slice(0, end);
    this.byFolder.set(folder, (this.byFolder.get(folder) ?? new Set()).add(path.slice(end)));
  }

  /** The taken names of a folder that begin with the id of an item: no other could be in the way. */
  like(folder: string, id: string): string[] {
    return [...(this.byFolder.get(folder) ?? [])].filter((name) => name.toLowerCase().startsWith(id));
  }
}

const folderOfUse = (use: ImageKind): string => IMAGES + imageKey(use, '');

/** Names the images of an item in its file, and gives those that are new. */
export function planImages(
  draft: FileDraft,
  kind: SourceKind,
  images: readonly SourceImage[],
  prepared: ReadonlyMap<SourceImage, PreparedImage>,
  taken: TakenNames,
): PlannedImage[] {
  return images.flatMap((image) => {
    const { from, file, alt, credit } = image;
    const told = [{ from, text: file }];
    const place = PLACES[kind][image.use];
    const ready = prepared.get(image);
    if (!place) {
      draft.leaveOut(told, 'Items of this kind have no such picture.');
      return [];
    }
    if (!ready) {
      draft.leaveOut(told, 'The picture cannot be read.');
      return [];
    }
    const folder = folderOfUse(place.use);
    const name = imageName(draft.file.id, place.use, ready.type, taken.like(folder, draft.file.id));
    const words = { ...(alt && { alt }), ...(credit && { credit }) };
    const entry: FieldValue = { file: name, genre: 'all', ...words };
    const before = draft.json;
    if (place.isList) draft.add(place.place, entry, told, ready.digest);
    else draft.set(place.place, name, told, ready.digest);
    if (draft.json === before) return [];
    taken.add(folder + name);
    return [{ path: folder + name, source: image, words: place.isList ? {} : words }];
  });
}
