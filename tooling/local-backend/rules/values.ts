/** A moment to the nanosecond, as the database keeps it. */
export class Timestamp {
  constructor(readonly nanoseconds: bigint) {}
}

/** A document's path, as `get()` and `exists()` take it. */
export class Path {
  constructor(readonly segments: readonly string[]) {}
}

/** The value of `diff()`: the newer map beside the older one. */
export class MapDiff {
  constructor(
    readonly newer: ValueMap,
    readonly older: ValueMap,
  ) {}
}

/** Values without order, each once. */
export class ValueSet {
  readonly items: readonly RulesValue[];

  constructor(items: Iterable<RulesValue>) {
    const distinct: RulesValue[] = [];
    for (const item of items) if (!includes(distinct, item)) distinct.push(item);
    this.items = distinct;
  }
}

/** The values that a document can hold: whole numbers are `bigint`, others `number`. */
export type Value = null | boolean | bigint | number | string | Timestamp | Value[] | ValueMap;
export type ValueMap = Map<string, Value>;

/** The values that an expression of the rules can come to. */
export type RulesValue = Value | RulesValue[] | RulesMap | ValueSet | Path | MapDiff;
export type RulesMap = Map<string, RulesValue>;

/** The names that `is` knows, and what else there is. */
export type RulesType =
  'null' | 'bool' | 'int' | 'float' | 'string' | 'timestamp' | 'list' | 'map' | 'set' | 'path' | 'mapdiff';

export function typeOf(value: RulesValue): RulesType {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'number') return 'float';
  if (typeof value === 'string') return 'string';
  if (Array.isArray(value)) return 'list';
  if (value instanceof Map) return 'map';
  if (value instanceof ValueSet) return 'set';
  if (value instanceof Timestamp) return 'timestamp';
  return value instanceof Path ? 'path' : 'mapdiff';
}

/** Equality of the rules: by content; whole and other numbers compare by size, different types are different. */
export function equals(a: RulesValue, b: RulesValue): boolean {
  if (typeof a === 'bigint' && typeof b === 'number') return Number(a) === b;
  if (typeof a === 'number' && typeof b === 'bigint') return a === Number(b);
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, at) => equals(item, b[at] as RulesValue));
  if (a instanceof ValueSet && b instanceof ValueSet)
    return a.items.length === b.items.length && a.items.every((item) => includes(b.items, item));
  if (a instanceof Map && b instanceof Map)
    return a.size === b.size && [...a].every(([key, item]) => b.has(key) && equals(item, b.get(key) as RulesValue));
  if (a instanceof Timestamp && b instanceof Timestamp) return a.nanoseconds === b.nanoseconds;
  if (a instanceof Path && b instanceof Path) return a.segments.join('/') === b.segments.join('/');
  return a === b;
}

export const includes = (items: readonly RulesValue[], value: RulesValue) => items.some((item) => equals(item, value));
