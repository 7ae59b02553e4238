/** @jest-environment node */
import { firstWords } from './first-words';

const long = 'word '.repeat(60).trim();

test.each([
  ['two sentences', 'She cooks. She sings. She sleeps.', 'She cooks. She sings.'],
  ['one, where the second is too long', `She cooks. And ${long}.`, 'She cooks.'],
  ['two, the first in quotes', '“Who are you?” She sings. He listens.', '“Who are you?” She sings.'],
  ['a part of a long one, cut at a word', long, `${'word '.repeat(36).trim()}…`],
  ['a part without the comma that it would end in', `${'a'.repeat(170)}, ${'b'.repeat(90)}`, `${'a'.repeat(170)}…`],
  ['a part of one word', 'x'.repeat(300), `${'x'.repeat(180)}…`],
  ['whole letters', '👩‍👩‍👧'.repeat(100), `${'👩‍👩‍👧'.repeat(22)}…`],
  ['lines as one', ' She\n\ncooks.\tShe  sings. ', 'She cooks. She sings.'],
  ['a text without a stop', 'A quiet town', 'A quiet town'],
  ['nothing', ' \n ', ''],
])('the first words are %s', (_, text, words) => {
  expect(firstWords(text)).toBe(words);
});
