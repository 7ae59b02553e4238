import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { narrowerFile } from '@otherfolk/shared/catalogue/image-paths';
import { jsonPath } from '@otherfolk/shared/catalogue/json-path';
import { parseLeniently } from '@otherfolk/shared/catalogue/parse-leniently';
import { type ImageIndex, imageIndexSchema } from '@otherfolk/shared/catalogue/schemas/image-index';
import type { Content } from '@otherfolk/shared/check/content';
import { errorAt, type Finding, warningAt } from '@otherfolk/shared/check/finding';
import { IMAGES } from '@otherfolk/shared/check/named-pictures';
import { pictureIndex } from './picture-index';
import { inPixels, type Pictures } from './read-pictures';

const REMEDY = 'Run npm run content -- index';

function differenceOf(
  picture: string,
  listed: ImageIndex[string],
  actual: ImageIndex[string] | undefined,
): string | undefined {
  if (!actual) return `there is no ${IMAGES}${picture}`;
  if (inPixels(listed) !== inPixels(actual)) return `says ${inPixels(listed)}, but the picture is ${inPixels(actual)}`;
  const missing = listed.widths.find((width) => !actual.widths.includes(width));
  if (missing !== undefined) return `there is no ${IMAGES}${narrowerFile(picture, missing)}`;
  const unlisted = actual.widths.find((width) => !listed.widths.includes(width));
  return unlisted === undefined ? undefined : `does not list the version that is ${unlisted} wide`;
}

/** images/index.json says what the pictures are: the site reserves their places, and picks their widths, by it. */
export function checkPictureIndex({ json, files }: Content, pictures: Pictures): Finding[] {
  const file = catalogueFiles.imageIndex;
  const actual = pictureIndex(pictures);
  if (!files.has(file)) {
    if (Object.keys(actual).length === 0) return [];
    return [warningAt({ file }, 'missing, so pages jump while their pictures load', REMEDY)];
  }
  const listed = parseLeniently(imageIndexSchema, json.get(file) ?? {}).output ?? {};
  const wrong = Object.entries(listed).flatMap(([picture, size]) => {
    const difference = differenceOf(picture, size, actual[picture]);
    return difference === undefined ? [] : [{ picture, difference }];
  });
  const unlisted = Object.keys(actual)
    .filter((picture) => !Object.hasOwn(listed, picture))
    .map((picture) => ({ picture, difference: `does not list ${IMAGES}${picture}` }));
  return [...wrong, ...unlisted].map(({ picture, difference }) =>
    errorAt({ file, path: jsonPath([picture]) }, difference, REMEDY),
  );
}
