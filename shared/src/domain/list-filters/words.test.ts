/** @jest-environment node */
import { beginIn, searchable, wordsOf } from './words';

test.each<[string, string[]]>([
  ['The  Lamp-lighter', ['the', 'lamp', 'lighter']],
  ['Étang, ÉTÉ', ['etang', 'ete']],
  ["O'Brien <b>", ['o', 'brien', '<b>']],
  ['🏮 lamp', ['🏮', 'lamp']],
  ['… — !', []],
  ['', []],
])('the words of "%s"', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each<[string, boolean]>([
  ['lam', true],
  ['lam quay', true],
  ['QUA lámp', true],
  ['amp', false],
  ['lamp tower', false],
  ['quay lamps', false],
  ['lowlight', true],
])('"%s" begins words of a lamp on Lowlight Quay: %j', (words, expected) => {
  expect(beginIn(wordsOf(words), searchable(['A lamp', undefined, 'Lowlight Quay']))).toBe(expected);
});

test.each(['健一', '山田', '台守', '철수', 'ชาย', 'soren', 'lukasz', 'isil'])(
  '"%s" is found within names of any script',
  (words) => {
    const names = ['山田健一', '灯台守', '김철수', 'สมชาย', 'Søren', 'Łukasz', 'Işıl'];
    expect(beginIn(wordsOf(words), searchable(names))).toBe(true);
  },
);

test('words do not run from one text into the next', () => {
  expect(beginIn(wordsOf('lampquay'), searchable(['lamp', 'quay']))).toBe(false);
});
