import { isJsonRecord } from '../../domain/json-record';

/** JSON with the keys of objects in order, so that equal values have one text. */
function orderedText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(orderedText).join(',')}]`;
  if (!isJsonRecord(value)) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${orderedText(each)}`).join(',')}}`;
}

const FIRST_PRIME = 2654435761;
const SECOND_PRIME = 1597334677;

function digestOfNumbers(length: number, numberAt: (at: number) => number): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < length; at++) {
    a = Math.imul(a ^ numberAt(at), FIRST_PRIME);
    b = Math.imul(b ^ numberAt(at), SECOND_PRIME);
  }
  const part = (half: number) => (half >>> 0).toString(36).padStart(7, '0');
  return part(a ^ (b >>> 15)) + part(b ^ (a >>> 13));
}

/** A short digest that tells whether a value is the one of an earlier import. It guards nothing: whoever wants to can make two of one. */
export function digestOf(value: unknown): string {
  const text = typeof value === 'string' ? value : orderedText(value);
  return digestOfNumbers(text.length, (at) => text.charCodeAt(at));
}

/** The bytes at both ends of a file that tell it from another one: packed pictures that differ anywhere differ there, or in length. */
const END_BYTES = 128 * 1024;

/** The digest of a file, by its length and its ends: large ones are not read through. */
export function digestOfBytes(bytes: Uint8Array): string {
  const { length } = bytes;
  const numbers = Math.min(length, 2 * END_BYTES);
  const startOfEnd = length - numbers;
  const digest = digestOfNumbers(numbers, (at) => bytes[at < END_BYTES ? at : startOfEnd + at] ?? 0);
  return `${digest}${length.toString(36)}`;
}
