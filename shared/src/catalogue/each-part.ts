import { isJsonRecord } from '../domain/json-record';

export type Keys = (string | number)[];

/**
 * Reads each item of a list, or field of an object; `keys`, which lead to the value, lead to the part meanwhile: whoever keeps them copies
 * them. A list of keys for each part would take longer than all that is done with it.
 */
export function eachPart(value: unknown, keys: Keys, read: (part: unknown, key: string | number) => void): void {
  function readAt(key: string | number, part: unknown): void {
    keys.push(key);
    read(part, key);
    keys.pop();
  }
  if (Array.isArray(value)) value.forEach((part: unknown, index) => readAt(index, part));
  else if (isJsonRecord(value)) for (const [key, part] of Object.entries(value)) readAt(key, part);
}
