/** @jest-environment node */
import { differingWords } from './differing-words';

test('a long text has its differing words marked, and no others', () => {
  const before = 'She keeps the old lanterns of the harbor.';
  const after = 'She keeps the new lanterns of the harbor.';
  expect(differingWords(before, after)).toEqual([
    { text: 'She keeps the ', in: 'both' },
    { text: 'old', in: 'before' },
    { text: 'new', in: 'after' },
    { text: ' lanterns of the harbor.', in: 'both' },
  ]);
});

test('a text without blanks between words has its differing words marked, and no others', () => {
  const marked = differingWords('彼女は港の古い灯台を守っている', '彼女は港の新しい灯台を守っている') ?? [];
  expect(marked.filter(({ in: where }) => where === 'both').map(({ text }) => text)).toEqual([
    '彼女は港の',
    'い灯台を守っている',
  ]);
});

test.each([
  ['short texts', 'Old lamp', 'New lamp'],
  ['texts without a word in common', 'a1 a2 a3 a4 a5 a6', 'b1,b2,b3,b4,b5,b6'],
])('%s are read as wholes', (_, before, after) => {
  expect(differingWords(before, after)).toBeUndefined();
});

test('a long stretch that is the same shows its ends alone', () => {
  const same = 'the tide comes in '.repeat(60);
  const [first] = differingWords(`${same}low`, `${same}high`) ?? [];
  expect(first?.text).toMatch(/^the tide .+ \[…\] .+ in $/);
  expect(first?.text.length).toBeLessThan(300);
});

test('the comparison of two long texts that have little in common takes bounded work', () => {
  const words = (prefix: string) => Array.from({ length: 20_000 }, (_, at) => `${prefix}${at}`).join(' ');
  expect(differingWords(words('a'), words('b'))).toBeUndefined();
});
