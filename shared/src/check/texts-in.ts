import { isJsonRecord } from '../domain/json-record';

/** No text of the contract lies deeper; the depth of the data must not become the depth of the stack. */
const MAX_DEPTH = 20;

export type Keys = (string | number)[];

/** Every text in a value, however deep, with the keys that lead to it. */
export function textsIn(value: unknown, keys: Keys = []): { keys: Keys; text: string }[] {
  if (typeof value === 'string') return [{ keys, text: value }];
  if (keys.length > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...keys, index]));
  if (!isJsonRecord(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...keys, key]));
}
