/** @jest-environment node */
import { snippetOf } from './snippet';

const inText = (pieces: { text: string; isMarked: boolean }[] = []) =>
  pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');

const sections = [
  { heading: 'Overview', texts: ['A quiet man. He keeps the Lamp, and only the lamp!', 'Nothing else.'] },
  { heading: 'Backstory', texts: ['The lamp was his mother’s lighthouse. Émile left it.'] },
];

test.each<[string[], string, string]>([
  [['lamp'], 'Overview', 'He keeps the [Lamp], and only the [lamp]!'],
  [['lamp', 'lighthouse'], 'Backstory', 'The [lamp] was his mother’s [lighthouse].'],
  [['ligh'], 'Backstory', 'The lamp was his mother’s [lighthouse].'],
  [['emile'], 'Backstory', '[Émile] left it.'],
  [['mothers'], 'Backstory', 'The lamp was his [mother’s] lighthouse.'],
])('%j are found in %s, in a whole sentence, and marked', (words, heading, text) => {
  const snippet = snippetOf(sections, words);
  expect([snippet?.heading, inText(snippet?.pieces)]).toEqual([heading, text]);
});

test('words that no section says give nothing', () => expect(snippetOf(sections, ['ghost'])).toBeUndefined());

test('a long sentence is cut at words round the first match', () => {
  const long = `${'before '.repeat(60)}lamp ${'after '.repeat(60)}`;
  const text = inText(snippetOf([{ heading: '', texts: [long] }], ['lamp'])?.pieces);
  expect(text.length).toBeLessThan(200);
  expect(text).toMatch(/^…before (before )*\[lamp\] (after )*after…$/);
});

test('a text without an end or a blank is cut all the same', () => {
  const text = inText(snippetOf([{ heading: '', texts: [`lamp${'x'.repeat(5000)}`] }], ['lamp'])?.pieces);
  expect(text.length).toBeLessThan(200);
});

test('pairs of letters that follow each other are one mark, and a sentence ends at a full-width stop', () => {
  const texts = ['彼は灯台守だった。海は静かだった。'];
  expect(inText(snippetOf([{ heading: '', texts }], ['灯台', '台守'])?.pieces)).toBe('彼は[灯台守]だった。');
});

test('a long sentence without spaces is cut round the first match', () => {
  const text = inText(
    snippetOf([{ heading: '', texts: [`${'海'.repeat(300)}灯台${'山'.repeat(300)}`] }], ['灯台'])?.pieces,
  );
  expect(text.length).toBeLessThan(200);
  expect(text).toContain('[灯台]');
});
