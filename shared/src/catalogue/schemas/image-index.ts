import * as v from 'valibot';
import { dictionary, field, list, shape, wholeNumber } from './fields';
import { imageWords } from './image-words';

/** No format of images has longer sides. */
const LONGEST_PX = 65_535;

const pixels = wholeNumber(1, LONGEST_PX);

const sizeSchema = v.pipe(
  shape({ width: pixels, height: pixels, widths: field(list(pixels)), ...imageWords }),
  v.transform(({ widths = [], ...image }) => {
    const narrower = [...new Set(widths)].filter((each) => each < image.width);
    return { ...image, widths: narrower.sort((a, b) => a - b) };
  }),
);

/** Sizes in pixels and what an image shows, by path inside images/; `widths` are those of narrower versions, each once, in order. */
export const imageIndexSchema = dictionary(sizeSchema);

export type ImageIndex = v.InferOutput<typeof imageIndexSchema>;
