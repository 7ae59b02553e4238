import { inBlocks } from '@otherfolk/shared/catalogue/in-blocks';
import { jsonOfBytes } from '@otherfolk/shared/catalogue/json-bytes';
import { counted, type Progress, silentProgress } from '@otherfolk/shared/catalogue/progress';
import type { Versioned } from '@otherfolk/shared/catalogue/recall';
import { once } from '@otherfolk/shared/domain/once';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { contentHash } from '@otherfolk/system/content-hash';
import type { DerivationCache } from '../derived/derivation-cache';
import { FILES_IN_BLOCK } from '../derived/recall-each';
import { cuttableOf, factsOf, type FileFacts } from './file-facts';
import { type FileToKnow, hashed, readBytes, UNREADABLE, versionsOf } from './file-versions';

/** Undefined for what is no JSON, or could not be read. */
export const parsed = (bytes: Buffer | undefined): unknown => bytes && tryOr(() => jsonOfBytes(bytes), undefined);

type Cuttable = ReturnType<typeof cuttableOf>;

/** What is known of a block of files. */
interface KnownBlock {
  facts: Versioned<FileFacts[]>;
  /** Hardly anybody asks for its value. */
  cuttable: () => Versioned<(Cuttable | null)[]>;
}

/** The blocks of each cache that were looked at last, by what they follow from: a server looks again and again. */
const lastBlocks = new WeakMap<DerivationCache, ReadonlyMap<string, KnownBlock>>();

/** What was read of a file: no hash where it cannot be read. */
interface ReadFile {
  hash: string | undefined;
  json: () => unknown;
}

/** Reads files when they are first asked for, and once until it forgets them. */
class FileReader {
  private readonly read = new Map<FileToKnow, ReadFile>();

  of(file: FileToKnow): ReadFile {
    const known = this.read.get(file);
    if (known) return known;
    const bytes = readBytes(file.listed.real);
    const read = { hash: hashed(bytes), json: once(() => parsed(bytes)) };
    this.read.set(file, read);
    return read;
  }

  forget(): void {
    this.read.clear();
  }
}

/** What is known of files with these versions; `reader` reads them where the cache does not know what follows from them. */
function knownBlock(
  block: readonly FileToKnow[],
  versions: readonly string[],
  cache: DerivationCache,
  reader: FileReader,
): KnownBlock {
  const ofEach = <Value>(what: string, valueOf: (file: string, json: unknown) => Value, from: FileReader) =>
    cache.versioned(
      [what, ...block.map(({ id }) => id), ...versions],
      () => block.map((file) => valueOf(file.id, from.of(file).json())),
      () => block.every((file, place) => (from.of(file).hash ?? UNREADABLE) === versions[place]),
    );
  let cuttable: Versioned<(Cuttable | null)[]> | undefined;
  const readCuttable = (from: FileReader) =>
    (cuttable ??= ofEach('cuttable', (file, json) => cuttableOf(file, json) ?? null, from));
  let areRead = false;
  const facts = ofEach(
    'facts',
    (file, json) => {
      areRead = true;
      return factsOf(file, json);
    },
    reader,
  );
  // While they are there.
  if (areRead) readCuttable(reader);
  return { facts, cuttable: () => readCuttable(new FileReader()) };
}

export interface LookedAt {
  /** The version of each file, which tells what content it has. */
  versions: Map<string, string>;
  /** The same for equal facts of the same files only. */
  factsVersion: string;
  /** What of each file decides on who may see what. */
  readFacts: () => Map<string, FileFacts>;
  /** The same for equal values of `cuttableOf` only, of the same files. */
  readCuttableVersion: () => string;
  cuttableOf: (file: string) => Cuttable;
}

/** Looks at files of JSON, as far as `cache` does not know them. */
export function lookAtFiles(
  files: readonly FileToKnow[],
  cache: DerivationCache,
  progress: Progress = silentProgress('', files.length),
): LookedAt {
  const last = lastBlocks.get(cache);
  const blocks = new Map<string, KnownBlock>();
  const versions = new Map<string, string>();
  const places = new Map<string, [block: KnownBlock, place: number]>();
  for (const block of counted(inBlocks(files, FILES_IN_BLOCK), progress, ({ length }) => length)) {
    const reader = new FileReader();
    const hashes = versionsOf(block, cache, (file) => reader.of(file).hash);
    const key = contentHash([...block.map(({ id }) => id), ...hashes].join('\n'));
    const known = last?.get(key) ?? knownBlock(block, hashes, cache, reader);
    reader.forget();
    blocks.set(key, known);
    for (const [place, { id }] of block.entries()) {
      versions.set(id, hashes[place] ?? UNREADABLE);
      places.set(id, [known, place]);
    }
  }
  lastBlocks.set(cache, blocks);
  const versionOver = (each: (block: KnownBlock) => string) =>
    contentHash([...places.keys(), ...[...blocks.values()].map(each)].join('\n'));
  return {
    versions,
    factsVersion: versionOver(({ facts }) => facts.version),
    readFacts: () =>
      new Map(
        [...places].flatMap(([id, [{ facts }, place]]) => {
          const ofFile = facts.value()[place];
          return ofFile ? [[id, ofFile] as const] : [];
        }),
      ),
    readCuttableVersion: () => versionOver(({ cuttable }) => cuttable().version),
    cuttableOf: (file) => {
      const [known, place = 0] = places.get(file) ?? [];
      return known?.cuttable().value()[place] ?? undefined;
    },
  };
}
