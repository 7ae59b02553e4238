/** @jest-environment node */
import { overlay } from './overlay';

test.each([
  ['scalars replace', { a: 1 }, { a: 2 }, { a: 2 }],
  ['false and zero replace', { a: true, b: 3 }, { a: false, b: 0 }, { a: false, b: 0 }],
  ['arrays replace', { a: [1, 2] }, { a: [3] }, { a: [3] }],
  ['an empty array replaces', { a: [1, 2] }, { a: [] }, { a: [] }],
  ['objects merge at any depth', { a: { b: { c: 1, d: 2 } } }, { a: { b: { d: 3 } } }, { a: { b: { c: 1, d: 3 } } }],
  ['an empty text replaces nothing', { a: 'x' }, { a: '' }, { a: 'x' }],
  ['an empty object replaces nothing', { a: 'x' }, { a: {} }, { a: 'x' }],
  ['an object of empty texts replaces nothing', { a: 'x' }, { a: { b: '' } }, { a: 'x' }],
  ['null replaces nothing', { a: 'x' }, { a: null }, { a: 'x' }],
  ['an object replaces a text', { a: 'x' }, { a: { b: 'y' } }, { a: { b: 'y' } }],
  ['a text replaces an object', { a: { b: 'y' } }, { a: 'x' }, { a: 'x' }],
  ['new keys are added', { a: 1 }, { b: 2 }, { a: 1, b: 2 }],
  ['names of object methods are names like others', {}, { toString: '', valueOf: 'x' }, { valueOf: 'x' }],
])('%s', (_, base, over, result) => {
  expect(overlay(base, over)).toEqual(result);
});

test('keys that reach a prototype are dropped at any depth, in arrays too', () => {
  const fuzzed: unknown = JSON.parse(
    '{"__proto__":{"polluted":1},"constructor":{"a":1},"a":{"prototype":{"b":1}},"list":[{"__proto__":{"polluted":1},"c":1}]}',
  );
  const result = overlay({ kept: true }, fuzzed) as object;
  expect(JSON.stringify(result)).toBe('{"kept":true,"list":[{"c":1}]}');
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  expect('polluted' in result).toBe(false);
});

test('an overlay changes neither of its values', () => {
  const base = Object.freeze({ a: Object.freeze({ b: 1 }) });
  const over = Object.freeze({ a: Object.freeze({ c: 2 }) });
  expect(overlay(base, over)).toEqual({ a: { b: 1, c: 2 } });
});
