import { type FromFiles, inBlocks } from '@otherfolk/shared/catalogue/in-blocks';
import { counted, type Progress, silentProgress } from '@otherfolk/shared/catalogue/progress';
import type { ContentRecall } from '@otherfolk/shared/check/content';
import { contentHash } from '@otherfolk/system/content-hash';
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
export function recallEach(cache: DerivationCache, { versionOf, isUnchanged }: KnownFiles): ContentRecall {
  function ofBlocks<Item extends FromFiles, Known>(
    what: string,
    items: readonly Item[],
    recall: (from: string[], block: readonly Item[], mayKeep: () => boolean) => Known,
    progress: Progress = silentProgress('', items.length),
  ): Known[] {
    const blocks = counted(inBlocks(items, FILES_IN_BLOCK), progress, ({ length }) => length);
    return Array.from(blocks, (block) => {
      const files = block.flatMap((item) => item.files);
      return recall([what, ...files, ...files.map(versionOf)], block, () => isUnchanged(files));
    });
  }
  return {
    ofEach: (what, items, derive, progress) =>
      ofBlocks(
        what,
        items,
        (from, block, mayKeep) => cache.of(from, () => block.map(derive), mayKeep),
        progress,
      ).flat(),
    versionedEach: (what, items, derive, progress) =>
      ofBlocks(
        what,
        items,
        (from, block, mayKeep) => cache.versioned(from, () => block.map(derive), mayKeep),
        progress,
      ),
    of: (from, derive) => cache.of(from, derive),
    hash: contentHash,
  };
}
