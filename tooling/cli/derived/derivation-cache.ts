import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Versioned } from '@otherfolk/shared/catalogue/recall';
import { contentHash } from '@otherfolk/system/content-hash';
import { fromRoot } from '@otherfolk/system/from-root';
import { writeFileAtomically } from '@otherfolk/system/write-file-atomically';
import { codeVersion } from './code-version';
import { inChunks } from './in-chunks';
import { removeOldCaches } from './remove-old-caches';
import { versionedJson } from './versioned-json';

const NEW_LINE = 10;
/** Of a hash, and the space behind it. */
const HASH_LENGTH = contentHash('').length;
const HEAD_LENGTH = 2 * (HASH_LENGTH + 1);

/** Of so many times what a run has used, the file is written anew without the rest. */
const MOST_UNUSED = 3;

/** With more superseded lines in it than this share, the file is written anew without them. */
const MOST_SUPERSEDED = 0.5;

/** So many characters of values are kept in memory: a server runs for months. */
const MOST_ADDED = 256_000_000;

const NOTHING = Buffer.alloc(0);

const CACHES = fromRoot('.cache/derived');
const fileOf = (folder: string, below: string) => path.join(below, contentHash(folder));

const always = () => true;

const keyOf = (from: readonly string[]) => contentHash(from.join('\n'));

interface Place {
  file: string;
  version: string;
}

/** What another thread has added to a cache of the same catalogue, and all that it has used of it. */
export interface CacheNews {
  added: ReadonlyMap<string, string>;
  used: ReadonlySet<string>;
}

/**
 * What was derived before, as JSON by the hash of what it follows from: on disk, or in memory alone. A line of the file is a key, the
 * hash of line and key, and the value; what does not fit its hash, as where somebody was killed while it was written, counts as missing.
 */
export class DerivationCache {
  /** Where lines begin and end in `content`; of several with the same key the last one counts. */
  private readonly stored = new Map<string, readonly [start: number, end: number]>();
  private supersededBytes = 0;
  private readonly added = new Map<string, string>();
  private addedLength = 0;
  private readonly used = new Set<string>();
  /** What other threads know of `added`. */
  private readonly told = new Set<string>();
  private keepsUnused = false;

  /** In memory alone where no place is named. */
  constructor(
    private readonly content: Buffer = NOTHING,
    /** Can be handed to another thread. */
    readonly place?: Place,
  ) {
    let start = content.indexOf(NEW_LINE) + 1;
    for (let end = content.indexOf(NEW_LINE, start); end >= 0; end = content.indexOf(NEW_LINE, start)) {
      const key = content.toString('latin1', start, start + HASH_LENGTH);
      const [earlierStart = 0, earlierEnd = 0] = this.stored.get(key) ?? [];
      this.supersededBytes += earlierEnd - earlierStart;
      this.stored.set(key, [start, end]);
      start = end + 1;
    }
  }

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
    if (!place) return new DerivationCache();
    const content = await readFile(place.file).catch(() => NOTHING);
    const isOurs = content.toString('latin1', 0, content.indexOf(NEW_LINE)) === place.version;
    return new DerivationCache(isOurs ? content : NOTHING, place);
  }

  /** Removes what was derived of the catalogue in a folder, by its real path. */
  static forget(folder: string, below = CACHES): Promise<void> {
    return rm(fileOf(folder, below), { force: true });
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
    const key = keyOf(from);
    const json = this.jsonOf(key);
    // What followed from another version is large, and is not parsed.
    if (json?.startsWith(`{"version":${JSON.stringify(version)},`)) return (JSON.parse(json) as { value: Value }).value;
    return this.add(key, { version, value: await derive() }, mayKeep).value;
  }

  /** The same of a value that not everybody needs who asks for its version. */
  versioned<Value>(from: readonly string[], derive: () => Value, mayKeep = always): Versioned<Value> {
    const key = keyOf(from);
    const json = this.jsonOf(key);
    return json === undefined ? this.addVersioned(key, derive(), mayKeep) : versionedJson(json);
  }

  /** The same of what takes time. */
  async versionedLater<Value>(
    from: readonly string[],
    derive: () => Promise<Value>,
    mayKeep = always,
  ): Promise<Versioned<Value>> {
    const key = keyOf(from);
    const json = this.jsonOf(key);
    return json === undefined ? this.addVersioned(key, await derive(), mayKeep) : versionedJson(json);
  }

  private get(key: string): unknown {
    const json = this.jsonOf(key);
    return json === undefined ? undefined : JSON.parse(json);
  }

  private jsonOf(key: string): string | undefined {
    this.used.add(key);
    const added = this.added.get(key);
    if (added !== undefined) return added;
    const [start, end] = this.stored.get(key) ?? [];
    if (start === undefined) return undefined;
    const json = this.content.toString('utf8', start + HEAD_LENGTH, end);
    const hash = this.content.toString('latin1', start + HASH_LENGTH + 1, start + HEAD_LENGTH - 1);
    return contentHash(key + json) === hash ? json : undefined;
  }

  private add<Value>(key: string, value: Value, mayKeep: () => boolean): Value {
    const json = JSON.stringify(value) as string | undefined;
    if (json !== undefined && mayKeep()) this.keep(key, json);
    return value;
  }

  private addVersioned<Value>(key: string, value: Value, mayKeep: () => boolean): Versioned<Value> {
    const json = JSON.stringify(value);
    if (mayKeep()) this.keep(key, json);
    return { version: contentHash(json), value: () => value };
  }

  private keep(key: string, json: string): void {
    this.addedLength -= this.added.get(key)?.length ?? 0;
    this.added.set(key, json);
    this.told.delete(key);
    this.addedLength += json.length;
    for (const [oldest, { length }] of this.added) {
      if (this.addedLength <= MOST_ADDED) break;
      this.added.delete(oldest);
      this.addedLength -= length;
    }
  }

  /** Whether nothing was derived before. */
  get isEmpty(): boolean {
    return this.stored.size === 0;
  }

  /** For another thread: what was added since the last time, and all that was used. */
  takeNews(): CacheNews {
    const added = new Map([...this.added].filter(([key]) => !this.told.has(key)));
    for (const key of added.keys()) this.told.add(key);
    return { added, used: this.used };
  }

  /** Takes what another thread has derived for its own: that one need not write it. */
  adopt({ added, used }: CacheNews): void {
    for (const key of used) this.used.add(key);
    for (const [key, json] of added) this.keep(key, json);
  }

  /** Of a run that has stopped early: what it did not come to is kept for the next. */
  keepUnused(): void {
    this.keepsUnused = true;
  }

  /** Writes what was added. A folder that cannot be written has no cache. */
  async save(): Promise<void> {
    if (!this.place || this.added.size === 0) return;
    const { file, version } = this.place;
    const isWhole = this.content.at(-1) === NEW_LINE;
    const isMostlyUnused = new Set([...this.stored.keys(), ...this.added.keys()]).size > MOST_UNUSED * this.used.size;
    const keepsUnused = this.keepsUnused || !isMostlyUnused;
    const isMostlySuperseded = this.supersededBytes > MOST_SUPERSEDED * this.content.length;
    const isFresh = !isWhole || !keepsUnused || isMostlySuperseded;
    const head = Buffer.from(`${version}\n`);
    try {
      await removeOldCaches(path.dirname(file));
      if (isFresh) await writeFileAtomically(file, inChunks([[head], this.keptLines(keepsUnused), this.addedLines()]));
      else await writeFile(file, inChunks([this.addedLines()]), { flag: 'a' });
    } catch {
      // What is not kept is derived again.
    }
  }

  private *keptLines(keepsUnused: boolean): Generator<Buffer> {
    for (const [key, [start, end]] of this.stored)
      if ((keepsUnused || this.used.has(key)) && !this.added.has(key)) yield this.content.subarray(start, end + 1);
  }

  private *addedLines(): Generator<Buffer> {
    for (const [key, json] of this.added) yield Buffer.from(`${key} ${contentHash(key + json)} ${json}\n`);
  }
}
