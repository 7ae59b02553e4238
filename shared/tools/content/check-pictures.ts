import { catalogueFiles } from '../../src/catalogue/catalogue-files';
import { IMAGE_FOLDERS, type ImageKind, narrowerFile } from '../../src/catalogue/image-paths';
import { parseLeniently } from '../../src/catalogue/parse-leniently';
import { imageIndexSchema } from '../../src/catalogue/schemas/image-index';
import { siteSchema } from '../../src/catalogue/schemas/site';
import { jsonPath } from '../../src/catalogue/json-path';
import type { Content } from './content';
import { errorAt, type Finding, warningAt } from './finding';
import { type Pattern, selectTexts } from './select-values';

type Places = readonly (readonly [ImageKind, Pattern])[];

const IMAGES = 'images/';

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

function missingPicture(place: { file: string; path: string }, wanted: string, files: ReadonlySet<string>): Finding {
  const name = wanted.slice(wanted.lastIndexOf('/'));
  const elsewhere = [...files].find((file) => file.startsWith(IMAGES) && file.endsWith(name));
  const remedy = elsewhere ? `Move it there from ${elsewhere}` : 'Add the picture, or remove its name';
  return errorAt(place, `there is no picture ${wanted}`, remedy);
}

function checkPlaces(file: string, json: unknown, places: Places, files: ReadonlySet<string>): Finding[] {
  return places.flatMap(([kind, pattern]) =>
    selectTexts(json, pattern)
      // A path or a URL is a matter of formats.
      .filter(({ value }) => !/[/\\:]/.test(value))
      .map(({ path, value }) => ({ path, wanted: IMAGES + IMAGE_FOLDERS[kind] + value }))
      .filter(({ wanted }) => !files.has(wanted))
      .map(({ path, wanted }) => missingPicture({ file, path }, wanted, files)),
  );
}

function checkMissingCover({ json, files }: Content): Finding[] {
  const site = json.get(catalogueFiles.site);
  if (selectTexts(site, ['missingCover']).length > 0) return [];
  const cover = parseLeniently(siteSchema, {}).output?.missingCover ?? '';
  const wanted = IMAGES + IMAGE_FOLDERS.characterCover + cover;
  if (files.has(wanted)) return [];
  const message = `there is no ${wanted} to stand in where a cover is missing`;
  return [warningAt({ file: catalogueFiles.site, path: '$.missingCover' }, message, 'Add it, or name another picture')];
}

function checkImageIndex({ json, files }: Content): Finding[] {
  const file = catalogueFiles.imageIndex;
  const sizes = parseLeniently(imageIndexSchema, json.get(file) ?? {}).output ?? {};
  return Object.entries(sizes).flatMap(([picture, { widths }]) =>
    [picture, ...widths.map((width) => narrowerFile(picture, width))]
      .filter((each) => !files.has(IMAGES + each))
      .map((each) =>
        errorAt(
          { file, path: jsonPath([picture]) },
          `there is no ${IMAGES}${each}`,
          'Build the index of pictures again',
        ),
      ),
  );
}

/** Every picture that is named lies in the folder where the site looks for it. */
export function checkPictures(content: Content): Finding[] {
  const { cores, variants, plots, locations, files } = content;
  const inAll = (entities: Iterable<{ file: string; json: unknown }>, places: Places) =>
    [...entities].flatMap(({ file, json }) => checkPlaces(file, json, places, files));
  return [
    ...inAll(cores.values(), CHARACTER),
    ...inAll(variants.values(), VARIANT),
    ...inAll(plots.values(), PLOT),
    ...inAll(locations.values(), LOCATION),
    ...checkPlaces(catalogueFiles.site, content.json.get(catalogueFiles.site), SITE, files),
    ...checkMissingCover(content),
    ...checkImageIndex(content),
  ];
}
