/** @jest-environment node */
import type { Value, ValueMap } from '../rules/values';
import { parseFieldPath, readField, withField } from './field-path';

test.each([
  ['a', ['a']],
  ['a.b_1.C', ['a', 'b_1', 'C']],
  ['`we.ird`', ['we.ird']],
  ['a.`b c`.d', ['a', 'b c', 'd']],
  ['`a\\`b\\\\c`', ['a`b\\c']],
])('%s', (text, names) => {
  expect(parseFieldPath(text)).toEqual(names);
});

test.each(['', '.', 'a.', '.a', 'a..b', '1a', 'a b', '`', '``', '`a', 'a`b`', 'ä'])("'%s' is none", (text) => {
  expect(() => parseFieldPath(text)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }));
});

const inner: ValueMap = new Map<string, Value>([['b', 1n]]);
const fields: ValueMap = new Map<string, Value>([['a', inner]]);

test.each([
  ['a value', ['a', 'b'], 1n],
  ['nothing below a value', ['a', 'b', 'c'], undefined],
  ['nothing', ['x'], undefined],
])('a field path reads %s', (_, path, expected) => {
  expect(readField(fields, path)).toBe(expected);
});

test.each([
  ['sets', ['a', 'c'], 2n, { a: { b: 1n, c: 2n } }],
  ['makes the maps on the way', ['x', 'y'], 2n, { a: { b: 1n }, x: { y: 2n } }],
  ['takes the place of what is no map', ['a', 'b', 'c'], 2n, { a: { b: { c: 2n } } }],
  ['removes', ['a', 'b'], undefined, { a: {} }],
  ['removes nothing where nothing is', ['x', 'y'], undefined, { a: { b: 1n } }],
])('%s, and leaves the fields that it was given alone', (_, path, value: Value | undefined, expected) => {
  const plain = (map: ValueMap): object =>
    Object.fromEntries([...map].map(([name, each]) => [name, each instanceof Map ? plain(each) : each]));
  expect(plain(withField(fields, path, value))).toEqual(expected);
  expect(plain(fields)).toEqual({ a: { b: 1n } });
});
