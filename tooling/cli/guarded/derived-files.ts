import path from 'node:path';
import { type DerivedText, derivedTexts } from '@otherfolk/shared/catalogue/derived-text';
import { silentProgress, type StartProgress } from '@otherfolk/shared/catalogue/progress';
import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';
import type { Recall } from '@otherfolk/shared/catalogue/recall';
import { derivations } from '@otherfolk/shared/derived/derivations';
import { derivedFolders, type DerivedId, derivedIds } from '@otherfolk/shared/derived/derived-folders';
import type { ViewName } from '@otherfolk/shared/domain/audiences';
import { readItems } from '@otherfolk/shared/search/read-items';
import { contentHash } from '@otherfolk/system/content-hash';
import type { DerivationCache } from '../derived/derivation-cache';
import { latestHashes, latestTexts } from '../derived/latest-texts';
import { longRecall } from '../derived/long-recall';
import { textWithHash } from './file-versions';
import { SharedReadings } from './shared-readings';

/** A catalogue as each kind of viewer may know it. */
interface Views {
  /** The folder of the catalogue, where `content -- index` writes derived files. */
  folder: string;
  reader: (name: ViewName) => ReadJson;
  versionOf: (name: ViewName, file: string) => Promise<string | undefined>;
  quickVersionOf: (name: ViewName, files: readonly string[]) => string;
  besideItems: { files: readonly string[]; images: string | undefined };
  isUnchanged: (files: readonly string[]) => boolean;
}

type Files = ReadonlyMap<string, DerivedText>;

/** What is derived of one state of a catalogue, of what each kind of viewer may know: when it is first asked for, and once. */
export class DerivedFiles {
  private readonly derived = new Map<string, Promise<Files>>();
  private readonly shared = new SharedReadings();
  private readonly ofLong: Recall['ofLong'];

  constructor(
    private readonly views: Views,
    private readonly cache: DerivationCache,
    private readonly startProgress: StartProgress = silentProgress,
  ) {
    this.ofLong = longRecall(cache);
  }

  /**
   * Gives the files of a derived folder, by their paths. What failed once, as where the disk did not answer, is tried again for the next
   * who asks.
   */
  of(name: ViewName, id: DerivedId): Promise<Files> {
    const key = `${name} ${id}`;
    const known = this.derived.get(key);
    if (known) return known;
    const derived = this.derive(name, id);
    this.derived.set(key, derived);
    derived.catch(() => this.derived.delete(key));
    this.forgetWhenAllAreThere(name);
    return derived;
  }

  /** Derives what all derived folders need of each item, so that the cache knows it. */
  async deriveItems(name: ViewName): Promise<void> {
    await readItems(this.views.reader(name), this.recall(name), this.startProgress);
  }

  private derive(name: ViewName, id: DerivedId): Promise<Files> {
    const startProgress: StartProgress = (what, total) =>
      this.startProgress(`${derivedFolders[id].name}: ${what}`, total);
    return derivations[id](this.views.reader(name), contentHash, this.recall(name), startProgress);
  }

  /** Whichever of them is done last still needs what they share. */
  private forgetWhenAllAreThere(name: ViewName): void {
    const all = derivedIds.map((id) => this.derived.get(`${name} ${id}`));
    if (all.every((each) => each !== undefined)) void Promise.allSettled(all).then(() => this.shared.forget(name));
  }

  /** Knows what was derived of files as a viewer may know them, and what its derivations share until all of them are made. */
  private recall(name: ViewName): Recall {
    const versionOfAll = async (files: readonly string[]) => {
      const versions: string[] = [];
      for (const file of files) versions.push((await this.views.versionOf(name, file)) ?? '');
      return contentHash(versions.join('\n'));
    };
    const versionOfItems = (versions: readonly string[]) => {
      const { files, images } = this.views.besideItems;
      if (images === undefined) return undefined;
      return contentHash([images, this.views.quickVersionOf(name, files), ...versions].join('\n'));
    };
    // What is derived of files that change meanwhile is not kept: it would count as following from what they were.
    const unchanged = (files: readonly string[]) => () => this.views.isUnchanged(files);
    return {
      shared: (what, derive) => this.shared.read(name, what, derive),
      ofLong: this.ofLong,
      ofFiles: async (what, files, derive) =>
        this.cache.later([what, ...files, await versionOfAll(files)], derive, unchanged(files)),
      versionedOfFiles: async (what, files, derive) => {
        const quick = this.views.quickVersionOf(name, files);
        const version = await this.cache.later(['version', quick], () => versionOfAll(files), unchanged(files));
        return this.cache.versionedLater([what, ...files, version], derive, unchanged(files));
      },
      versionedOfVersions: (what, versions, derive) =>
        this.cache.latestVersioned([what, name], contentHash(versions.join('\n')), derive),
      ofItems: async (what, versions, derive) => {
        const version = versionOfItems(versions);
        if (version === undefined) return derive();
        return this.cache.latest([what, name], version, derive, unchanged(this.views.besideItems.files));
      },
      textsOfItems: async (what, versions, derive) => {
        const version = versionOfItems(versions);
        if (version === undefined) return derivedTexts(await derive(), contentHash);
        const mayKeep = unchanged(this.views.besideItems.files);
        return latestTexts(this.cache, { from: [what, name], version, derive, mayKeep });
      },
      textsOfVersions: (what, versions, derive) =>
        latestHashes(this.cache, {
          from: [what, name],
          version: contentHash(versions.join('\n')),
          derive,
          written: (file, hash) => textWithHash(path.join(this.views.folder, file), hash),
        }),
    };
  }
}
