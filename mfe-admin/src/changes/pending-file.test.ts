/** @jest-environment node */
import { differencesOf } from './pending-file';

const before = { text: '', json: { name: 'Mara', tags: [{ name: 'Blue' }], physical: { build: 'Wiry' } } };

test('each field that differs is named, with both values', () => {
  const json = { name: 'Ivo', tags: [{ name: 'Blue' }, { name: 'Pink' }], physical: {} };
  expect(differencesOf({ json, before })).toEqual(
    expect.arrayContaining([
      { path: '$.name', before: 'Mara', after: 'Ivo' },
      { path: '$.tags[1]', before: '–', after: '{\n  "name": "Pink"\n}' },
      { path: '$.physical.build', before: 'Wiry', after: '–' },
    ]),
  );
});

test('an unedited file has none, and a new one has all its fields', () => {
  expect(differencesOf({ json: before.json, before })).toEqual([]);
  expect(differencesOf({ json: { id: 'mara' } })).toEqual([{ path: '$.id', before: '–', after: 'mara' }]);
});
