/** @jest-environment node */
import { atlasStyles, pageStyles } from './page-styles';

test.each([
  ['page-plot', true],
  ['widget-plots', true],
  ['later', false],
  ['atlas', false],
  [undefined, false],
])('the styles of the chunk %s go into the sheet of all pages: %p', (name, expected) => {
  expect(pageStyles.chunks({ name })).toBe(expected);
});

test.each([
  ['atlas', true],
  ['page-plot', false],
  [undefined, false],
])('the styles of the chunk %s go into the sheet of the atlas: %p', (name, expected) => {
  expect(atlasStyles.chunks({ name })).toBe(expected);
});
