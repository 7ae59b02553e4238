/** @jest-environment node */
import { cardText } from './card-text';

test.each([
  ['*smiles* **No.**\r\n\r\n# Not a heading', '*smiles* **No.**\n\n# Not a heading'],
  ['<p>One</p><p><i>Two</i></p>', 'One\n\nTwo'],
  ['<b>One</b>\ntwo\n\n*three*', 'One\ntwo\n\n*three*'],
  ['<div>\n  <p>One</p>\n</div>', 'One'],
  ['1 < 2, and <Elena> waves', '1 < 2, and <Elena> waves'],
])('the text %j of a card becomes %j', (text, expected) => {
  expect(cardText(text, 'Elena')).toEqual({ text: expected });
});

test('scripts and styles in a text of a card are left out, and named', () => {
  const { text, note } = cardText('<style>b{}</style><script>alert(1)</script><b>Hello</b>, {{user}}', 'Elena');
  expect(text).toBe('Hello, you');
  expect(note).toMatch(/'you'.*A style sheet was left out.*A script was left out/);
});
