/** @jest-environment node */
import { median, mediansOf, spread } from './median';

test.each([
  [[], NaN],
  [[3], 3],
  [[10, 9], 9.5],
  [[5, 1, 100], 5],
  [[4, 1, 3, 2], 2.5],
])('%j', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('each figure has its own median', () => {
  const samples = [
    { a: 1, b: 9 },
    { a: 2, b: 7 },
    { a: 3, b: 8 },
  ];
  expect(mediansOf(samples)).toEqual({ a: 2, b: 8 });
});

test.each([
  [[100], 0],
  [[90, 100, 130], 0.4],
])('the spread of %j', (values, expected) => {
  expect(spread(values)).toBeCloseTo(expected);
});
