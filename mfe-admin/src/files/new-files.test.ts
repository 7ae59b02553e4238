/** @jest-environment node */
import { inContractOrder } from '@otherfolk/shared/files/file-kinds';
import { newCore, newVariant, withVariant } from '@otherfolk/shared/files/new-files';
import { parseCharacterCore, parseCharacterVariant } from '@otherfolk/shared/kinds/character/read-character';
import { indexEntryText } from './index-entry';

test('a new core states its name alone, is unpublished, has no variants, and its keys in order', () => {
  const core = newCore('mara', 'Mara Quill');
  expect(core).toMatchObject({
    name: 'Mara Quill',
    nameInfo: { fullName: '' },
    ageGrade: {},
    recordInfo: { published: false, version: -1 },
    variants: [],
  });
  expect(JSON.stringify(inContractOrder(core, 'core'))).toBe(JSON.stringify(core));
});

test('a new variant is unpublished: version 0 in its file, -1 in the list of its parent', () => {
  const variant = newVariant('mara-modern', 'mara', 'Modern');
  expect(variant).toMatchObject({ variantOf: 'mara', recordInfo: { published: false, version: 0 } });
  expect(JSON.stringify(inContractOrder(variant, 'variant'))).toBe(JSON.stringify(variant));
  expect(withVariant(newCore('mara', 'Mara'), 'mara-modern', 'Modern')['variants']).toEqual([
    { id: 'mara-modern', label: 'Modern', recordInfo: { published: false, version: -1 } },
  ]);
});

test.each([[undefined], ['none'], [[{ id: 'a' }]]])('the list of a parent may be %j', (variants) => {
  const listed = withVariant({ variants }, 'b', 'B')['variants'] as unknown[];
  expect(listed).toHaveLength(Array.isArray(variants) ? variants.length + 1 : 1);
});

test('both are read without a warning', () => {
  const warn = jest.fn();
  parseCharacterCore('mara', withVariant(newCore('mara', 'Mara'), 'mara-modern', 'Modern'), warn);
  parseCharacterVariant('mara-modern', newVariant('mara-modern', 'mara', 'Modern'), warn);
  expect(warn.mock.calls).toEqual([]);
});

test('the index entry is built from both', () => {
  const core = { id: 'mara', json: newCore('mara', 'Mara') };
  const variant = { id: 'mara-modern', json: newVariant('mara-modern', 'mara', 'Modern') };
  const text = indexEntryText(core, variant);
  expect(text.endsWith('}\n')).toBe(true);
  expect(JSON.parse(text)).toMatchObject({
    id: 'mara-modern',
    coreId: 'mara',
    name: 'Mara',
    variantLabel: 'Modern',
    published: false,
    version: 0,
  });
});
