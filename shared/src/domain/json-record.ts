export type JsonRecord = Record<string, unknown>;

const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']); // docs/data-contract.md#1-where-data-lives

/** True for a plain object: neither null nor an array. */
export function isJsonRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Own entries, without the keys that could reach an object's prototype. */
export function safeEntries(record: object): [string, unknown][] {
  return Object.entries(record).filter(([key]) => !FORBIDDEN_KEYS.has(key));
}

/** A copy without such keys, at any depth. */
export function withoutForbiddenKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutForbiddenKeys);
  if (!isJsonRecord(value)) return value;
  return Object.fromEntries(safeEntries(value).map(([key, part]) => [key, withoutForbiddenKeys(part)]));
}
