/** @jest-environment node */
import { digestOf, digestOfBytes } from './digest';
import { mergeField, type MergeState } from './merge-field';

test.each<[string, unknown, string, string | undefined, MergeState]>([
  ['a field without a value gets one', undefined, 'new', undefined, 'added'],
  ['an empty text counts as no value', '', 'new', undefined, 'added'],
  ['equal values need nothing', 'new', 'new', undefined, 'same'],
  ['a value that no import has written is not written over', 'mine', 'new', undefined, 'conflict'],
  ['a value that is edited here alone stays', 'mine', 'old', 'old', 'kept'],
  ['a value that is removed here alone stays away', undefined, 'old', 'old', 'kept'],
  ['a value that is edited there alone comes', 'old', 'new', 'old', 'updated'],
  ['a value that is edited on both sides is asked about', 'mine', 'new', 'old', 'conflict'],
  ['a value that is removed here and edited there is asked about', undefined, 'new', 'old', 'conflict'],
])('%s', (_, mine, theirs, base, state) => {
  expect(mergeField({ mine, theirs, base: base === undefined ? undefined : digestOf(base) })).toBe(state);
});

test('the order of keys makes no other digest', () => {
  expect(digestOf({ a: 1, b: ['x'] })).toBe(digestOf({ b: ['x'], a: 1 }));
  expect(digestOf({ a: 1 })).not.toBe(digestOf({ a: 2 }));
});

test('files that differ at an end, or in length, have other digests', () => {
  const large = new Uint8Array(1_000_000);
  const changed = (at: number) => Uint8Array.from(large, (byte, index) => (index === at ? 1 : byte));
  const digests = [large, changed(0), changed(999_999), large.subarray(1)].map(digestOfBytes);
  expect(new Set(digests).size).toBe(4);
  expect(digestOfBytes(new Uint8Array(large))).toBe(digests[0]);
});
