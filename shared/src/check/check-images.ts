import { catalogueFiles } from '../catalogue/catalogue-files';
import { IMAGE_FOLDERS } from '../catalogue/image-paths';
import { parseLeniently } from '../catalogue/parse-leniently';
import { selectTexts } from '../catalogue/select-values';
import { PLAIN_FILE_KINDS } from '../kinds/plain-folders';
import { siteSchema } from '../kinds/site/site-schema';
import { type Content, entitiesOf } from './content';
import { errorAt, type Finding, warningAt } from './finding';
import { bareName, type ImagePlace, IMAGES, imagesOfFile } from './named-images';
import { onceForContent } from './once-for-content';

export interface NamedImage extends ImagePlace {
  file: string;
}

/** Every image that a file of the catalogue names. */
export const namedImages = onceForContent((content): NamedImage[] => {
  const { site } = catalogueFiles;
  const entities = entitiesOf(content, ['core', 'variant', ...PLAIN_FILE_KINDS]);
  const named = content.memo.ofEach('images', entities, ({ file, json }) => imagesOfFile(file, json));
  return [
    ...entities.flatMap(({ file }, index) => (named[index] ?? []).map((each) => ({ file, ...each }))),
    ...imagesOfFile(site, content.json.get(site)).map((each) => ({ file: site, ...each })),
  ];
});

function missingImage({ image, ...place }: NamedImage, placesByName: ReadonlyMap<string, string>): Finding {
  const elsewhere = placesByName.get(bareName(image));
  const remedy = elsewhere ? `Move it there from ${elsewhere}` : 'Add the image, or remove its name';
  return errorAt(place, `there is no image ${image}`, remedy);
}

/** The cover that stands in for others, as the site's defaults have it. */
export function missingCoverOf({ json }: Content): string {
  const site = parseLeniently(siteSchema, json.get(catalogueFiles.site) ?? {}).output;
  return IMAGES + IMAGE_FOLDERS.characterCover + (site?.missingCover ?? '');
}

function checkMissingCover(content: Content): Finding[] {
  if (selectTexts(content.json.get(catalogueFiles.site), ['missingCover']).length > 0) return [];
  const wanted = missingCoverOf(content);
  if (content.files.has(wanted)) return [];
  const message = `there is no ${wanted} to stand in where a cover is missing`;
  return [warningAt({ file: catalogueFiles.site, path: '$.missingCover' }, message, 'Add it, or name another image')];
}

/** Every image that is named lies in the folder where the site looks for it. */
export function checkImages(content: Content): Finding[] {
  const missing = namedImages(content).filter(({ image }) => !content.files.has(image));
  const images = [...content.files].filter((file) => file.startsWith(IMAGES));
  const placesByName = new Map(images.reverse().map((file) => [bareName(file), file]));
  return [...missing.map((named) => missingImage(named, placesByName)), ...checkMissingCover(content)];
}
