import { inBlocks } from '@otherfolk/shared/catalogue/in-blocks';
import { counted, silentProgress } from '@otherfolk/shared/catalogue/progress';
import type { OfEach } from '@otherfolk/shared/catalogue/recall';
import type { DerivationCache } from './derivation-cache';

/** So many of them share a value of the cache, on average: one changed file has so many derived again, all others take few look-ups. */
export const FILES_IN_BLOCK = 32;

interface KnownFiles {
  /** Says what a file is: the same for equal contents only. */
  versionOf: (file: string) => string;
  /** Whether what was read of files had these versions. */
  isUnchanged: (files: readonly string[]) => boolean;
}

/**
 * What `cache` knows of blocks of files that are as they were. What it does not know is derived, and kept there if the files are unchanged
 * then.
 */
export const recallEach =
  (cache: DerivationCache, { versionOf, isUnchanged }: KnownFiles): OfEach =>
  (what, items, derive, progress = silentProgress('', items.length)) => {
    const blocks = counted(inBlocks(items, FILES_IN_BLOCK), progress, ({ length }) => length);
    return Array.from(blocks, (block) => {
      const files = block.flatMap((item) => item.files);
      return cache.of(
        [what, ...files, ...files.map(versionOf)],
        () => block.map(derive),
        () => isUnchanged(files),
      );
    }).flat();
  };
