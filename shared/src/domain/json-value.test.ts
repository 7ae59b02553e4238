/** @jest-environment node */
import fc from 'fast-check';
import type { JsonRecord } from './json-record';
import { sameJson, valueAt } from './json-value';

const json: JsonRecord = { name: 'Mara', physical: { height: '5', build: 'Wiry' }, list: [1] };

test.each<[string[], unknown]>([
  [['name'], 'Mara'],
  [['physical', 'build'], 'Wiry'],
  [['physical', 'weight'], undefined],
  [['name', 'length'], undefined],
  [['list', '0'], undefined],
  [['toString'], undefined],
])('%j holds %j', (keys, value) => {
  expect(valueAt(json, keys)).toBe(value);
});

test('a value equals its copy, and no copy with a change in it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const copy: unknown = JSON.parse(JSON.stringify(value));
      expect(sameJson(JSON.parse(JSON.stringify(value)), copy)).toBe(true);
      expect(sameJson([copy], [copy, null])).toBe(false);
      expect(sameJson({ copy }, { other: copy })).toBe(false);
    }),
  );
});
