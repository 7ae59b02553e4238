import type { ContentRecall } from '@otherfolk/shared/check/content';
import type { DerivationCache } from '../derived/derivation-cache';
import { recallEach } from '../derived/recall-each';
import type { JsonReader } from './json-reader';

/**
 * What `cache` knows of files that are as they were; what it does not know is derived, and kept there: but not where a file has become
 * another one since its version was looked at, or cannot be read.
 */
export function contentRecall(
  reader: JsonReader,
  versions: ReadonlyMap<string, string>,
  cache: DerivationCache,
): ContentRecall {
  const versionOf = (file: string) => versions.get(file) ?? '';
  const isUnchanged = (files: readonly string[]) => files.every((file) => reader.isUnchanged(file, versionOf(file)));
  return recallEach(cache, { versionOf, isUnchanged });
}
