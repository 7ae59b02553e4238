import { ageInWords, sizeInWords } from './draft-words';

test.each([
  [0, 'now'],
  [5400, '5 seconds ago'],
  [300_000, '5 minutes ago'],
  [7_200_000, '2 hours ago'],
  [90_000_000, 'yesterday'],
])('%d ms are %s', (ms, words) => {
  expect(ageInWords(ms)).toBe(words);
});

test.each([
  ['', '0 bytes'],
  ['é', '2 bytes'],
  ['x'.repeat(12_345), '12.3 kB'],
])('the size of %# is in words', (text, words) => {
  expect(sizeInWords(text)).toBe(words);
});
