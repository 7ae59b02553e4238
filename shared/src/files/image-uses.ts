import type { ImageKind } from '../catalogue/image-paths';

/** The uses of images: the folder that each goes to, and the size that pages draw it in. */
export type ImageUse = ImageKind;

export interface UseRules {
  /** The word that names of files contain for this use. */
  word: string;
  width: number;
  height: number;
  /** Whether an image is cut to that shape; else it keeps its own, and lies within the size. */
  isCut: boolean;
  /** Whether it has exactly this size, and is a JPEG: who reads link previews knows no other. */
  isExact?: boolean;
}

const BANNER = { width: 1920, height: 640, isCut: true };
const COVER = { width: 800, height: 1200, isCut: true };
const PLACE = { width: 1600, height: 900, isCut: true };

export const IMAGE_USES: Record<ImageUse, UseRules> = {
  logo: { word: 'logo', width: 960, height: 960, isCut: false },
  avatar: { word: 'avatar', width: 512, height: 512, isCut: true },
  characterBanner: { word: 'banner', ...BANNER },
  bannerBackground: { word: 'banner-background', ...BANNER },
  bannerCharacter: { word: 'banner-character', ...BANNER },
  bannerText: { word: 'banner-title', ...BANNER },
  bannerHighlight: { word: 'banner-highlight', ...BANNER },
  characterCover: { word: 'cover', ...COVER },
  coverBackground: { word: 'cover-background', ...COVER },
  coverCharacter: { word: 'cover-character', ...COVER },
  coverText: { word: 'cover-title', ...COVER },
  coverHighlight: { word: 'cover-highlight', ...COVER },
  gallery: { word: 'gallery', width: 2000, height: 2000, isCut: false },
  plotCover: { word: 'cover', ...COVER },
  locationBanner: { word: 'banner', ...PLACE },
  locationCover: { word: 'cover', ...PLACE },
  highlightBadge: { word: 'badge', width: 256, height: 256, isCut: true },
  card: { word: 'card', width: 1200, height: 630, isCut: true, isExact: true },
}; // docs/data-contract.md#8-images

/** The largest number of bytes, of any use. */
export const MAX_BYTES = 400_000;
