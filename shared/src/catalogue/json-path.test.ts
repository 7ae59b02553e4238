import fc from 'fast-check';
import { jsonPath, keysOfPath } from './json-path';

test.each([
  [[], '$'],
  [['sections', 'RP Hooks', 2], '$.sections["RP Hooks"][2]'],
  [['a.b', '"', '7'], '$["a.b"]["\\""]["7"]'],
])('%j is %s', (keys, path) => {
  expect(jsonPath(keys)).toBe(path);
  expect(keysOfPath(path)).toEqual(keys.map(String));
});

test('every path leads back to its keys', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.nat())), (keys) => {
      expect(keysOfPath(jsonPath(keys))).toEqual(keys.map(String));
    }),
  );
});

test.each([
  ['', []],
  ['nonsense', []],
  ['$.a[', ['a']],
  ['$.a b', ['a']],
])('%j is read as far as it goes', (path, keys) => {
  expect(keysOfPath(path)).toEqual(keys);
});
