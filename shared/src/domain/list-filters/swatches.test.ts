/** @jest-environment node */
import { type Swatch, SWATCHES, swatchOf } from './swatches';

test.each<[string | undefined, Swatch | undefined]>([
  ['#c0392b', 'red'],
  ['#ff0000', 'red'],
  ['#f00', 'red'],
  ['#5a1c2c', 'red'],
  ['#ff8800', 'orange'],
  ['#e0a04a', 'orange'],
  ['#5a3a1c', 'brown'],
  ['#5a3422', 'brown'],
  ['#5c3a38', 'brown'],
  ['#ffcf40', 'gold'],
  ['#e6c46a', 'gold'],
  ['#3d9a4f', 'green'],
  ['#1d5a4c', 'teal'],
  ['#22387c', 'blue'],
  ['#6fd3ff', 'blue'],
  ['#46467a', 'indigo'],
  ['#3a1c66', 'purple'],
  ['#3a1c2a', 'purple'],
  ['#ff3fa4', 'pink'],
  ['#ff9eb0', 'pink'],
  ['#808080', 'grey'],
  ['#ffffff', 'grey'],
  ['#1e2c2e', 'black'],
  ['#000', 'black'],
  ['teal', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s is %s', (colour, swatch) => {
  expect(swatchOf(colour)).toBe(swatch);
});

test('the list has twelve colours, each of a name of its own', () => {
  expect(new Set(SWATCHES.map(({ label }) => label)).size).toBe(12);
});
