import { jsonOfBytes } from '@otherfolk/shared/catalogue/json-bytes';
import { counted, type Progress, silentProgress } from '@otherfolk/shared/catalogue/progress';
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import { once } from '@otherfolk/shared/domain/once';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import type { DerivationCache } from '../cache/derivation-cache';
import type { ListedFile } from '../catalogue/list-files';
import { cuttableOf, factsOf, type FileFacts } from './file-facts';
import { hashed, readBytes, UNREADABLE, versionOf } from './file-versions';

/** Undefined for what is no JSON, or could not be read. */
export const parsed = (bytes: Buffer | undefined): unknown => bytes && tryOr(() => jsonOfBytes(bytes), undefined);

/** What of one file decides on who may see what, and all of it that may be cut. */
interface KnownFile {
  version: string;
  facts: FileFacts;
  /** Missing for a file that has to be read to know. */
  cuttable?: JsonRecord | undefined;
}

/** What is known of files, by their paths inside the catalogue. */
export type KnownFiles = ReadonlyMap<string, KnownFile>;

function lookAtFile(file: string, listed: ListedFile, cache: DerivationCache, before?: KnownFile): KnownFile {
  const read = once(() => readBytes(listed.real));
  const version = versionOf(listed, cache, () => hashed(read()));
  if (before?.version === version) return before;
  const known = cache.of(
    ['facts', file, version],
    () => {
      const json = parsed(read());
      return { facts: factsOf(file, json), cuttable: cuttableOf(file, json) };
    },
    () => (hashed(read()) ?? UNREADABLE) === version,
  );
  return { version, ...known };
}

/** Looks at files of JSON, as far as neither `before`, which is what was known of them last, nor `cache` knows them. */
export function lookAtFiles(
  files: ReadonlyMap<string, ListedFile>,
  cache: DerivationCache,
  before: KnownFiles = new Map(),
  progress: Progress = silentProgress('', files.size),
): KnownFiles {
  const known = new Map<string, KnownFile>();
  for (const [file, listed] of counted(files, progress))
    known.set(file, lookAtFile(file, listed, cache, before.get(file)));
  return known;
}
