import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import type { ContentRecall } from '@otherfolk/shared/check/content';
import { contentHash } from '@otherfolk/system/content-hash';
import type { DerivationCache } from '../derived/derivation-cache';
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
  const recall = <Value>(what: string, files: readonly string[], derive: () => Value): Value => {
    const asListed = files.map((file) => versions.get(file) ?? '');
    const isUnchanged = () => files.every((file, index) => reader.versionOf(file) === asListed[index]);
    return cache.of([what, ...files, ...asListed], derive, isUnchanged);
  };
  return {
    ofFile: (what, file, derive) => recall(what, [file], () => derive(reader.read(file).json)),
    ofLife: (what, coreId, id, derive) => recall(what, [coreId, id].map(catalogueFiles.characterFile), derive),
    hash: contentHash,
  };
}
