import { isJsonRecord, type JsonRecord } from '../domain/json-record';

export { sameJson, valueAt } from '../domain/json-value';

/** A copy with another value at the path; undefined takes the key out, and objects that this leaves empty with it. */
export function withValueAt(json: JsonRecord, [key, ...rest]: readonly string[], value: unknown): JsonRecord {
  if (key === undefined) return json;
  const inside = json[key];
  const next = rest.length === 0 ? value : withValueAt(isJsonRecord(inside) ? inside : {}, rest, value);
  const isLeftEmpty = value === undefined && isJsonRecord(next) && Object.keys(next).length === 0;
  if (next !== undefined && !isLeftEmpty) return { ...json, [key]: next };
  return Object.fromEntries(Object.entries(json).filter(([each]) => each !== key));
}
