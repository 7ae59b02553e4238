import { catalogueFiles } from '../catalogue/catalogue-files';
import { IMAGE_FOLDERS, type ImageKind } from '../catalogue/image-paths';
import { ENTITY_FILE } from '../kinds';
import { type Pattern, selectTexts } from './select-values';

type Places = readonly (readonly [ImageKind, Pattern])[];

/** A place in a file that names an image. */
export interface ImagePlace {
  path: string;
  kind: ImageKind;
  /** Inside the catalogue, where the site looks for it. */
  image: string;
}

/** The file name of an image, without its folders. */
export const bareName = (image: string): string => image.slice(image.lastIndexOf('/') + 1);

/** The folder of all images. */
export const IMAGES = 'images/';

const LAYERS_OF_BANNER: Places = [
  ['bannerBackground', ['banner', 'background']],
  ['bannerCharacter', ['banner', 'character']],
  ['bannerText', ['banner', 'text']],
  ['bannerHighlight', ['banner', 'highlight']],
];

const COVER: Places = [
  ['characterCover', ['images', 'cover']],
  ['coverBackground', ['images', 'cover', 'background']],
  ['coverCharacter', ['images', 'cover', 'character']],
  ['coverText', ['images', 'cover', 'text']],
  ['coverHighlight', ['images', 'cover', 'highlight']],
];

// The contract names no folder for drawnImage and background.
const CHARACTER: Places = [
  ['avatar', ['images', 'avatar']],
  ['characterBanner', ['images', 'banner']],
  ['characterBanner', ['images', 'bannerImage']],
  ...COVER,
  ...LAYERS_OF_BANNER,
  ['gallery', ['images', 'gallery', '*', 'file']],
  ['gallery', ['gallery', '*', 'file']],
];

/** A core has no overrides: what says that it has some is a variant. */
const VARIANT: Places = [
  ...CHARACTER,
  ...CHARACTER.map(([kind, pattern]) => [kind, ['variantOverrides', ...pattern]] as const),
];

const PLOT: Places = [
  ['plotCover', ['images', 'cover']],
  ['gallery', ['images', 'gallery', '*', 'file']],
];

const LOCATION: Places = [
  ['locationBanner', ['bannerImage']],
  ['locationCover', ['coverImage']],
];

const SITE: Places = [
  ['logo', ['logo']],
  ['characterCover', ['missingCover']],
];

function imagesIn(json: unknown, places: Places): ImagePlace[] {
  return places.flatMap(([kind, pattern]) =>
    selectTexts(json, pattern)
      // A path or a URL is a matter of formats.
      .filter(({ value }) => !/[/\\:]/.test(value))
      .map(({ path, value }) => ({ path, kind, image: IMAGES + IMAGE_FOLDERS[kind] + value })),
  );
}

const OF_FOLDER = new Map([
  ['characters', VARIANT],
  ['plots', PLOT],
  ['locations', LOCATION],
]);

/** Every image that one file names; of a character, whether it is a core or a variant. */
export function imagesOfFile(file: string, json: unknown): ImagePlace[] {
  const folder = ENTITY_FILE.exec(file)?.[1] ?? '';
  return imagesIn(json, (file === catalogueFiles.site ? SITE : OF_FOLDER.get(folder)) ?? []);
}
