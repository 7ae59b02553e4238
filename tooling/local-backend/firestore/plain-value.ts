import { Timestamp, type Value, type ValueMap } from '../rules/values';
import { formatTimestamp } from './timestamps';

/** A value as JSON has it. */
export type PlainValue = null | boolean | number | string | PlainValue[] | PlainFields;
export interface PlainFields {
  [name: string]: PlainValue;
}

/** Throws for what JSON cannot say. */
function valueFrom(plain: unknown): Value {
  if (plain === null || typeof plain === 'boolean' || typeof plain === 'string') return plain;
  if (typeof plain === 'number') return Number.isSafeInteger(plain) ? BigInt(plain) : plain;
  if (Array.isArray(plain)) return plain.map(valueFrom);
  if (typeof plain === 'object') return fieldsFrom(plain);
  throw new Error(`A document cannot hold a ${typeof plain}.`);
}

/** The fields of a document from an object as JSON has it. Throws for what JSON cannot say. */
export const fieldsFrom = (plain: object): ValueMap =>
  new Map(Object.entries(plain).map(([name, value]: [string, unknown]) => [name, valueFrom(value)]));

function plainValue(value: Value): PlainValue {
  if (typeof value === 'bigint') return Number(value);
  if (value instanceof Timestamp) return formatTimestamp(value);
  if (value instanceof Map) return plainFields(value);
  return Array.isArray(value) ? value.map(plainValue) : value;
}

/** The fields of a document as JSON has them; a time is a text. */
export const plainFields = (fields: ValueMap): PlainFields =>
  Object.fromEntries([...fields].map(([name, value]) => [name, plainValue(value)]));
