import type { CheckRecall } from '@otherfolk/shared/check/check-content';
import { contentHash } from '@otherfolk/system/content-hash';
import type { DerivationCache } from '../derived/derivation-cache';
import { knownEntries } from './known-entries';
import type { LoadedContent } from './load-content';

/** What `cache` knows of files that are as they were; what it does not know is derived, and kept there. */
export function checkRecall({ content, versions }: LoadedContent, cache: DerivationCache): CheckRecall {
  const versionOf = (file: string) => versions.get(file) ?? '';
  return {
    hash: contentHash,
    ofFile: (what, file, derive) => cache.of([what, file, versionOf(file)], () => derive(content.json.get(file))),
    ofEntry: knownEntries(cache, versionOf),
  };
}
