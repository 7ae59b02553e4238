import * as v from 'valibot';
import { dictionary, field, list, shape, wholeNumber } from './fields';

/** No format of images has longer sides. */
const LONGEST_PX = 65_535;

const pixels = wholeNumber(1, LONGEST_PX);

const sizeSchema = v.pipe(
  shape({ width: pixels, height: pixels, widths: field(list(pixels)) }),
  v.transform(({ width, height, widths = [] }) => {
    const narrower = [...new Set(widths)].filter((each) => each < width);
    return { width, height, widths: narrower.sort((a, b) => a - b) };
  }),
);

/** Sizes in pixels, by path inside images/; `widths` are those of narrower versions, each once, in order. */
export const imageIndexSchema = dictionary(sizeSchema);

export type ImageIndex = v.InferOutput<typeof imageIndexSchema>;
