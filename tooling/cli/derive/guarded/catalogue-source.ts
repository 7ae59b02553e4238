import path from 'node:path';
import type { StartProgress } from '@otherfolk/shared/catalogue/progress';
import { localDayOf } from '@otherfolk/shared/domain/local-day';
import { DerivationCache } from '../cache/derivation-cache';
import { FolderWatch } from './folder-watch';
import { type AudienceKeys, GuardedBundle } from './guarded-bundle';
import { SplitCatalogue } from './split-catalogue';

/** The most files of a catalogue that is not large: looking through more of them takes longer than answering. */
const MANY_FILES = 5000;

/** A large catalogue is not looked through again for so many times as long as it took. */
const PAUSE_FACTOR = 4;

/** A large catalogue without a reported change is looked through again after so long: not every disk reports changes. */
const TRUST_MS = 300_000;

/** The folders in which a catalogue has files, and those above them. */
function foldersOf({ files }: SplitCatalogue): Set<string> {
  const folders = new Set(['.']);
  for (const file of files.keys())
    for (let folder = path.dirname(file); !folders.has(folder); folder = path.dirname(folder)) folders.add(folder);
  return folders;
}

interface SourceOptions {
  /** The keys of the audiences: without them there are no guarded files. */
  keys?: AudienceKeys | undefined;
  /** What was derived of the folder before; without it, that in `.cache/` is opened when something is asked for. */
  cache?: Promise<DerivationCache>;
  /** Reports what takes time. */
  startProgress?: StartProgress;
  /** The most files of a catalogue that does not count as large. */
  manyFiles?: number;
}

/** The state that a folder is in, for whoever serves it while it is edited. */
export class CatalogueSource {
  private readonly keys: AudienceKeys | undefined;
  private readonly manyFiles: number;
  private readonly startProgress: StartProgress | undefined;
  private cache: Promise<DerivationCache> | undefined;
  private state: SplitCatalogue | undefined;
  private guarded: GuardedBundle | undefined;
  private reading: Promise<SplitCatalogue> | undefined;
  private next: Promise<SplitCatalogue> | undefined;
  private watch: FolderWatch | undefined;
  private folders: ReadonlySet<string> = new Set();
  private readUntil = 0;
  private readAt = 0;
  /** How often somebody has said that files have changed. */
  changes = 0;

  /** `folder`: the real path of the catalogue. */
  constructor(
    private readonly folder: string,
    { keys, cache, startProgress, manyFiles = MANY_FILES }: SourceOptions = {},
  ) {
    this.keys = keys;
    this.cache = cache;
    this.startProgress = startProgress;
    this.manyFiles = manyFiles;
  }

  /** What was derived of the folder. */
  get derivations(): Promise<DerivationCache> {
    return (this.cache ??= DerivationCache.open(this.folder));
  }

  /** The state as it is now; of a large catalogue, as it was a moment ago. */
  now(): Promise<SplitCatalogue> {
    if (this.state && Date.now() < this.readUntil) return Promise.resolve(this.state);
    if (this.state && this.isUnchanged(this.state)) {
      // The state is read in the background; what fails there is said to whoever asks next.
      if (Date.now() - this.readAt > TRUST_MS && !this.reading) this.read().catch(() => this.changed());
      return Promise.resolve(this.state);
    }
    if (!this.reading) return this.read();
    // What is under way may have passed by a file that has just been changed.
    this.next ??= this.reading.then(
      () => this.read(),
      () => this.read(),
    );
    return this.next;
  }

  /** Whatever is asked from now on is of the files as they are now. */
  changed(): void {
    this.changes += 1;
    this.readUntil = 0;
    this.readAt = 0;
    this.watchWith(undefined);
  }

  /** The state as it was at most so many milliseconds ago. */
  recent(ms: number): Promise<SplitCatalogue> {
    return this.state && Date.now() - this.readAt < ms ? Promise.resolve(this.state) : this.now();
  }

  /** A guarded file of the state as it is now; undefined where there is none. */
  async guardedFile(bundle: string, name: string): Promise<Uint8Array | undefined> {
    if (this.keys?.next.bundle !== bundle) return undefined;
    const state = await this.now();
    if (this.guarded?.split !== state) this.guarded = new GuardedBundle(state, this.keys, this.guarded);
    return this.guarded.file(name);
  }

  /** Keeps on disk what was derived, for whoever serves the folder next. Nothing is to be asked of it any more. */
  async close(): Promise<void> {
    this.watchWith(undefined);
    const cache = await this.cache?.catch(() => undefined);
    // It was not asked for everything that there is.
    cache?.keepUnused();
    await cache?.save();
  }

  private isUnchanged({ today }: SplitCatalogue): boolean {
    return today === localDayOf(new Date()) && this.watch?.isQuietIn(this.folders) === true;
  }

  private watchWith(watch: FolderWatch | undefined): void {
    this.watch?.close();
    this.watch = watch;
  }

  private read(): Promise<SplitCatalogue> {
    const began = Date.now();
    const { changes } = this;
    const isLarge = this.state && this.state.files.size >= this.manyFiles;
    // The watch begins before the folder is looked through: what changes meanwhile may have been passed by.
    const watch = isLarge ? new FolderWatch(this.folder, this.folders) : undefined;
    const reading = this.derivations.then(async (cache) => {
      const state = await SplitCatalogue.read(this.folder, this.state, cache, this.startProgress);
      const took = Date.now() - began;
      if (this.state !== state) this.folders = foldersOf(state);
      this.state = state;
      if (changes !== this.changes) {
        watch?.close();
        return state;
      }
      this.watchWith(watch);
      this.readAt = began;
      this.readUntil = state.files.size < this.manyFiles ? 0 : Date.now() + took * PAUSE_FACTOR;
      return state;
    });
    this.next = undefined;
    this.reading = reading;
    const done = () => {
      if (this.reading === reading) this.reading = undefined;
    };
    reading.then(done, () => {
      watch?.close();
      done();
    });
    return reading;
  }
}
