import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import { editedText, parseCharacterFile } from './character-file';

const TEXT =
  '{"name":"Mara",  "id":"mara", "physical": {"height": "5\'7\\" (999 cm)", "weight": "light"}, "more": [1]}';

test('without an edit the text is the one that was read', () => {
  const file = parseCharacterFile('core', 'mara', TEXT);
  expect(editedText(file, file.json)).toBe(TEXT);
});

test('edited, keys stand in order, metric parts are recomputed, and the rest is there', () => {
  const file = parseCharacterFile('core', 'mara', TEXT);
  expect(editedText(file, { ...file.json, name: 'Ivo' })).toBe(`{
  "id": "mara",
  "name": "Ivo",
  "physical": {
    "height": "5'7\\" (170.2 cm)",
    "weight": "light"
  },
  "more": [
    1
  ]
}
`);
});

test('what a variant lays over its core is recomputed too', () => {
  const json = { variantOverrides: { physical: { weight: '132 lbs' } } };
  const file = parseCharacterFile('variant', 'mara-modern', JSON.stringify(json));
  const text = editedText(file, { ...file.json, variantLabel: 'Modern' });
  expect((JSON.parse(text) as JsonRecord)['variantOverrides']).toEqual({ physical: { weight: '132 lbs (59.9 kg)' } });
});

test.each([
  ['{"id": ', /^x\.json is not JSON: /],
  ['[]', 'x.json holds no object.'],
  ['null', 'x.json holds no object.'],
  ['', /^x\.json is not JSON: /],
])('%j says what is wrong', (text, message) => {
  expect(() => parseCharacterFile('core', 'x', text)).toThrow(message);
});
