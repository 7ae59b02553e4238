import { isJsonRecord } from '@otherfolk/shared/domain/json-record';

/** The keys of an object as they are to stand in a file; a key with an order of its own holds an object, or a list of them. */
export type KeyOrder = readonly (string | readonly [key: string, inside: KeyOrder])[];

function ordered(value: unknown, order: KeyOrder): unknown {
  if (Array.isArray(value)) return value.map((item) => ordered(item, order));
  if (!isJsonRecord(value)) return value;
  const inside = new Map(order.map((each) => (typeof each === 'string' ? ([each, []] as const) : each)));
  const known = [...inside.keys()].filter((key) => Object.hasOwn(value, key));
  // A key that the order does not know stays behind the one that it followed.
  const followers = new Map<string | undefined, string[]>();
  let before: string | undefined;
  for (const key of Object.keys(value)) {
    if (inside.has(key)) before = key;
    else followers.set(before, [...(followers.get(before) ?? []), key]);
  }
  const keys = [undefined, ...known].flatMap((key) => [
    ...(key === undefined ? [] : [key]),
    ...(followers.get(key) ?? []),
  ]);
  return Object.fromEntries(keys.map((key) => [key, ordered(value[key], inside.get(key) ?? [])]));
}

/** A copy with the keys in this order, at every depth; nothing is lost. */
export function inKeyOrder<Json extends object>(json: Json, order: KeyOrder): Json {
  return ordered(json, order) as Json;
}
