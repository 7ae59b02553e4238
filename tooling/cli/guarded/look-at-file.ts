import { readFileSync } from 'node:fs';
import type { Versioned } from '@otherfolk/shared/catalogue/recall';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { contentHash } from '@otherfolk/system/content-hash';
import { stampOf, statFile } from '@otherfolk/system/file-stamp';
import type { ListedFile } from '../catalogue/list-files';
import type { DerivationCache } from '../derived/derivation-cache';
import { factsOf, type FileFacts } from './file-facts';

interface KnownFile {
  stamp: string | undefined;
  /** Of its content. */
  version: string;
  facts?: Versioned<FileFacts>;
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

type ReadBytes = () => Buffer | undefined;

/** Reads a file when it is first asked for, and once. */
function reading(real: string): ReadBytes {
  let bytes: { read: Buffer | undefined } | undefined;
  return () => (bytes ??= { read: tryOr(() => readFileSync(real), undefined) }).read;
}

const hashed = (bytes: Buffer | undefined) => bytes && contentHash(bytes);

function known({ real, stamp }: ListedFile, cache: DerivationCache, hash: () => string | undefined): KnownFile {
  const files = knownBy(cache);
  const before = files.get(real);
  if (before && stamp !== undefined && before.stamp === stamp) return before;
  // What cannot be read has no hash, which is not kept: it is read again the next time.
  const version = stamp === undefined ? hash() : cache.of(['stamp', real, stamp], hash);
  if (version === undefined) return { stamp, version: UNREADABLE };
  const now: KnownFile = before?.version === version ? { ...before, stamp } : { stamp, version };
  files.set(real, now);
  return now;
}

/** Says which content a file has: the same for equal contents only. `hash`: of what is read of it. */
export const versionOfFile = (
  listed: ListedFile,
  cache: DerivationCache,
  hash = () => hashed(reading(listed.real)()),
): string => known(listed, cache, hash).version;

/** Whether a file is as it was when it was listed, and had this version. */
export function isAsListed({ real, stamp }: ListedFile, version: string): boolean {
  if (stamp === undefined) return hashed(reading(real)()) === version;
  const stats = statFile(real);
  return stats !== undefined && stampOf(stats) === stamp;
}

/** Says which content a file has, and what of it decides on who may see what. */
export function lookAt(
  file: string,
  listed: ListedFile,
  cache: DerivationCache,
): { version: string; facts: Versioned<FileFacts> } {
  const read = reading(listed.real);
  const looked = known(listed, cache, () => hashed(read()));
  const { version } = looked;
  const isUnchanged = () => hashed(read()) === version;
  const derive = () => factsOf(file, parsed(read()?.toString() ?? ''));
  const facts = (looked.facts ??= cache.versioned(['facts', file, version], derive, isUnchanged));
  return { version, facts };
}
