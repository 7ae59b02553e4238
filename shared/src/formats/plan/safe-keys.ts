import { isJsonRecord, safeEntries } from '../../domain/json-record';
import type { FieldValue } from '../source/source-item';

/** A key that readers of files keep: those that could reach a prototype are dropped, though a heading may say the same. */
export const safeKey = (key: string): string => {
  if (safeEntries({ [key]: true }).length > 0) return key;
  const word = key.replace(/_/g, '');
  return word.charAt(0).toUpperCase() + word.slice(1);
};

/** A value with such keys, at any depth. */
export function withSafeKeys(value: FieldValue): FieldValue {
  if (Array.isArray(value)) return value.map(withSafeKeys);
  if (!isJsonRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [safeKey(key), withSafeKeys(each)]));
}
