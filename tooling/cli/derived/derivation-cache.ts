import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Versioned, VersionedLater } from '@otherfolk/shared/catalogue/recall';
import { once } from '@otherfolk/shared/domain/once';
import { contentHash } from '@otherfolk/system/content-hash';
import { fromRoot } from '@otherfolk/system/from-root';
import { AddedLines } from './added-lines';
import { CacheFile, type Place } from './cache-file';
import { beginsWith, hashIn, lineOf, valueIn } from './cache-line';
import { codeVersion } from './code-version';
import { writeCache } from './write-cache';

/** The number of added bytes that are worth writing before the end. */
const MUCH_ADDED = 16_000_000;

const CACHES = fromRoot('.cache/derived');
const fileOf = (folder: string, below: string) => path.join(below, contentHash(folder));

const always = () => true;

const keyOf = (from: readonly string[]) => contentHash(from.join('\n'));

/** How the JSON of a value begins that stands in the cache for the last version alone. */
const beginningOf = (version: string) => `{"version":${JSON.stringify(version)},"value":`;

/** What another thread has added to a cache of the same catalogue, and all that it has used of it. */
export interface CacheNews {
  /** Lines by their keys. */
  added: ReadonlyMap<string, Uint8Array>;
  used: ReadonlySet<string>;
}

/** What was derived before, as JSON by the hash of what it follows from: on disk, or in memory alone. */
export class DerivationCache {
  private readonly added = new AddedLines();
  private readonly used = new Set<string>();
  private keepsUnused = false;

  /** Keeps what is derived in memory alone where no place is named. */
  constructor(
    private file?: CacheFile,
    /** Can be handed to another thread. */
    readonly place?: Place,
  ) {}

  /**
   * What was derived of the catalogue in a folder, by its real path. One of another version of the code counts as empty. `below`: the
   * folder of all caches.
   */
  static async open(
    folder: string,
    { below = CACHES, version }: { below?: string; version?: string } = {},
  ): Promise<DerivationCache> {
    return DerivationCache.openAt({ file: fileOf(folder, below), version: version ?? (await codeVersion()) });
  }

  /** The same, where its place is known; in memory alone where there is none. */
  static async openAt(place: Place | undefined): Promise<DerivationCache> {
    return place ? new DerivationCache(await CacheFile.open(place), place) : new DerivationCache();
  }

  /** Removes what was derived of the catalogue in a folder, by its real path. */
  static async forget(folder: string, below = CACHES): Promise<void> {
    await rm(fileOf(folder, below), { force: true });
  }

  /**
   * What follows from these texts, as it was derived before, or else now. `mayKeep` is asked then: false where something has changed
   * meanwhile that it was derived from.
   */
  of<Value>(from: readonly string[], derive: () => Value, mayKeep = always): Value {
    const key = keyOf(from);
    const known = this.get(key);
    return known !== undefined ? (known as Value) : this.add(key, derive(), mayKeep);
  }

  /** The same of what takes time. */
  async later<Value>(from: readonly string[], derive: () => Promise<Value>, mayKeep = always): Promise<Value> {
    const key = keyOf(from);
    const known = this.get(key);
    return known !== undefined ? (known as Value) : this.add(key, await derive(), mayKeep);
  }

  /**
   * What follows from these texts and from a version of something, which stands in the cache for the last version alone: for values that
   * are large, and that hardly anybody needs again once there is another version.
   */
  async latest<Value>(
    from: readonly string[],
    version: string,
    derive: () => Promise<Value>,
    mayKeep = always,
  ): Promise<Value> {
    let derived: { value: Value } | undefined;
    const deriveJson = async () => JSON.stringify((derived = { value: await derive() }).value);
    const json = await this.latestJson(from, version, deriveJson, mayKeep);
    return derived ? derived.value : (JSON.parse(json) as Value);
  }

  /** The same of a value that not everybody needs who asks for its version: it is read when somebody does. */
  async latestVersioned<Value>(
    from: readonly string[],
    version: string,
    derive: () => Promise<Value>,
    mayKeep = always,
  ): Promise<VersionedLater<Value>> {
    const read = () => this.latest(from, version, derive, mayKeep);
    if (this.hasLatest(keyOf(from), beginningOf(version))) return { version, value: once(read) };
    const value = await read();
    return { version, value: () => Promise.resolve(value) };
  }

  /** The same of a value that is not looked at, as its JSON. */
  async latestJson(
    from: readonly string[],
    version: string,
    derive: () => Promise<string>,
    mayKeep = always,
  ): Promise<string> {
    return this.knownLatest(from, version) ?? this.addLatest(from, version, await derive(), mayKeep);
  }

  /** The same as `latest` of what is derived at once. */
  latestNow<Value>(from: readonly string[], version: string, derive: () => Value, mayKeep = always): Value {
    const known = this.knownLatest(from, version);
    if (known !== undefined) return JSON.parse(known) as Value;
    const value = derive();
    this.addLatest(from, version, JSON.stringify(value), mayKeep);
    return value;
  }

  private knownLatest(from: readonly string[], version: string): string | undefined {
    const key = keyOf(from);
    const beginning = beginningOf(version);
    const known = this.hasLatest(key, beginning) ? this.json(key) : undefined;
    return known?.slice(beginning.length, -1);
  }

  private addLatest(from: readonly string[], version: string, json: string, mayKeep: () => boolean): string {
    const key = keyOf(from);
    if (mayKeep()) this.added.add(key, lineOf(key, `${beginningOf(version)}${json}}`));
    return json;
  }

  /** What follows from these texts, where not everybody needs the value who asks for its version: it is read when somebody does. */
  versioned<Value>(from: readonly string[], derive: () => Value, mayKeep = always): Versioned<Value> {
    const key = keyOf(from);
    const version = this.versionOf(key);
    if (version === undefined) return this.addVersioned(key, derive(), mayKeep);
    return { version, value: once(() => this.of(from, derive, mayKeep)) };
  }

  /** The same of what takes time. */
  async versionedLater<Value>(
    from: readonly string[],
    derive: () => Promise<Value>,
    mayKeep = always,
  ): Promise<VersionedLater<Value>> {
    const key = keyOf(from);
    const version = this.versionOf(key);
    if (version !== undefined) return { version, value: once(() => this.later(from, derive, mayKeep)) };
    const added = this.addVersioned(key, await derive(), mayKeep);
    return { version: added.version, value: () => Promise.resolve(added.value()) };
  }

  private get(key: string): unknown {
    const known = this.json(key);
    return known && JSON.parse(known);
  }

  private json(key: string): string | undefined {
    this.used.add(key);
    const added = this.added.get(key);
    return added ? valueIn(added.subarray(0, -1)) : this.file?.value(key);
  }

  private versionOf(key: string): string | undefined {
    this.used.add(key);
    const added = this.added.get(key);
    return added ? hashIn(added) : this.file?.hashOf(key);
  }

  /** What followed from another version is large, and is not read. */
  private hasLatest(key: string, beginning: string): boolean {
    this.used.add(key);
    const added = this.added.get(key);
    return added ? beginsWith(added, beginning) : (this.file?.begins(key, beginning) ?? false);
  }

  private add<Value>(key: string, value: Value, mayKeep: () => boolean): Value {
    const json = JSON.stringify(value) as string | undefined;
    if (json !== undefined && mayKeep()) this.added.add(key, lineOf(key, json));
    return value;
  }

  private addVersioned<Value>(key: string, value: Value, mayKeep: () => boolean): Versioned<Value> {
    const line = lineOf(key, JSON.stringify(value));
    if (mayKeep()) this.added.add(key, line);
    return { version: hashIn(line), value: () => value };
  }

  /** Whether nothing was derived before. */
  get isEmpty(): boolean {
    return !this.file || this.file.size === 0;
  }

  /** Gives the news for another thread: what was added since the last time, and all that was used. */
  takeNews(): CacheNews {
    return { added: this.added.takeNew(), used: this.used };
  }

  /** Takes what another thread has derived for its own: that one need not write it. */
  adopt({ added, used }: CacheNews): void {
    for (const key of used) this.used.add(key);
    for (const [key, line] of added) this.added.add(key, Buffer.from(line.buffer, line.byteOffset, line.length));
  }

  /** Keeps what a run that has stopped early did not come to for the next. */
  keepUnused(): void {
    this.keepsUnused = true;
  }

  /** Writes what was added, at the end: what is not in memory may be known no more. A folder that cannot be written has no cache. */
  save(): Promise<void> {
    return this.write(this.keepsUnused);
  }

  /**
   * Writes what was added so far, where it is much, and has it in memory no more: for the next run, should this one be killed. Nothing may
   * be asked meanwhile. What cannot be written stays in memory.
   */
  async flush(): Promise<void> {
    if (!this.place || !this.file || this.added.bytes < MUCH_ADDED) return;
    await this.write(true);
    this.file.close();
    this.file = await CacheFile.open(this.place);
    for (const key of [...this.added.all.keys()]) if (this.file.has(key)) this.added.delete(key);
  }

  private async write(keepsUnused: boolean): Promise<void> {
    const { place, file, added, used } = this;
    if (place && file && added.size > 0) await writeCache(place, file, { added: added.all, used, keepsUnused });
  }

  /** Nothing can be asked of it any more. */
  close(): void {
    this.file?.close();
  }
}
