import { type DerivedText, derivedText, derivedTexts, textOfJson } from './derived-text';
import type { FromFiles } from './in-blocks';
import type { Progress } from './progress';

/** Hears that so much more of a work is done. */
export type Told = (count: number) => void;

/** A value that need not be looked at to know whether it is another one. */
export interface Versioned<Value> {
  /** The same for equal values only. */
  version: string;
  value: () => Value;
}

/** The same of a value that takes time to look at. */
export type VersionedLater<Value> = Versioned<Promise<Value>>;

export const valuesOf = <Value>(all: readonly VersionedLater<Value>[]): Promise<Value[]> =>
  Promise.all(all.map(({ value }) => value()));

/**
 * Gives what follows from each of these, in their order, as it was derived before where their files are the same; else derives it.
 * `derive` reads all files of an item. Values are JSON. `what` says what they are, and names them for whoever knows them already.
 */
export type OfEach = <Item extends FromFiles, Value>(
  what: string,
  items: readonly Item[],
  derive: (item: Item) => Value,
  progress?: Progress,
) => Value[];

/** Items that follow each other, of which several things may be derived: each is known where the files of all are as they were. */
export interface RecalledBlock<Item> {
  items: readonly Item[];
  /** Gives what follows from each item, as `OfEach` does. */
  ofEach: <Value>(what: string, derive: (item: Item) => Value) => Value[];
  /** The same, where not everybody needs the values who asks for their version. */
  versionedEach: <Value>(what: string, derive: (item: Item) => Value) => Versioned<Value[]>;
}

/** All of these, in their order. */
export type BlocksOf = <Item extends FromFiles>(items: readonly Item[]) => RecalledBlock<Item>[];

/** Gives what follows from something as it was derived before, where that is the same; else derives it. Values are JSON. */
export interface Recall {
  /** `files`: all that the value follows from, beside the code, as the reader gives them to whom the recall belongs. */
  ofFiles<Value>(what: string, files: readonly string[], derive: () => Promise<Value>): Promise<Value>;
  /** The same, where not everybody who asks needs the value. */
  versionedOfFiles<Value>(
    what: string,
    files: readonly string[],
    derive: () => Promise<Value>,
  ): Promise<VersionedLater<Value>>;
  /** The same of what follows from values of these versions alone. What followed from others is forgotten. */
  versionedOfVersions<Value>(
    what: string,
    versions: readonly string[],
    derive: () => Promise<Value>,
  ): Promise<VersionedLater<Value>>;
  /**
   * What follows from items without their words and texts, and from all files that are neither those of items nor their lists, images
   * too. `versions` are those of the items, and of what else it follows from. What followed from others is forgotten.
   */
  ofItems<Value>(what: string, versions: readonly string[], derive: () => Promise<Value>): Promise<Value>;
  /** The same of files, by their paths, as texts that not everybody needs. */
  textsOfItems(
    what: string,
    versions: readonly string[],
    derive: () => Promise<ReadonlyMap<string, object>>,
  ): Promise<ReadonlyMap<string, DerivedText>>;
  /**
   * Texts of files, by their paths, that follow from values of these versions alone: JSON, without an end of line. Their hashes are known,
   * and they are derived again where somebody asks for one. What followed from others is forgotten.
   */
  textsOfVersions(
    what: string,
    versions: readonly string[],
    derive: () => Promise<ReadonlyMap<string, string>>,
  ): Promise<ReadonlyMap<string, DerivedText>>;
  /**
   * What follows from `from` alone, which is JSON, and may take seconds: where there are threads, in another one. `what` says what of it,
   * and is part of it; `told` hears how far it is.
   */
  ofLong<From, Value>(what: string, from: From, derive: (from: From, told: Told) => Value, told: Told): Promise<Value>;
  /** What several derivations read of the same catalogue: derived for the first of them. Need not be JSON; nobody changes it. */
  shared<Value>(what: string, derive: () => Promise<Value>): Promise<Value>;
}

const derivedNow = <Value>(value: Value): VersionedLater<Value> => ({
  version: '',
  value: () => Promise.resolve(value),
});

/** Derives everything anew. */
export const noRecall: Recall = {
  ofFiles: (_, __, derive) => derive(),
  versionedOfFiles: async (_, __, derive) => derivedNow(await derive()),
  versionedOfVersions: async (_, __, derive) => derivedNow(await derive()),
  ofItems: (_, __, derive) => derive(),
  textsOfItems: async (_, __, derive) => derivedTexts(await derive(), String),
  textsOfVersions: async (_, __, derive) =>
    new Map([...(await derive())].map(([file, json]) => [file, derivedText(textOfJson(json), String)])),
  ofLong: (_, from, derive, told) => Promise.resolve(derive(from, told)),
  shared: (_, derive) => derive(),
};
