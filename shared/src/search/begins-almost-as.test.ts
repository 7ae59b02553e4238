/** @jest-environment node */
import fc from 'fast-check';
import { beginsAlmostAs } from './begins-almost-as';

test.each<[string, string, boolean]>([
  ['holloway', 'holo', true],
  ['holloway', 'holoway', true],
  ['holloway', 'hollloway', true],
  ['holloway', 'hollowya', true],
  ['holloway', 'jolloway', true],
  ['holloway', 'holwoay', false],
  ['maren', 'marne', true],
  ['maren', 'amren', true],
  ['maren', 'marenx', true],
  ['maren', 'mrane', false],
  ['maren', 'marenxy', false],
  ['lamp', 'damp', true],
  ['lamp', 'dump', false],
  ['', 'ab', false],
])('%s begins almost as %s: %s', (word, typed, expected) => expect(beginsAlmostAs(word, typed)).toBe(expected));

const letters = 'abc';

/** Every text that is one typo away. */
function typosOf(text: string): Set<string> {
  const typos = new Set([text]);
  for (let at = 0; at <= text.length; at += 1) {
    const [before, after] = [text.slice(0, at), text.slice(at)];
    typos.add(before + after.slice(1));
    if (after.length > 1) typos.add(before + after.charAt(1) + after.charAt(0) + after.slice(2));
    for (const letter of letters) typos.add(before + letter + after).add(before + letter + after.slice(1));
  }
  return typos;
}

test('it holds exactly where what was typed is one typo away from a beginning of the word', () => {
  const word = fc.string({ unit: fc.constantFrom(...letters), maxLength: 6 });
  const holds = (whole: string, typed: string) => {
    const beginnings = Array.from({ length: whole.length + 1 }, (_, length) => whole.slice(0, length));
    expect(beginsAlmostAs(whole, typed)).toBe(beginnings.some((each) => typosOf(each).has(typed)));
  };
  fc.assert(fc.property(word, word, holds), { numRuns: 3000 });
});
