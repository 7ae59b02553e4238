import * as v from 'valibot';
import { HttpError } from '@otherfolk/system/http/http-error';
import { Timestamp, type Value, type ValueMap } from '../rules/values';
import { formatTimestamp, parseTimestamp } from './timestamps';

/** One value as JSON carries it: an object with one key, which names the type. */
export type WireValue = Record<string, unknown>;
export type WireFields = Record<string, WireValue>;

/** Firestore's own limit of maps and lists in each other. */
const MAX_DEPTH = 20;
const RESERVED_NAME = /^__.*__$/s;
const INTEGER = /^-?\d{1,19}$/;
/** The numbers that JSON has no form for. */
const SPECIAL_NUMBERS = ['NaN', 'Infinity', '-Infinity', '-0'];

const invalid = (problem: string) => new HttpError('INVALID_ARGUMENT', problem);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const wireFields = v.custom<WireFields>(
  (value) => isRecord(value) && Object.values(value).every(isRecord),
  'an object of values is needed',
);
export const wireValue = v.custom<WireValue>(isRecord, 'a value is needed');

function decodeInteger(value: unknown): bigint {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  if (typeof text !== 'string' || !INTEGER.test(text)) throw invalid('integerValue is no whole number');
  const integer = BigInt(text);
  if (BigInt.asIntN(64, integer) !== integer) throw invalid('integerValue does not fit into 64 bits');
  return integer;
}

function decodeDouble(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string' && SPECIAL_NUMBERS.includes(value)) return Number(value);
  throw invalid('doubleValue is no number');
}

function decodeTimestamp(value: unknown): Timestamp {
  const timestamp = typeof value === 'string' ? parseTimestamp(value) : undefined;
  if (!timestamp) throw invalid('timestampValue is no time in UTC');
  return timestamp;
}

/** Throws an HttpError for what is malformed, and for types that are not served here. */
export function decodeValue(wire: WireValue, depth = 0): Value {
  if (depth > MAX_DEPTH) throw invalid('The value is nested too deeply');
  const entries = Object.entries(wire);
  const [type, value] = entries[0] ?? [];
  if (entries.length !== 1) throw invalid('A value has exactly one type');
  switch (type) {
    case 'nullValue':
      return null;
    case 'booleanValue':
      if (typeof value !== 'boolean') throw invalid('booleanValue is neither true nor false');
      return value;
    case 'integerValue':
      return decodeInteger(value);
    case 'doubleValue':
      return decodeDouble(value);
    case 'stringValue':
      if (typeof value !== 'string') throw invalid('stringValue is no text');
      return value;
    case 'timestampValue':
      return decodeTimestamp(value);
    case 'arrayValue': {
      const values = isRecord(value) ? (value.values ?? []) : undefined;
      if (!Array.isArray(values) || !values.every(isRecord)) throw invalid('arrayValue is no list of values');
      return values.map((each) => decodeValue(each, depth + 1));
    }
    case 'mapValue': {
      const fields = isRecord(value) ? (value.fields ?? {}) : undefined;
      if (!isRecord(fields) || !Object.values(fields).every(isRecord)) throw invalid('mapValue has no fields');
      return decodeFields(fields as WireFields, depth + 1);
    }
    default:
      throw new HttpError('UNIMPLEMENTED', `Values of type ${type} are not served by the local backend.`);
  }
}

export function decodeFields(fields: WireFields, depth = 0): ValueMap {
  return new Map(
    Object.entries(fields).map(([name, value]) => {
      if (name === '' || RESERVED_NAME.test(name)) throw invalid(`The field name '${name}' is reserved`);
      return [name, decodeValue(value, depth)];
    }),
  );
}

function encodeDouble(value: number): WireValue {
  if (Object.is(value, -0)) return { doubleValue: '-0' };
  return { doubleValue: Number.isFinite(value) ? value : String(value) };
}

export function encodeValue(value: Value): WireValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'bigint') return { integerValue: String(value) };
  if (typeof value === 'number') return encodeDouble(value);
  if (typeof value === 'string') return { stringValue: value };
  if (value instanceof Timestamp) return { timestampValue: formatTimestamp(value) };
  if (value instanceof Map) return { mapValue: { fields: encodeFields(value) } };
  return { arrayValue: { values: value.map(encodeValue) } };
}

export const encodeFields = (fields: ValueMap): WireFields =>
  Object.fromEntries([...fields].map(([name, value]) => [name, encodeValue(value)]));
