/** @jest-environment node */
import { editedText, parseCatalogueFile } from './catalogue-file';

const TEXT =
  '{"name":"Mara",  "id":"mara", "physical": {"height": "5\'7\\" (999 cm)", "weight": "light"}, "more": [1]}';

test('a file without an edit has the text that was read', () => {
  const file = parseCatalogueFile('core', 'mara', TEXT);
  expect(editedText(file, file.json)).toBe(TEXT);
});

test('an edited file has other bytes only where it was edited', () => {
  const file = parseCatalogueFile('core', 'mara', TEXT);
  expect(editedText(file, { ...file.json, name: 'Ivo' })).toBe(TEXT.replace('"Mara"', '"Ivo"'));
});

test('a new key stands where the contract has it, also among keys in another order', () => {
  const file = parseCatalogueFile('core', 'mara', '{\n "name": "Mara",\n "id": "mara",\n "tags": []\n}');
  expect(editedText(file, { ...file.json, physical: { build: 'Wiry' }, nameInfo: { nickname: 'Em' } })).toBe(
    '{\n "name": "Mara",\n "nameInfo": {\n  "nickname": "Em"\n },\n "physical": {\n  "build": "Wiry"\n },\n "id": "mara",\n "tags": []\n}',
  );
});

test('a key that the file has twice is not edited, and the sentence says where', () => {
  const file = parseCatalogueFile('core', 'mara', '{"name": "Mara", "name": "Ivo"}');
  expect(() => editedText(file, { name: 'Ana' })).toThrow(
    'characters/mara.json: "name" stands there more than once: keep one of them in the file first.',
  );
});

test('a changelog is edited as the list that it is', () => {
  const file = parseCatalogueFile('changelog', 'changelog', '[\n {"title": "One", "n": 1.0}\n]');
  const json = { releases: [{ title: 'Two', n: 1 }] };
  expect(editedText(file, json)).toBe('[\n {"title": "Two", "n": 1.0}\n]');
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
