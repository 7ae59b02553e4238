import { isJsonRecord, type JsonRecord, safeEntries, withoutForbiddenKeys } from './json-record';

function overlayRecord(base: unknown, over: JsonRecord): unknown {
  const result = new Map(isJsonRecord(base) ? safeEntries(base) : []);
  for (const [key, value] of safeEntries(over)) {
    const merged = overlay(result.get(key), value);
    if (merged !== undefined) result.set(key, merged);
  }
  return result.size > 0 ? Object.fromEntries(result) : base;
}

/**
 * The upper value laid over the lower: objects merge, arrays and scalars replace, and nothing, null, an empty text or an
 * empty object replaces nothing. Both values stay as they are.
 */
export function overlay(base: unknown, over: unknown): unknown {
  if (isJsonRecord(over)) return overlayRecord(base, over);
  const replacesNothing = over === undefined || over === null || over === '';
  return replacesNothing ? base : withoutForbiddenKeys(over);
}
