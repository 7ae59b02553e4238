/** @jest-environment node */
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import { withRecomputed } from './recomputed';

const of = (kind: FileKind, text = '') => ({ kind, text });

test.each([
  ['height', `5'7" (1 cm)`, `5'7" (170.2 cm)`],
  ['height', `5'4'' (1 cm)`, `5'4" (162.6 cm)`],
  ['height', `5'7" (170 cm)`, `5'7" (170.2 cm)`],
  ['weight', '132 lbs (132 kg)', '132 lbs (59.9 kg)'],
  ['weight', '132 lbs (59.8 kg)', '132 lbs (59.9 kg)'],
  ['measurements', '34B-26-36 in (86.4-66-1 cm)', '34B-26-36 in (86.4-66-91.4 cm)'],
  ['measurements', '34B-26-36 in (86.4 cm)', '34B-26-36 in (86.4-66-91.4 cm)'],
])('%s %s becomes %s, in a core and in what a life overrides', (key, text, expected) => {
  expect(withRecomputed(of('core'), { physical: { [key]: text } })).toEqual({ physical: { [key]: expected } });
  const life = { variantOverrides: { physical: { [key]: text } } };
  expect(withRecomputed(of('variant'), life)).toEqual({ variantOverrides: { physical: { [key]: expected } } });
});

test.each([
  ['height', `5'7" (170.2 cm)`],
  ['height', `5'7" (170.18 cm)`],
  ['height', `5'7" (170.20 cm)`],
  ['height', `5'7"`],
  ['height', `5'7" (in boots)`],
  ['height', 'tall (1 cm)'],
  ['weight', '132 lb (59.9 kg)'],
  ['weight', '120'],
  ['measurements', '34b-26-36 in (86.4-66-91.4 cm)'],
])('%s %s stays to the letter, and the file the same object', (key, text) => {
  const core = { physical: { [key]: text, build: 'Wiry' } };
  expect(withRecomputed(of('core'), core)).toBe(core);
});

test('a file of another kind, and one of another shape, stays the same object', () => {
  for (const json of [{ physical: { height: `5'7" (1 cm)` } }, { physical: 'tall' }, {}])
    expect(withRecomputed(of('plot'), json)).toBe(json);
  for (const json of [{ physical: { height: 7 } }, { physical: 'tall' }, { variantOverrides: [] }])
    expect(withRecomputed(of('core'), json)).toBe(json);
});

test.each([
  `{"physical": {"height": "1' (2 cm)", "height": "5'7\\" (1 cm)"}}`,
  `{"physical": {}, "physical": {"height": "5'7\\" (1 cm)"}}`,
])('a value in a key that is repeated stays as it is: %s', (text) => {
  const json = JSON.parse(text) as JsonRecord;
  expect(withRecomputed(of('core', text), json)).toBe(json);
});
