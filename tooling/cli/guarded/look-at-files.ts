import { inBlocks } from '@otherfolk/shared/catalogue/in-blocks';
import { counted, type Progress, silentProgress } from '@otherfolk/shared/catalogue/progress';
import type { Versioned } from '@otherfolk/shared/catalogue/recall';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { contentHash } from '@otherfolk/system/content-hash';
import type { DerivationCache } from '../derived/derivation-cache';
import { FILES_IN_BLOCK } from '../derived/recall-each';
import { factsOf, type FileFacts } from './file-facts';
import { type FileToKnow, hashed, readBytes, UNREADABLE, versionsOf } from './file-versions';

/** Undefined for what is no JSON, or could not be read. */
export const parsed = (bytes: Buffer | undefined): unknown =>
  tryOr((): unknown => JSON.parse(bytes?.toString() ?? ''), undefined);

type BlockFacts = Versioned<FileFacts[]>;

/** Of each cache what was looked at last, by what it follows from: a server looks again and again. */
const lastFacts = new WeakMap<DerivationCache, ReadonlyMap<string, BlockFacts>>();

export interface LookedAt {
  /** Of each file, which content it has. */
  versions: Map<string, string>;
  /** What of each file decides on who may see what. */
  facts: Map<string, FileFacts>;
  /** The same for equal facts of the same files only. */
  factsVersion: string;
}

/** Looks at files of JSON, as far as `cache` does not know them. */
export function lookAtFiles(
  files: readonly FileToKnow[],
  cache: DerivationCache,
  progress: Progress = silentProgress('', files.length),
): LookedAt {
  const known = lastFacts.get(cache);
  const looked = new Map<string, BlockFacts>();
  const versions = new Map<string, string>();
  const facts = new Map<string, FileFacts>();
  for (const block of counted(inBlocks(files, FILES_IN_BLOCK), progress, ({ length }) => length)) {
    const read = new Map<FileToKnow, Buffer | undefined>();
    const bytesOf = (file: FileToKnow) => {
      if (!read.has(file)) read.set(file, readBytes(file.listed.real));
      return read.get(file);
    };
    const hashes = versionsOf(block, cache, (file) => hashed(bytesOf(file)));
    const from = ['facts', ...block.map(({ id }) => id), ...hashes];
    const key = contentHash(from.join('\n'));
    const derive = () => block.map((file) => factsOf(file.id, parsed(bytesOf(file))));
    const isUnchanged = () => block.every((file, place) => (hashed(bytesOf(file)) ?? UNREADABLE) === hashes[place]);
    const ofBlock = known?.get(key) ?? cache.versioned(from, derive, isUnchanged);
    looked.set(key, ofBlock);
    block.forEach(({ id }, place) => versions.set(id, hashes[place] ?? UNREADABLE));
    ofBlock.value().forEach((each, place) => facts.set(block[place]?.id ?? '', each));
  }
  lastFacts.set(cache, looked);
  const factsVersions = [...facts.keys(), ...[...looked.values()].map(({ version }) => version)];
  return { versions, facts, factsVersion: contentHash(factsVersions.join('\n')) };
}
