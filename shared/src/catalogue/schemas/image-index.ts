import * as v from 'valibot';
import { dictionary, field, list, shape, wholeNumber } from './fields';

/** No format of images has longer sides. */
const LONGEST_PX = 65_535;

const pixels = wholeNumber(1, LONGEST_PX);

const sizeSchema = v.pipe(
  shape({ width: pixels, height: pixels, widths: field(list(pixels)) }),
  v.transform(({ width, height, widths = [] }) => ({ width, height, widths })),
);

/** Sizes in pixels, by path inside images/. */
export const imageIndexSchema = dictionary(sizeSchema);

export type ImageIndex = v.InferOutput<typeof imageIndexSchema>;
