import * as v from 'valibot';
import { altAndCredit } from './alt-and-credit';
import { dictionary, field, list, shape, wholeNumber } from './fields';

/** No format of images has longer sides. */
const LONGEST_PX = 65_535;

const pixels = wholeNumber(1, LONGEST_PX);

const share = v.pipe(
  v.number('a number'),
  v.minValue(0, 'a number from 0 to 1'),
  v.maxValue(1, 'a number from 0 to 1'),
);

const sizeSchema = v.pipe(
  shape({
    width: pixels,
    height: pixels,
    widths: field(list(pixels)),
    ...altAndCredit,
    focus: field(v.tuple([share, share])),
  }),
  v.transform(({ widths = [], ...image }) => {
    const narrower = [...new Set(widths)].filter((each) => each < image.width);
    return { ...image, widths: narrower.sort((a, b) => a - b) };
  }),
);

/** Sizes in pixels and what an image shows, by path inside images/; `widths` are those of narrower versions, each once, in order. `focus` stays in sight where the image is cropped: its place across and down, from 0 to 1. */
export const imageIndexSchema = dictionary(sizeSchema);

export type ImageIndex = v.InferOutput<typeof imageIndexSchema>;
