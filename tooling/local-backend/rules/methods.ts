import { messageOf } from '@otherfolk/shared/domain/message-of';
import { EvaluationError } from './rules-error';
import {
  equals,
  includes,
  MapDiff,
  type RulesMap,
  type RulesType,
  type RulesValue,
  type Timestamp,
  typeOf,
  type ValueMap,
  ValueSet,
} from './values';

type Method<Receiver> = (receiver: Receiver, ...args: RulesValue[]) => RulesValue;
type Methods<Receiver> = Record<string, { arity: number[]; run: Method<Receiver> }>;

const NANOSECONDS_PER_MILLISECOND = 1_000_000n;

const fail = (problem: string): never => {
  throw new EvaluationError(problem);
};
const takes = <Receiver>(arity: number | number[], run: Method<Receiver>) => ({ arity: [arity].flat(), run });

const listOf = (value: RulesValue | undefined) => (Array.isArray(value) ? value : fail('a list is needed'));
const setOf = (value: RulesValue | undefined) => (value instanceof ValueSet ? value.items : fail('a set is needed'));
const eitherOf = (value: RulesValue | undefined) => (value instanceof ValueSet ? value.items : listOf(value));
const textOf = (value: RulesValue | undefined) => (typeof value === 'string' ? value : fail('a text is needed'));

/** The beginning of a character by its number as RE2 writes it, or a backslash that stands for itself. */
const NUMBERED = /(\\\\|\\x(?=\{))/g;

/** The patterns of the rules, which are few, and asked for with each write. */
const patterns = new Map<string, RegExp>();
const MAX_PATTERNS = 100;

function patternOf(value: RulesValue | undefined): RegExp {
  const source = textOf(value);
  const known = patterns.get(source);
  if (known) return known;
  try {
    const text = source.replace(NUMBERED, (found) => (found === '\\x' ? '\\u' : found));
    const pattern = new RegExp(`^(?:${text})$`, 'u');
    if (patterns.size < MAX_PATTERNS) patterns.set(source, pattern);
    return pattern;
  } catch (error) {
    return fail(`no pattern: ${messageOf(error)}`);
  }
}

const ofText: Methods<string> = {
  // UTF-16 units, as the official emulator counts.
  size: takes(0, (text) => BigInt(text.length)),
  lower: takes(0, (text) => text.toLowerCase()),
  upper: takes(0, (text) => text.toUpperCase()),
  trim: takes(0, (text) => text.trim()),
  matches: takes(1, (text, pattern) => patternOf(pattern).test(text)),
};

const hasAll = (items: readonly RulesValue[], wanted: readonly RulesValue[]) =>
  wanted.every((item) => includes(items, item));
const hasAny = (items: readonly RulesValue[], wanted: readonly RulesValue[]) =>
  wanted.some((item) => includes(items, item));

/** The official evaluator takes a list here, and answers a set with an error. */
const ofList: Methods<RulesValue[]> = {
  size: takes(0, (list) => BigInt(list.length)),
  hasAll: takes(1, (list, wanted) => hasAll(list, listOf(wanted))),
  hasAny: takes(1, (list, wanted) => hasAny(list, listOf(wanted))),
  hasOnly: takes(1, (list, allowed) => hasAll(listOf(allowed), list)),
  toSet: takes(0, (list) => new ValueSet(list)),
  concat: takes(1, (list, more) => [...list, ...listOf(more)]),
};

const without = (items: readonly RulesValue[], others: readonly RulesValue[]) =>
  new ValueSet(items.filter((item) => !includes(others, item)));
const shared = (items: readonly RulesValue[], others: readonly RulesValue[]) =>
  new ValueSet(items.filter((item) => includes(others, item)));

const ofSet: Methods<ValueSet> = {
  size: takes(0, ({ items }) => BigInt(items.length)),
  hasAll: takes(1, ({ items }, wanted) => hasAll(items, eitherOf(wanted))),
  hasAny: takes(1, ({ items }, wanted) => hasAny(items, eitherOf(wanted))),
  hasOnly: takes(1, ({ items }, allowed) => hasAll(eitherOf(allowed), items)),
  union: takes(1, ({ items }, other) => new ValueSet([...items, ...setOf(other)])),
  difference: takes(1, ({ items }, other) => without(items, setOf(other))),
  intersection: takes(1, ({ items }, other) => shared(items, setOf(other))),
};

function valueAt(map: RulesMap, keys: RulesValue[]): RulesValue | undefined {
  let value: RulesValue | undefined = map;
  for (const key of keys) value = value instanceof Map ? value.get(textOf(key)) : undefined;
  return value;
}

const ofMap: Methods<RulesMap> = {
  size: takes(0, (map) => BigInt(map.size)),
  keys: takes(0, (map) => [...map.keys()]),
  values: takes(0, (map) => [...map.values()]),
  get: takes(2, (map, key, otherwise) => {
    const found = valueAt(map, Array.isArray(key) ? key : [key]);
    return found === undefined ? otherwise : found;
  }),
  diff: takes(1, (map, other) =>
    other instanceof Map ? new MapDiff(map as ValueMap, other as ValueMap) : fail('a map is needed'),
  ),
};

const added = ({ newer, older }: MapDiff) => [...newer.keys()].filter((key) => !older.has(key));
const removed = ({ newer, older }: MapDiff) => [...older.keys()].filter((key) => !newer.has(key));
const kept = ({ newer, older }: MapDiff, isSame: boolean) =>
  [...newer.keys()].filter(
    (key) => older.has(key) && equals(newer.get(key) as RulesValue, older.get(key) as RulesValue) === isSame,
  );

const ofDiff: Methods<MapDiff> = {
  addedKeys: takes(0, (diff) => new ValueSet(added(diff))),
  removedKeys: takes(0, (diff) => new ValueSet(removed(diff))),
  changedKeys: takes(0, (diff) => new ValueSet(kept(diff, false))),
  unchangedKeys: takes(0, (diff) => new ValueSet(kept(diff, true))),
  affectedKeys: takes(0, (diff) => new ValueSet([...added(diff), ...removed(diff), ...kept(diff, false)])),
};

const ofTimestamp: Methods<Timestamp> = {
  toMillis: takes(0, ({ nanoseconds }) => nanoseconds / NANOSECONDS_PER_MILLISECOND),
};

const METHODS = new Map<RulesType, Methods<never>>([
  ['string', ofText],
  ['list', ofList],
  ['set', ofSet],
  ['map', ofMap],
  ['mapdiff', ofDiff],
  ['timestamp', ofTimestamp],
]);

/** Each method name with the numbers of arguments that some type takes for it. */
export const METHOD_ARITY: ReadonlyMap<string, number[]> = [...METHODS.values()]
  .flatMap((methods) => Object.entries(methods))
  .reduce((all, [name, { arity }]) => all.set(name, [...(all.get(name) ?? []), ...arity]), new Map<string, number[]>());

/** Throws an EvaluationError where the value's type has no such method. */
export function callMethod(receiver: RulesValue, name: string, args: RulesValue[]): RulesValue {
  const methods = METHODS.get(typeOf(receiver));
  if (!methods || !Object.hasOwn(methods, name)) return fail(`${typeOf(receiver)} has no method ${name}`);
  const method = methods[name];
  return method ? method.run(receiver as never, ...args) : fail(`no method ${name}`);
}
