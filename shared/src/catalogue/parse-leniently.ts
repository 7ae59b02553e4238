import * as v from 'valibot';
import { isJsonRecord, safeEntries } from '../domain/json-record';
import { jsonPath } from './json-path';
import { limitLists, MAX_DEPTH } from './limit-lists';
import type { Problem } from './problem';

type Key = string | number;
type Container = Record<string, unknown> | unknown[];

/** The value that a problem has received where a value is missing. */
export const NOTHING = 'nothing';

const MAX_QUOTE = 60;

function copyOf(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) return undefined;
  if (Array.isArray(value)) return value.map((item) => copyOf(item, depth + 1));
  if (!isJsonRecord(value)) return value;
  return Object.fromEntries(safeEntries(value).map(([key, part]) => [key, copyOf(part, depth + 1)]));
}

function describe(value: unknown): string {
  if (value === undefined) return NOTHING;
  if (Array.isArray(value)) return 'a list';
  if (isJsonRecord(value)) return 'an object';
  const text = JSON.stringify(value);
  return text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE)}…` : text;
}

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

const partOf = (container: Container, key: Key): unknown =>
  Object.hasOwn(container, key) ? (container as Record<Key, unknown>)[key] : undefined;

/** A file from which the values that a schema refuses are taken out one by one. */
class Pruned {
  readonly problems: Problem[] = [];
  /** The places in the file that the items of a shortened list had. */
  private readonly origins = new WeakMap<Container, number[]>();
  private readonly reported = new WeakMap<Container, Set<Key>>();

  /** `first` is the index, in its file, of the first item of a root that is a part of a list. */
  constructor(
    readonly root: unknown,
    first: number,
  ) {
    if (Array.isArray(root))
      this.origins.set(
        root,
        [...root.keys()].map((index) => first + index),
      );
  }

  /** Takes out what the issues are about. False where that is the whole file. */
  prune(issues: readonly v.BaseIssue<unknown>[]): boolean {
    const markedForRemoval = new Map<Container, Set<Key>>();
    for (const issue of issues) {
      const keys = (issue.path ?? []).map((item) => item.key as Key);
      if (!this.doom(keys, issue.message, markedForRemoval)) return false;
    }
    for (const [container, keys] of markedForRemoval) this.remove(container, keys);
    return true;
  }

  private doom(keys: readonly Key[], expected: string, markedForRemoval: Map<Container, Set<Key>>): boolean {
    const last = keys.at(-1);
    const parents = this.containersAlong(keys.slice(0, -1));
    const parent = parents.at(-1);
    if (last === undefined || !parent) {
      this.problems.push({ path: '$', expected, received: describe(this.root) });
      return false;
    }
    if (!Object.hasOwn(parent, last)) return this.doomHolder(keys, parents, expected, markedForRemoval);
    this.report(keys, parents, expected, partOf(parent, last));
    this.reported.set(parent, (this.reported.get(parent) ?? new Set()).add(last));
    markedForRemoval.set(parent, (markedForRemoval.get(parent) ?? new Set()).add(last));
    return true;
  }

  /** An object that lacks a value that it needs goes as a whole; said once, where the value was there but refused. */
  private doomHolder(
    keys: readonly Key[],
    parents: readonly Container[],
    expected: string,
    markedForRemoval: Map<Container, Set<Key>>,
  ): boolean {
    const holder = parents.at(-1);
    const outer = parents.at(-2);
    const last = keys.at(-1);
    const holderKey = keys.at(-2);
    const known = holder && last !== undefined && this.reported.get(holder)?.has(last);
    if (!known) this.report(keys, parents, expected, undefined);
    if (!outer || holderKey === undefined) return false;
    markedForRemoval.set(outer, (markedForRemoval.get(outer) ?? new Set()).add(holderKey));
    return true;
  }

  private report(keys: readonly Key[], parents: readonly Container[], expected: string, received: unknown): void {
    const original = keys.map((key, depth) => {
      const parent = parents[depth];
      return parent && typeof key === 'number' ? (this.origins.get(parent)?.[key] ?? key) : key;
    });
    this.problems.push({ path: jsonPath(original), expected, received: describe(received) });
  }

  private containersAlong(keys: readonly Key[]): Container[] {
    const containers: Container[] = [];
    let value: unknown = this.root;
    for (const key of [...keys, undefined]) {
      if (!isContainer(value)) return [];
      containers.push(value);
      if (key !== undefined) value = partOf(value, key);
    }
    return containers;
  }

  private remove(container: Container, keys: ReadonlySet<Key>): void {
    if (!Array.isArray(container)) {
      for (const key of keys) Reflect.deleteProperty(container, key);
      return;
    }
    const origins = this.origins.get(container) ?? container.map((_, index) => index);
    const kept = container.map((_, index) => index).filter((index) => !keys.has(index));
    this.origins.set(
      container,
      kept.map((index) => origins[index] ?? index),
    );
    container.splice(0, container.length, ...kept.map((index) => container[index]));
  }
}

/**
 * The output of the schema for the data once every value that it refuses is taken out, each with a problem. The output is
 * undefined only where the whole is refused. The data stays as it is. A schema's messages must say what it expects.
 * Data that is a part of a list begins at its item `first`: the paths of problems are those of the whole.
 */
export function parseLeniently<Schema extends v.GenericSchema>(
  schema: Schema,
  data: unknown,
  first = 0,
): { output: v.InferOutput<Schema> | undefined; problems: Problem[] } {
  const { limited, problems } = limitLists(data, first);
  let result = v.safeParse(schema, limited);
  if (result.success) return { output: result.output, problems };
  const pruned = new Pruned(copyOf(limited), first);
  do {
    result = v.safeParse(schema, pruned.root);
  } while (!result.success && pruned.prune(result.issues));
  return { output: result.success ? result.output : undefined, problems: [...problems, ...pruned.problems] };
}
