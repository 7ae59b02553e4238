import type { DerivedText } from '@otherfolk/shared/catalogue/derived-text';
import type { Memo } from '@otherfolk/shared/catalogue/memo';
import { silentProgress, type StartProgress } from '@otherfolk/shared/catalogue/progress';
import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';
import { derivations } from '@otherfolk/shared/derived/derivations';
import { derivedFolders, type DerivedId, derivedIds } from '@otherfolk/shared/derived/derived-folders';
import type { ViewName } from '@otherfolk/shared/domain/audiences';
import { contentHash } from '@otherfolk/system/content-hash';
import type { DerivationCache } from '../cache/derivation-cache';
import { SharedReadings } from './shared-readings';

/** A catalogue as each kind of viewer may know it. */
interface Views {
  reader: (name: ViewName) => ReadJson;
  versionOf: (name: ViewName, file: string) => Promise<string | undefined>;
  isUnchanged: (files: readonly string[]) => boolean;
}

type Files = ReadonlyMap<string, DerivedText>;

/** What is derived of one state of a catalogue, of what each kind of viewer may know: when it is first asked for, and once. */
export class DerivedFiles {
  private readonly derived = new Map<string, Promise<Files>>();
  private readonly shared = new SharedReadings();

  constructor(
    private readonly views: Views,
    private readonly cache: DerivationCache,
    private readonly startProgress: StartProgress = silentProgress,
  ) {}

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

  private derive(name: ViewName, id: DerivedId): Promise<Files> {
    const startProgress: StartProgress = (what, total) =>
      this.startProgress(`${derivedFolders[id].name}: ${what}`, total);
    return derivations[id](this.views.reader(name), contentHash, this.memo(name), startProgress);
  }

  /** Whichever of them is done last still needs what they share. */
  private forgetWhenAllAreThere(name: ViewName): void {
    const all = derivedIds.map((id) => this.derived.get(`${name} ${id}`));
    if (all.every((each) => each !== undefined)) void Promise.allSettled(all).then(() => this.shared.forget(name));
  }

  /** Knows what was derived of files as a viewer may know them, and what his derivations share until all of them are made. */
  private memo(name: ViewName): Memo {
    return {
      shared: (what, derive) => this.shared.read(name, what, derive),
      ofInput: (what, input, derive) => this.cache.later(['input', what, JSON.stringify(input)], derive),
      ofFiles: async (what, files, derive) => {
        const versions: string[] = [];
        for (const file of files) versions.push((await this.views.versionOf(name, file)) ?? '');
        // What is derived of files that change meanwhile is not kept: it would count as following from what they were.
        return this.cache.later(['viewed', what, ...files, ...versions], derive, () => this.views.isUnchanged(files));
      },
    };
  }
}
