import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { characterIndexEntry } from '@otherfolk/shared/catalogue/index-entries';
import type { FoundBefore } from '@otherfolk/shared/check/check-content';
import { contentHash } from '@otherfolk/system/content-hash';
import type { DerivationCache } from '../derived/derivation-cache';
import type { LoadedContent } from './load-content';

/** What `cache` knows of files that are as they were; what it does not know is found, and kept there. */
export function foundBefore({ content, versions }: LoadedContent, cache: DerivationCache): FoundBefore {
  const versionOf = (file: string) => versions.get(file) ?? '';
  return {
    hash: contentHash,
    ofFile: (what, file, derive) => cache.of([what, file, versionOf(file)], () => derive(content.json.get(file))),
    characterEntry: (coreId, id) => {
      const files = [catalogueFiles.characterFile(coreId), catalogueFiles.characterFile(id)] as const;
      const [core, variant] = [content.cores.get(coreId), content.variants.get(id)];
      if (!core || !variant) throw new Error(`There is no ${core ? files[1] : files[0]}.`);
      return cache.of(['entry', ...files, ...files.map(versionOf)], () =>
        characterIndexEntry(core.value, variant.value),
      );
    },
  };
}
