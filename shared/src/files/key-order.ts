import type * as v from 'valibot';
import { isJsonRecord } from '../domain/json-record';

/** Keys by where they stand (`''` for the file itself, `variantOverrides`), that may stand anywhere among the others there. */
export type FreeKeys = Readonly<Record<string, readonly string[]>>;

/** The parts of schemas, as far as keys go. */
type Structure = v.GenericSchema & {
  entries?: Record<string, Structure>;
  item?: Structure;
  wrapped?: Structure;
  getter?: (value: unknown) => Structure;
  pipe?: readonly Structure[];
};

/** The schema of an object's keys, or of a list's items, that holds for this value. */
function structureOf(schema: Structure, value: unknown): Structure | undefined {
  if (schema.entries || schema.item) return schema;
  const inner = [schema.wrapped, schema.getter?.(value), ...(schema.pipe ?? [])];
  return inner.flatMap((each) => (each ? (structureOf(each, value) ?? []) : []))[0];
}

function ordered(value: unknown, schema: Structure | undefined, free: FreeKeys, place: string): unknown {
  const { entries = {}, item } = (schema && structureOf(schema, value)) ?? {};
  if (Array.isArray(value)) return value.map((each) => ordered(each, item, free, place));
  if (!isJsonRecord(value)) return value;
  const placed = new Set(Object.keys(entries).filter((key) => !free[place]?.includes(key)));
  const known = [...placed].filter((key) => Object.hasOwn(value, key));
  // A key that the order does not know stays behind the one that it followed.
  const followers = new Map<string | undefined, string[]>();
  let before: string | undefined;
  for (const key of Object.keys(value)) {
    if (placed.has(key)) before = key;
    else followers.set(before, [...(followers.get(before) ?? []), key]);
  }
  const keys = [undefined, ...known].flatMap((key) => [
    ...(key === undefined ? [] : [key]),
    ...(followers.get(key) ?? []),
  ]);
  const inside = (key: string) => (Object.hasOwn(entries, key) ? entries[key] : undefined);
  return Object.fromEntries(keys.map((key) => [key, ordered(value[key], inside(key), free, key)]));
}

/** A copy with the keys in the order of the schema, at every depth; nothing is lost. */
export function inKeyOrder<Json extends object>(json: Json, schema: v.GenericSchema, free: FreeKeys = {}): Json {
  return ordered(json, schema, free, '') as Json;
}
