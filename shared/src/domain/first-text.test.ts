/** @jest-environment node */
import { firstText } from './first-text';

test.each([
  ['a text', ' one ', 'one'],
  ['a list', ['', 'two'], 'two'],
  ['sub-headings', { a: [' '], b: { c: 'three' } }, 'three'],
  ['nothing', undefined, undefined],
  ['nulls and numbers', [null, 4], undefined],
])('the first text of %s is found', (_, value, expected) => {
  expect(firstText(value)).toBe(expected);
});
