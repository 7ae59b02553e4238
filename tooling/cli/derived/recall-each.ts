import { type FromFiles, inBlocks } from '@otherfolk/shared/catalogue/in-blocks';
import { counted, silentProgress } from '@otherfolk/shared/catalogue/progress';
import type { BlocksOf, RecalledBlock } from '@otherfolk/shared/catalogue/recall';
import type { ContentRecall } from '@otherfolk/shared/check/content';
import { once } from '@otherfolk/shared/domain/once';
import { contentHash } from '@otherfolk/system/content-hash';
import type { DerivationCache } from './derivation-cache';

/**
 * The number of files that share a value of the cache, on average: one changed file has so many derived again, all others take few
 * look-ups.
 */
export const FILES_IN_BLOCK = 32;

interface KnownFiles {
  /** Says what a file is: the same for equal contents only. */
  versionOf: (file: string) => string;
  /** Whether what was read of files, if it was, had these versions. */
  isUnchanged: (files: readonly string[]) => boolean;
}

/**
 * What `cache` knows of blocks of files that are as they were. What it does not know is derived, and kept there if the files are unchanged
 * then.
 */
export function recallEach(cache: DerivationCache, { versionOf, isUnchanged }: KnownFiles): ContentRecall {
  function recalledBlock<Item extends FromFiles>(items: readonly Item[]): RecalledBlock<Item> {
    const files = items.flatMap((item) => item.files);
    const version = once(() => contentHash([...files, ...files.map(versionOf)].join('\n')));
    const mayKeep = () => isUnchanged(files);
    return {
      items,
      ofEach: (what, derive) => cache.of([what, version()], () => items.map(derive), mayKeep),
      versionedEach: (what, derive) => cache.versioned([what, version()], () => items.map(derive), mayKeep),
    };
  }
  const blocksOf: BlocksOf = (items) => Array.from(inBlocks(items, FILES_IN_BLOCK), recalledBlock);
  return {
    ofEach: (what, items, derive, progress = silentProgress('', items.length)) =>
      Array.from(
        counted(blocksOf(items), progress, (block) => block.items.length),
        (block) => block.ofEach(what, derive),
      ).flat(),
    blocksOf,
    latest: (what, versions, derive, files = []) =>
      cache.latestNow([what], contentHash(versions.join('\n')), derive, () => isUnchanged(files)),
    hash: contentHash,
  };
}
