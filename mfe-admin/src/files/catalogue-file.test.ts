/** @jest-environment node */
import { editedText, parseCatalogueFile } from './catalogue-file';

const TEXT =
  '{"name":"Mara",  "id":"mara", "physical": {"height": "5\'7\\" (999 cm)", "weight": "light"}, "more": [1]}';

test('without an edit the text is the one that was read', () => {
  const file = parseCatalogueFile('core', 'mara', TEXT);
  expect(editedText(file, file.json)).toBe(TEXT);
});

test('edited, keys stand in order, and what was not edited is as it was', () => {
  const file = parseCatalogueFile('core', 'mara', TEXT);
  expect(editedText(file, { ...file.json, name: 'Ivo' })).toBe(`{
  "id": "mara",
  "name": "Ivo",
  "physical": {
    "height": "5'7\\" (999 cm)",
    "weight": "light"
  },
  "more": [
    1
  ]
}
`);
});

test.each([
  ['{"id": ', /^x\.json is not JSON: /],
  ['[]', 'x.json holds no object.'],
  ['null', 'x.json holds no object.'],
  ['', /^x\.json is not JSON: /],
])('%j says what is wrong', (text, message) => {
  expect(() => parseCatalogueFile('core', 'x', text)).toThrow(message);
});

test('a byte order mark belongs to the text, and not to what it says', () => {
  const { text, json } = parseCatalogueFile('core', 'mara', `\uFEFF${TEXT}`);
  expect(text).toBe(`\uFEFF${TEXT}`);
  expect(json).toEqual(JSON.parse(TEXT));
});
