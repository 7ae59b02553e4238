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
  facts: FileFacts;
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

/** Says which content a file has, and what of it decides on who may see what. */
export function lookAt(file: string, { real, stamp }: ListedFile, cache: DerivationCache): KnownFile {
  const known = knownBy(cache);
  const before = known.get(real);
  if (before && stamp !== undefined && before.stamp === stamp) return before;
  let text: string | undefined;
  const content = () => (text ??= textOf(real) ?? '');
  const hash = () => contentHash(content());
  const version = stamp === undefined ? hash() : cache.of(['stamp', real, stamp], hash);
  const facts =
    before?.version === version
      ? before.facts
      : cache.of(['facts', file, version], () => factsOf(file, parsed(content())));
  const looked = { stamp, version, facts };
  known.set(real, looked);
  return looked;
}
