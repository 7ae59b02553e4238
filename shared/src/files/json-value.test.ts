/** @jest-environment node */
import type { JsonRecord } from '../domain/json-record';
import { withValueAt } from './json-value';

const json: JsonRecord = { name: 'Mara', physical: { height: '5', build: 'Wiry' }, list: [1] };

test.each<[string[], unknown, JsonRecord]>([
  [['name'], 'Ivo', { ...json, name: 'Ivo' }],
  [['physical', 'build'], undefined, { ...json, physical: { height: '5' } }],
  [['styling', 'themeColor'], '#fff', { ...json, styling: { themeColor: '#fff' } }],
  [['styling', 'themeColor'], undefined, json],
  [['name', 'first'], 'Mara', { ...json, name: { first: 'Mara' } }],
])('%j set to %j', (keys, value, expected) => {
  expect(withValueAt(json, keys, value)).toEqual(expected);
});

test('an object goes with the last of its keys', () => {
  expect(withValueAt({ physical: { build: 'Wiry' } }, ['physical', 'build'], undefined)).toEqual({});
});

test('the order of the keys stays', () => {
  expect(Object.keys(withValueAt(json, ['name'], 'Ivo'))).toEqual(Object.keys(json));
});
