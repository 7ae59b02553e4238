import { rm } from 'node:fs/promises';
import path from 'node:path';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { contentHash } from '@otherfolk/system/content-hash';
import { fromRoot } from '@otherfolk/system/from-root';
import { appendLines, CacheFile, lineOf, valueIn, versionNow, writeAll } from './cache-file';
import { codeVersion } from './code-version';
import { removeOldCaches } from './remove-old-caches';

const CACHES = fromRoot('.cache/derived');

/** The factor by which a file may exceed the bytes that a run has used: a larger one is written anew without the rest. */
const MAX_UNUSED_FACTOR = 8;

const always = () => true;

/** Where a cache is kept, and by which version of the code it was derived. */
interface Place {
  file: string;
  version: string;
}

/** Values that were derived before, as JSON by the hash of what they follow from: on disk, or in memory alone. */
export class DerivationCache {
  /** Lines by their keys. */
  private readonly added = new Map<string, Buffer>();
  private readonly used = new Set<string>();
  private keepsUnused = false;

  /** Keeps values in memory alone where no place is named. */
  constructor(
    private readonly place?: Place,
    private readonly file?: CacheFile,
  ) {}

  /** The file of what was derived of the catalogue in a folder, by its real path. `below`: the folder of all caches. */
  static fileOf(folder: string, below = CACHES): string {
    return path.join(below, contentHash(folder));
  }

  /**
   * Opens what was derived of the catalogue in a folder, by its real path. One of another version of the code counts as empty.
   */
  static async open(
    folder: string,
    { below = CACHES, version }: { below?: string; version?: string } = {},
  ): Promise<DerivationCache> {
    const place = { file: DerivationCache.fileOf(folder, below), version: version ?? (await codeVersion()) };
    return new DerivationCache(place, await CacheFile.open(place.file, place.version));
  }

  /** Removes what was derived of the catalogue in a folder, by its real path. */
  static async remove(folder: string, below = CACHES): Promise<void> {
    await rm(DerivationCache.fileOf(folder, below), { force: true });
  }

  /**
   * Gives what follows from these texts: as it was derived before, or else derived now. `mayKeep` is asked then: it says false where
   * something has changed meanwhile that the value follows from. A value of undefined is not kept.
   */
  of<Value>(from: readonly string[], derive: () => Value, mayKeep = always): Value {
    const key = contentHash(from.join('\n'));
    const known = this.get(key);
    return known === undefined ? this.add(key, derive(), mayKeep) : (known as Value);
  }

  /** The same where deriving takes time. */
  async later<Value>(from: readonly string[], derive: () => Promise<Value>, mayKeep = always): Promise<Value> {
    const key = contentHash(from.join('\n'));
    const known = this.get(key);
    return known === undefined ? this.add(key, await derive(), mayKeep) : (known as Value);
  }

  private get(key: string): unknown {
    this.used.add(key);
    const line = this.added.get(key) ?? this.file?.line(key);
    const json = line === undefined ? undefined : valueIn(line);
    return json === undefined ? undefined : tryOr(() => JSON.parse(json) as unknown, undefined);
  }

  private add<Value>(key: string, value: Value, mayKeep: () => boolean): Value {
    if (value !== undefined && mayKeep()) this.added.set(key, lineOf(key, JSON.stringify(value)));
    return value;
  }

  /** Keeps for the next run what this one did not ask for, as it has stopped early or asks for some things only. */
  keepUnused(): void {
    this.keepsUnused = true;
  }

  /** Writes what was added. Never rejects: a value that is not kept is derived again. */
  async save(): Promise<void> {
    if (!this.place || this.added.size === 0) return;
    try {
      await removeOldCaches(path.dirname(this.place.file));
      await this.write(this.place);
    } catch {
      // The folder cannot be written, as on a read-only disk.
    }
  }

  /** Adds to what other processes have written meanwhile, unless it is of other code, which is newer. */
  private async write({ file, version }: Place): Promise<void> {
    const { added, used } = this;
    const now = await versionNow(file, version.length);
    if (now !== undefined && now !== version && now !== this.file?.version) return;
    const keepsUnused = this.keepsUnused || !this.isMostlyUnused();
    if (now === version && keepsUnused && (this.file?.isWhole || this.file?.version === undefined))
      return appendLines(file, added.values());
    const isKept = (key: string) => (keepsUnused || used.has(key)) && !added.has(key);
    function* lines(opened: CacheFile | undefined): Generator<Buffer> {
      if (opened) yield* opened.lines(isKept);
      yield* added.values();
    }
    await writeAll(file, version, lines(this.file));
  }

  private isMostlyUnused(): boolean {
    const { file, used } = this;
    if (!file) return false;
    let usedBytes = 0;
    for (const key of used) usedBytes += this.added.get(key)?.length ?? file.bytesOf(key);
    return file.bytes > MAX_UNUSED_FACTOR * usedBytes;
  }
}
