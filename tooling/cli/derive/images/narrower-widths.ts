import { IMAGE_FOLDERS, type ImageKind } from '@otherfolk/shared/catalogue/image-paths';
import { IMAGES } from '@otherfolk/shared/check/named-images';

/** Narrower versions of each kind, in pixels: for what cards and phones show of it. */
const WIDTHS: Record<ImageKind, readonly number[]> = {
  logo: [240, 480],
  avatar: [128],
  characterBanner: [960, 1280],
  bannerBackground: [960, 1280],
  bannerCharacter: [960, 1280],
  bannerText: [960],
  bannerHighlight: [960],
  characterCover: [400, 560, 720],
  coverBackground: [400, 560, 720],
  coverCharacter: [400, 560, 720],
  coverText: [400, 560, 720],
  coverHighlight: [400],
  gallery: [400, 1000],
  plotCover: [400, 560, 720],
  locationBanner: [800],
  locationCover: [800],
  highlightBadge: [128],
  // Who reads link previews asks for one size.
  card: [],
};

/** What is hardly narrower saves nobody anything. */
const MOST_OF_WIDTH = 0.9;

const widthsByFolder = new Map(
  (Object.keys(WIDTHS) as ImageKind[]).map((kind) => [IMAGES + IMAGE_FOLDERS[kind], WIDTHS[kind]]),
);

/** The widths that an image, by its path inside the catalogue, is to have beside its own. */
export function narrowerWidths(image: string, width: number): number[] {
  const folder = image.slice(0, image.lastIndexOf('/') + 1);
  return (widthsByFolder.get(folder) ?? []).filter((each) => each <= width * MOST_OF_WIDTH);
}
