/** @jest-environment node */
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
    fc.property(fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.nat())), (keys) => {
      expect(keysOfPath(jsonPath(keys))).toEqual(keys.map(String));
    }),
  );
});

test('no text at all is too much for it', () => {
  const fuzzed = fc.array(
    fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('$', '.', '[', ']', '"', '\\', 'x', '\n')),
  );
  fc.assert(
    fc.property(fuzzed, (parts) => {
      for (const path of [parts.join(''), `$[\"${parts.join('')}\"]`])
        expect(Array.isArray(keysOfPath(path))).toBe(true);
    }),
  );
});

test.each([
  ['', []],
  ['nonsense', []],
  ['$.a[', ['a']],
  ['$.a b', ['a']],
  ['$["\\x"]', []],
  ['$.a["\\u12"].b', ['a']],
  ['$.a["\n"].b', ['a']],
])('%j is read as far as it goes', (path, keys) => {
  expect(keysOfPath(path)).toEqual(keys);
});
