/** @jest-environment node */
import { freeId, idOfName, problemOfNewId, proposedId, proposedVariantId } from './id-of-name';

test.each([
  ['The Old Harbour', 'the-old-harbour'],
  ['Łucja Żółć', 'lucja-zolc'],
  ['Søren Straße', 'soren-strasse'],
  ['Ｍａｒａ', 'mara'],
  ['山田健一', 'character-2'],
  ['Юность', 'character-2'],
  ['', ''],
])("the name '%s' proposes the id '%s'", (name, id) => {
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

test('an id that ends with a hyphen is refused for something new', () => {
  expect(problemOfNewId('mara-', new Set())).toBe("'mara-' ends with a hyphen: add a word, or take the hyphen away.");
});

test.each([
  ['mara', 'mara-3'],
  ['ivo', 'ivo'],
  ['x'.repeat(80), `${'x'.repeat(76)}-2`],
])('the id %s is free as %s', (id, free) => {
  expect(freeId(id, new Set(['mara', 'mara-2', 'x'.repeat(80)]))).toBe(free);
});

test('a name whose id is taken proposes one that is free', () => {
  expect(proposedId('Mara', 'character', new Set(['mara']))).toBe('mara-2');
});

test.each([
  ['mara', 'Sci-Fi', 'mara-sci-fi'],
  ['mara', 'Modern', 'mara-modern-2'],
  ['mara', '現代', 'mara-variant'],
  ['x'.repeat(80), 'Modern', `${'x'.repeat(80)}`],
  [`${'x'.repeat(79)}`, 'Modern', `${'x'.repeat(79)}`],
])('a variant of %s with the label %s gets the id %s', (coreId, label, id) => {
  expect(proposedVariantId(coreId, label, new Set(['mara-modern']))).toBe(id);
});
