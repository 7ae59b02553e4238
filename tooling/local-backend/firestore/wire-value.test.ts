/** @jest-environment node */
import fc from 'fast-check';
import { equals, Timestamp, type Value } from '../rules/values';
import { decodeFields, decodeValue, encodeValue, type WireValue } from './wire-value';

const MAX_NANOSECONDS = 253_402_300_799_000_000_000n;
const text = fc.string({ unit: 'grapheme', maxLength: 20 });
const fieldName = text.filter((name) => name !== '' && !/^__.*__$/s.test(name));
const { value } = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constant(null),
    fc.boolean(),
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
    fc.double({ noNaN: true }),
    text,
    fc
      .bigInt({ min: -62_135_596_800_000_000n, max: MAX_NANOSECONDS / 1000n })
      .map((micros) => new Timestamp(micros * 1000n)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.tuple(fieldName, tie('value')), { maxLength: 4 }).map((entries) => new Map(entries)),
  ),
}));

test('every value comes back from the wire, and from the disk, as it was', () => {
  fc.assert(
    fc.property(value, (each) => {
      const wire = JSON.parse(JSON.stringify(encodeValue(each))) as WireValue;
      return equals(decodeValue(wire), each);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['a whole number as a number', { integerValue: 3 }, 3n],
  ['a number that is none', { doubleValue: 'NaN' }, NaN],
  ['nothing from below', { doubleValue: '-0' }, -0],
  ['an endless number', { doubleValue: '-Infinity' }, -Infinity],
  ['an empty list', { arrayValue: {} }, []],
  ['an empty map', { mapValue: {} }, new Map()],
  ['a time with nanoseconds', { timestampValue: '1970-01-01T00:00:01.000000001Z' }, new Timestamp(1_000_000_001n)],
])('%s', (_, wire, expected) => {
  expect(decodeValue(wire)).toEqual(expected);
});

const nested = (depth: number): WireValue =>
  depth === 0 ? { nullValue: null } : { arrayValue: { values: [nested(depth - 1)] } };

test.each([
  ['no type', {}],
  ['two types', { stringValue: '', booleanValue: true }],
  ['a truth that is none', { booleanValue: 'true' }],
  ['a whole number that is none', { integerValue: '1.5' }],
  ['a whole number that is too big', { integerValue: '9223372036854775808' }],
  ['a number that is none', { doubleValue: '1' }],
  ['a text that is none', { stringValue: 1 }],
  ['a time that is none', { timestampValue: 'today' }],
  ['a time of another zone', { timestampValue: '2026-01-01T00:00:00+01:00' }],
  ['a list that is none', { arrayValue: { values: {} } }],
  ['a list of what are no values', { arrayValue: { values: [1] } }],
  ['a map that is none', { mapValue: { fields: [] } }],
  ['a reserved name', { mapValue: { fields: { __a__: { nullValue: null } } } }],
  ['a name of nothing', { mapValue: { fields: { '': { nullValue: null } } } }],
  ['too many lists in lists', nested(30)],
])('%s is refused', (_, wire: WireValue) => {
  expect(() => decodeValue(wire)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }));
});

test.each(['bytesValue', 'referenceValue', 'geoPointValue'])('values of type %s are not served', (type) => {
  expect(() => decodeValue({ [type]: '' })).toThrow(expect.objectContaining({ status: 'UNIMPLEMENTED' }));
});

test('fields with names of built-in properties are fields like others', () => {
  const fields = decodeFields(JSON.parse('{"constructor":{"integerValue":"1"},"toString":{"integerValue":"2"}}'));
  expect([...fields]).toEqual([
    ['constructor', 1n],
    ['toString', 2n],
  ]);
});
