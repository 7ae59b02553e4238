import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import type { OfEntry } from '@otherfolk/shared/check/derived-indexes';
import type { DerivationCache } from '../derived/derivation-cache';

/** The entries of lives that `cache` knows: each follows from its file and that of its core. */
export const knownEntries =
  (cache: DerivationCache, versionOf: (file: string) => string): OfEntry =>
  (coreId, id, derive) => {
    const files = [catalogueFiles.characterFile(coreId), catalogueFiles.characterFile(id)];
    return cache.of(['entry', ...files, ...files.map(versionOf)], derive);
  };
