import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';

/** What stands at a path of keys; undefined where nothing does. */
export function valueAt(json: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (value, key) => (isJsonRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    json,
  );
}

/** A copy with another value at the path; undefined takes the key out, and objects that this leaves empty with it. */
export function withValueAt(json: JsonRecord, [key, ...rest]: readonly string[], value: unknown): JsonRecord {
  if (key === undefined) return json;
  const inside = json[key];
  const next = rest.length === 0 ? value : withValueAt(isJsonRecord(inside) ? inside : {}, rest, value);
  const isLeftEmpty = value === undefined && isJsonRecord(next) && Object.keys(next).length === 0;
  if (next !== undefined && !isLeftEmpty) return { ...json, [key]: next };
  return Object.fromEntries(Object.entries(json).filter(([each]) => each !== key));
}

/** Whether two values of JSON say the same; the order of keys says nothing. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, at) => sameJson(item, b[at]));
  if (!isJsonRecord(a) || !isJsonRecord(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  );
}
