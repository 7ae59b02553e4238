/** @jest-environment node */
import { lookAlike } from './look-alike';

test.each([
  ['a plain text', "Mara's 2 tides - [no] more", "Mara's 2 tides - [no] more"],
  ['a curly apostrophe and a long dash', 'Mara’s – own', "Mara's - own"],
  ['a backtick', 'Mara`s', "Mara's"],
  ['several blanks', 'Mara   Quill', 'Mara Quill'],
  ['a line feed', 'Mara\nQuill', 'Mara Quill'],
  ['an invisible character', 'Ma\u00adra', 'Mara'],
])('%s is spelled as readers take it', (_, text, spelled) => {
  expect(lookAlike(text)).toBe(spelled);
});

test('a text of twenty million letters is spelled without running out of stack', () => {
  const long = 'x'.repeat(20_000_000);
  expect(lookAlike(long) === long).toBe(true);
});
