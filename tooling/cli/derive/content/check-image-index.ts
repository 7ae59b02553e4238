import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { narrowerFile } from '@otherfolk/shared/catalogue/image-paths';
import { jsonPath } from '@otherfolk/shared/catalogue/json-path';
import { parseLeniently } from '@otherfolk/shared/catalogue/parse-leniently';
import { type ImageIndex, imageIndexSchema } from '@otherfolk/shared/catalogue/schemas/image-index';
import { type Content, REMEDY_OF_DERIVED } from '@otherfolk/shared/check/content';
import { errorAt, type Finding, warningAt } from '@otherfolk/shared/check/finding';
import { IMAGES } from '@otherfolk/shared/check/named-images';
import { imageIndexOf } from '../images/image-index';
import { type Images, inPixels } from '../images/read-images';

function differenceOf(
  image: string,
  listed: ImageIndex[string],
  actual: ImageIndex[string] | undefined,
): string | undefined {
  if (!actual) return `there is no ${IMAGES}${image}`;
  if (inPixels(listed) !== inPixels(actual)) return `says ${inPixels(listed)}, but the image is ${inPixels(actual)}`;
  const missing = listed.widths.find((width) => !actual.widths.includes(width));
  if (missing !== undefined) return `there is no ${IMAGES}${narrowerFile(image, missing)}`;
  const unlisted = actual.widths.find((width) => !listed.widths.includes(width));
  return unlisted === undefined ? undefined : `does not list the version that is ${unlisted} wide`;
}

/** images/index.json says what the images are: the site reserves their places, and picks their widths, by it. */
export function checkImageIndex({ json, files }: Content, images: Images): Finding[] {
  const file = catalogueFiles.imageIndex;
  const actual = imageIndexOf(images);
  if (!files.has(file)) {
    if (Object.keys(actual).length === 0) return [];
    return [warningAt({ file }, 'missing, so pages jump while their images load', REMEDY_OF_DERIVED)];
  }
  const listed = parseLeniently(imageIndexSchema, json.get(file)).output;
  // What is wrong with the file as a whole is told once, and not for each image.
  if (!listed) return [];
  const wrong = Object.entries(listed).flatMap(([image, size]) => {
    const difference = differenceOf(image, size, actual[image]);
    return difference === undefined ? [] : [{ image, difference }];
  });
  const unlisted = Object.keys(actual)
    .filter((image) => !Object.hasOwn(listed, image))
    .map((image) => ({ image, difference: `does not list ${IMAGES}${image}` }));
  return [...wrong, ...unlisted].map(({ image, difference }) =>
    errorAt({ file, path: jsonPath([image]) }, difference, REMEDY_OF_DERIVED),
  );
}
