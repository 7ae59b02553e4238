/** @jest-environment node */
import { isEmptyValue } from './emptiness';

test.each([
  [undefined],
  [null],
  [''],
  [' \n\t'],
  [[]],
  [{}],
  [['']],
  [{ a: '' }],
  [[{ a: ['', {}] }, ' ']],
  [{ storyTraits: [{ name: '', text: ' ' }], flavorTraits: [] }],
])('%j is empty', (value) => {
  expect(isEmptyValue(value)).toBe(true);
});

test.each([['a'], [0], [false], [['', 'a']], [{ a: { b: ['x'] } }], [[0]]])('%j is not empty', (value) => {
  expect(isEmptyValue(value)).toBe(false);
});

test('a value nested a hundred thousand deep is answered', () => {
  let value: unknown = '';
  for (let depth = 0; depth < 100_000; depth += 1) value = [value];
  expect(isEmptyValue(value)).toBe(true);
});
