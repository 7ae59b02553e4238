/** @jest-environment node */
import { fileText } from '@otherfolk/shared/catalogue/file-text';
import { differencesOf } from './differences';

const before = { text: fileText({ name: 'Mara', tags: [{ name: 'Blue' }], physical: { build: 'Wiry' } }) };

test('each field that differs is named, with both values', () => {
  const text = fileText({ name: 'Ivo', tags: [{ name: 'Blue' }, { name: 'Pink' }], physical: {} });
  expect(differencesOf({ text, before })).toEqual(
    expect.arrayContaining([
      { keys: ['name'], before: 'Mara', after: 'Ivo' },
      { keys: ['tags', 1], before: undefined, after: { name: 'Pink' } },
      { keys: ['physical', 'build'], before: 'Wiry', after: undefined },
    ]),
  );
});

test('an unedited file has none, and a new one has all its fields', () => {
  expect(differencesOf({ ...before, before })).toEqual([]);
  expect(differencesOf({ text: fileText({ id: 'mara' }) })).toEqual([
    { keys: ['id'], before: undefined, after: 'mara' },
  ]);
});

test('a repeated key and a number that is written otherwise are differences, as reading loses them', () => {
  const text = '{"a": {"b": 1}, "a": {"c": 2}, "n": 1.50}';
  expect(differencesOf({ text: '{"a": {"c": 2}, "n": 1.5}', before: { text } })).toEqual(
    expect.arrayContaining([
      { keys: ['a (1)'], before: { b: 1 }, after: undefined },
      { keys: ['n'], before: '1.50', after: 1.5 },
    ]),
  );
});
