import { extensionsCodec } from './extensions-codec';

const there = (raw: unknown) => extensionsCodec.toJson(extensionsCodec.toForm(raw), raw);

test.each([
  [undefined],
  [{ 'map/section': { off: true } }],
  [{ 'map/section': { title: 'Ours', order: 5 }, 'gone/link': { order: -1 } }],
])('%j comes back as it was', (raw) => {
  expect(extensionsCodec.accepts(raw)).toBe(true);
  expect(there(raw)).toEqual(raw);
});

test('settings that change nothing are left out', () => {
  expect(extensionsCodec.toJson({ 'map/section': { off: false, title: ' ', order: '' } }, undefined)).toBeUndefined();
});

test('an order that is no number is written as typed, for the check to refuse it', () => {
  expect(extensionsCodec.toJson({ 'map/section': { off: false, title: '', order: 'first' } }, undefined)).toEqual({
    'map/section': { order: 'first' },
  });
});

test.each([['x'], [[]], [{ 'map/section': 'off' }], [{ 'map/section': { off: 'yes' } }], [{ a: { order: '1' } }]])(
  '%j is left as it is',
  (raw) => {
    expect(extensionsCodec.accepts(raw)).toBe(false);
  },
);
