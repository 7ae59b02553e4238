/** @jest-environment node */
import { ownWords } from './own-words';

const banner = { text: 'mara.avif' };

test.each([
  ['the first line of a text', { 'Sample Voice': '“Hm.”\n\n“No.”' }, '“Hm.”'],
  ['the first of a list that is short enough', { 'Sample Voice': ['x'.repeat(200), 'Yes.'] }, 'Yes.'],
  ['nothing, where nobody has written any', {}, undefined],
  ['nothing of what is no text', { 'Sample Voice': { Angry: 'Hm.' } }, undefined],
])('the line below a name that the banner says is %s', (_, sections, words) =>
  expect(ownWords({ banner, sections })).toBe(words),
);

test('the line below a name that no art says is empty', () =>
  expect(ownWords({ banner: undefined, sections: { 'Sample Voice': 'Hm.' } })).toBeUndefined());
