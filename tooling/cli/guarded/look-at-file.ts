import { readFileSync } from 'node:fs';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { contentHash } from '@otherfolk/system/content-hash';
import type { ListedFile } from '../catalogue/list-files';
import type { DerivationCache } from '../derived/derivation-cache';
import { factsOf, type FileFacts } from './file-facts';

interface KnownFile {
  stamp: string | undefined;
  /** Of its content. */
  version: string;
  facts?: FileFacts;
}

/** Of each cache, by real path; a file is looked at again when it has changed. */
const knownFiles = new WeakMap<DerivationCache, Map<string, KnownFile>>();

function knownBy(cache: DerivationCache): Map<string, KnownFile> {
  const known = knownFiles.get(cache) ?? new Map<string, KnownFile>();
  knownFiles.set(cache, known);
  return known;
}

/** Undefined where it cannot be read. One by one takes less time than to wait for each. */
export const textOf = (real: string): string | undefined => tryOr(() => readFileSync(real, 'utf8'), undefined);

/** Undefined for what is no JSON. */
export const parsed = (text: string): unknown => tryOr((): unknown => JSON.parse(text), undefined);

/** In the place of a hash: says of a file that it cannot be read. */
export const UNREADABLE = '';

type ReadText = () => string | undefined;

/** Reads a file when it is first asked for its text, and once. */
function reading(real: string): ReadText {
  let text: { read: string | undefined } | undefined;
  return () => (text ??= { read: textOf(real) }).read;
}

function known({ real, stamp }: ListedFile, cache: DerivationCache, read: ReadText): KnownFile {
  const files = knownBy(cache);
  const before = files.get(real);
  if (before && stamp !== undefined && before.stamp === stamp) return before;
  const hash = () => {
    const text = read();
    return text === undefined ? undefined : contentHash(text);
  };
  // What cannot be read has no hash, which is not kept: it is read again the next time.
  const version = stamp === undefined ? hash() : cache.of(['stamp', real, stamp], hash);
  if (version === undefined) return { stamp, version: UNREADABLE };
  const now: KnownFile = before?.version === version ? { ...before, stamp } : { stamp, version };
  files.set(real, now);
  return now;
}

/** Says which content a file has: the same for equal contents only. */
export const versionOfFile = (listed: ListedFile, cache: DerivationCache): string =>
  known(listed, cache, reading(listed.real)).version;

/** Says which content a file has, and what of it decides on who may see what. */
export function lookAt(
  file: string,
  listed: ListedFile,
  cache: DerivationCache,
): { version: string; facts: FileFacts } {
  const read = reading(listed.real);
  const looked = known(listed, cache, read);
  const { version } = looked;
  const facts = (looked.facts ??= cache.of(['facts', file, version], () => factsOf(file, parsed(read() ?? ''))));
  return { version, facts };
}
