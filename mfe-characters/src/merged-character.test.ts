/** @jest-environment node */
import { mergedCharacter } from './merged-character';

const core = { id: 'mara', name: 'Mara', variants: [] };
const variant = { id: 'mara-modern', variantLabel: 'Modern' };

test('the same files are merged once', () => {
  const character = mergedCharacter(core, variant);
  expect(character).toMatchObject({
    id: 'mara',
    variantId: 'mara-modern',
    variantName: 'Mara',
    variantLabel: 'Modern',
  });
  expect(mergedCharacter(core, variant)).toBe(character);
});

test.each([
  ['core', { ...core, name: 'Mara Quill' }, variant, { variantName: 'Mara Quill' }],
  ['variant', core, { ...variant, variantLabel: 'Today' }, { variantLabel: 'Today' }],
])('another %s makes another character', (_, otherCore, otherVariant, changed) => {
  const character = mergedCharacter(core, variant);
  const other = mergedCharacter(otherCore, otherVariant);
  expect(other).not.toBe(character);
  expect(other).toMatchObject(changed);
  expect(mergedCharacter(core, variant)).toEqual(character);
});
