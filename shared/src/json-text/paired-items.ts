import { isJsonRecord } from '../domain/json-record';
import { sameJson } from '../domain/json-value';

const sorted = (_: string, value: unknown): unknown =>
  isJsonRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;

/** The same for values that say the same. */
const keyOf = (value: unknown): string => JSON.stringify(value, sorted) ?? '';

/** The place that each item of a list as edited had before; undefined for a new one. */
export function pairedItems(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && sameJson(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && sameJson(before.at(-1 - end), after.at(-1 - end))) end++;
  const pairs: (number | undefined)[] = after.map((_, at) => {
    if (at < start) return at;
    return at >= after.length - end ? at + before.length - after.length : undefined;
  });
  // Items that have moved are found by what they say.
  const free = new Map<string, number[]>();
  for (let at = before.length - end - 1; at >= start; at--) {
    const key = keyOf(before[at]);
    free.set(key, [...(free.get(key) ?? []), at]);
  }
  for (let at = start; at < after.length - end; at++) pairs[at] = free.get(keyOf(after[at]))?.pop();
  // The items that are left were edited, in the order in which they stand.
  const left = [...free.values()].flat().sort((a, b) => a - b);
  for (let at = start; at < after.length - end; at++) pairs[at] ??= left.shift();
  return pairs;
}
