/** @jest-environment node */
import { proposedId } from './id-of-name';

test.each([
  ['The Old Harbour', 'the-old-harbour'],
  ['Łucja Żółć', 'lucja-zolc'],
  ['Søren Straße', 'soren-strasse'],
  ['Ｍａｒａ', 'mara'],
  ['山田健一', 'character-2'],
  ['Юность', 'character-2'],
  ['', ''],
])("of the name '%s' the id '%s' is proposed", (name, id) => {
  expect(proposedId(name, 'character', new Set(['character']))).toBe(id);
});
