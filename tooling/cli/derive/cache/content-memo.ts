import { counted, silentProgress } from '@otherfolk/shared/catalogue/progress';
import type { ContentMemo } from '@otherfolk/shared/check/content';
import { contentHash } from '@otherfolk/system/content-hash';
import type { DerivationCache } from './derivation-cache';

interface KnownFiles {
  /** Says what a file is: the same for equal contents only. */
  versionOf: (file: string) => string;
  /** Whether what was read of files, if it was, had these versions. */
  isUnchanged: (files: readonly string[]) => boolean;
}

/** Gives what `cache` knows of files that are as they were. The rest is derived, and kept there if the files are unchanged then. */
export const contentMemo = (cache: DerivationCache, { versionOf, isUnchanged }: KnownFiles): ContentMemo => ({
  ofEach: (what, items, derive, progress = silentProgress('', items.length)) =>
    Array.from(counted(items, progress), (item) =>
      cache.of(
        ['content', what, ...item.files, ...item.files.map(versionOf)],
        () => derive(item),
        () => isUnchanged(item.files),
      ),
    ),
  hash: contentHash,
});
