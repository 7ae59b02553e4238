import { isJsonRecord } from '../domain/json-record';
import { jsonPath } from './json-path';
import type { Problem } from './problem';

/** No value of the contract lies deeper; copying must not end on the stack's limit. */
export const MAX_DEPTH = 40;

/** The longest list or object inside a file: ten times what any page shows. */
export const MAX_ITEMS = 5000;

/** The values that a field of a file may hold in all its lists and objects. */
export const MAX_VALUES = 50_000;

type Key = string | number;

/** How many values the lists and objects of a field hold; Infinity where one of them is too long. */
function countValues(value: unknown, depth = 1): number {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return 0;
  const parts: unknown[] = Array.isArray(value) ? value : Object.values(value);
  let count = parts.length > MAX_ITEMS ? Infinity : parts.length;
  for (let at = 0; at < parts.length && count <= MAX_VALUES; at++) count += countValues(parts[at], depth + 1);
  return count;
}

/** Cuts what one field of a file holds. */
class Limit {
  private left = MAX_VALUES;

  constructor(private readonly problems: Problem[]) {}

  /** The value without what is beyond the limits; the very value where that is all of it. */
  cut(value: unknown, keys: readonly Key[]): unknown {
    // Deeper values are left out elsewhere.
    if (keys.length > MAX_DEPTH) return value;
    if (Array.isArray(value)) return this.cutList(value, keys);
    if (!isJsonRecord(value)) return value;
    const names = Object.keys(value);
    const kept = names.slice(0, this.take(names.length, 'fields', keys));
    const parts = kept.map((name) => this.cut(value[name], [...keys, name]));
    const isWhole = kept.length === names.length && kept.every((name, at) => parts[at] === value[name]);
    return isWhole ? value : Object.fromEntries(kept.map((name, at) => [name, parts[at]]));
  }

  private cutList(list: unknown[], keys: readonly Key[]): unknown[] {
    const kept = list.slice(0, this.take(list.length, 'items', keys));
    const parts = kept.map((item, at) => this.cut(item, [...keys, at]));
    return parts.length === list.length && parts.every((part, at) => part === list[at]) ? list : parts;
  }

  /** How many of so many values stay. */
  private take(length: number, what: string, keys: readonly Key[]): number {
    const taken = Math.min(length, MAX_ITEMS, this.left);
    this.left -= taken;
    if (taken < length) {
      const expected = `at most ${MAX_ITEMS} ${what}, and ${MAX_VALUES} values in a field of the file`;
      this.problems.push({
        path: jsonPath(keys),
        expected,
        received: `${length} ${what}, of which the last ${length - taken} are too many`,
      });
    }
    return taken;
  }
}

/**
 * A file without what nobody could read in it: a list of a million tags would keep a server busy for everybody. A list or an object that
 * is the whole file may be of any length, as indexes are. Gives the very data where all of it stays. `first`: where a part of a list begins in its file.
 */
export function limitLists(data: unknown, first = 0): { limited: unknown; problems: Problem[] } {
  const problems: Problem[] = [];
  // Nearly every field is within the limits: to count is all that is done for it.
  const cut = (value: unknown, key: Key) =>
    countValues(value) > MAX_VALUES ? new Limit(problems).cut(value, [key]) : value;
  if (Array.isArray(data)) {
    const parts = data.map((item, at) => cut(item, first + at));
    return { limited: parts.every((part, at) => part === data[at]) ? data : parts, problems };
  }
  if (!isJsonRecord(data)) return { limited: data, problems };
  const parts = Object.entries(data).map(([name, value]) => [name, cut(value, name)] as const);
  const isWhole = parts.every(([name, part]) => part === data[name]);
  return { limited: isWhole ? data : Object.fromEntries(parts), problems };
}
