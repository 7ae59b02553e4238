/** @jest-environment node */
import sharp from 'sharp';
import { fromRoot } from '@otherfolk/system/from-root';

const SIZE = 96;

/** What colours lose in a picture with a palette, of 255. */
const MOST_DIFFERENT = 3;

const pixelsOf = (file: string, density: number) =>
  sharp(fromRoot(`shell/src/app/${file}`), { density })
    .resize(SIZE, SIZE)
    .ensureAlpha()
    .raw()
    .toBuffer();

test('the icon of pixels shows what the drawn icon shows', async () => {
  const drawn = await pixelsOf('icon.svg', 144);
  const pixels = await pixelsOf('icon.png', 72);
  const differences = [...drawn].map((value, at) => Math.abs(value - (pixels[at] ?? NaN)));
  const sum = differences.reduce((all, each) => all + each, 0);
  expect(sum / drawn.length).toBeLessThan(MOST_DIFFERENT);
});
