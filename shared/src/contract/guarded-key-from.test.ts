import { guardedKeyFrom } from './guarded-key-from';

const bundle = '0123456789abcdef0123456789abcdef';
const key = Buffer.alloc(32, 7).toString('base64');
const before = [{ bundle: 'f'.repeat(32), key: Buffer.alloc(32, 255).toString('base64') }];

test('a key is read as it is stored', () => {
  expect(guardedKeyFrom({ bundle, key, before })).toEqual({ bundle, key, before });
});

test('fields that are not of a key are left out', () => {
  const [earlier] = before;
  expect(guardedKeyFrom({ bundle, key, before: [{ ...earlier, more: 1 }], more: 1 })).toEqual({ bundle, key, before });
});

test.each([
  ['is missing', undefined],
  ['is no list', { 0: before[0] }],
  ['is null', null],
  ['has only malformed keys', [null, 'x', [], { bundle }, { bundle, key: 'x' }, { bundle: 'x', key }]],
])('a key whose list of earlier keys %s has none', (_, stored) => {
  expect(guardedKeyFrom({ bundle, key, before: stored })).toEqual({ bundle, key, before: [] });
});

test('a key keeps its well-formed earlier keys, in their order', () => {
  const second = { bundle, key };
  expect(guardedKeyFrom({ bundle, key, before: [before[0], { bundle: 7, key }, second] })?.before).toEqual([
    before[0],
    second,
  ]);
});

test.each([
  ['no document', undefined],
  ['null', null],
  ['a text', 'x'],
  ['a list', [bundle, key]],
  ['no key', { bundle, before }],
  ['no bundle', { key, before }],
  ['a key of 31 bytes', { bundle, key: Buffer.alloc(31).toString('base64') }],
  ['a key of 33 bytes', { bundle, key: Buffer.alloc(33).toString('base64') }],
  ['a key for addresses', { bundle, key: Buffer.alloc(32, 255).toString('base64url') }],
  ['a key with a line break', { bundle, key: `${key}\n` }],
  ['a key with bits left over', { bundle, key: key.replace(/.=$/, 'B=') }],
  ['a key that is bytes', { bundle, key: Buffer.alloc(32) }],
  ['a bundle in capitals', { bundle: bundle.toUpperCase(), key }],
  ['a bundle that leads elsewhere', { bundle: `../${bundle.slice(3)}`, key }],
  ['a bundle that is too short', { bundle: bundle.slice(1), key }],
])('%s is no key', (_, stored) => {
  expect(guardedKeyFrom(stored)).toBeUndefined();
});
