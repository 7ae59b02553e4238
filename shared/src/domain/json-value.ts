import { isJsonRecord } from './json-record';

/** The value at a path of keys; undefined where there is none. */
export function valueAt(json: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (value, key) => (isJsonRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    json,
  );
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
