/** @jest-environment node */
import { idOfName, problemOfNewId, proposedId } from './id-of-name';

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

test.each([
  ['The Old Harbour', 'the-old-harbour'],
  ['Con', 'con-1'],
  ['Aux.', 'aux-1'],
  ['Connor', 'connor'],
])('%j suggests the id %s, which every disk can hold', (name, id) => {
  expect(idOfName(name)).toBe(id);
  expect(problemOfNewId(id, new Set())).toBeUndefined();
});

test('the name of a device is no id for something new', () => {
  expect(problemOfNewId('com1', new Set())).toBe("Windows keeps the name 'com1' for a device: choose another.");
});
