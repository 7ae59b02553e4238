import { mkdir, readdir, realpath, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DerivedText } from '@otherfolk/shared/catalogue/derived-text';
import { silentProgress, type StartProgress } from '@otherfolk/shared/catalogue/progress';
import { isDerived } from '@otherfolk/shared/check/content';
import { errorAt, type Finding } from '@otherfolk/shared/check/finding';
import { derivedFolders, derivedIdOf, derivedIds } from '@otherfolk/shared/derived/derived-folders';
import { reasonOf } from '@otherfolk/system/reason-of';
import { writeFileAtomically } from '@otherfolk/system/write-file-atomically';
import { DerivationCache } from '../cache/derivation-cache';
import { type FileList, type ListedFile, listFiles, relist } from '../catalogue/list-files';
import { versionNow } from '../guarded/file-versions';
import { type DerivedFolder, deriveFolders } from './derive-folders';
import { deriveImageIndex } from './derive-image-index';
import { type DerivedIndex, deriveIndexes } from './derive-indexes';
import { loadContent } from './load-content';

export interface IndexResult {
  /** What stands in the way. While there are files that cannot be read, nothing is written. */
  obstacles: Finding[];
  written: { file: string; entries: number; changed: boolean }[];
  /** The number of files in each derived folder, and of those among them that were written. */
  derived: { folder: string; files: number; changed: number }[];
}

/** Whether it was written: what says the right thing already stays untouched. */
async function writeChanged(path: string, { version, text }: DerivedText, listed?: ListedFile): Promise<boolean> {
  if (versionNow(path, listed) === version) return false;
  await mkdir(dirname(path), { recursive: true });
  await writeFileAtomically(path, text);
  return true;
}

const cannotWrite = (file: string, error: unknown): Finding =>
  errorAt({ file }, `cannot be written: ${reasonOf(error)}`, 'Make its folder writable');

const cannotDerive = (error: unknown): Finding =>
  errorAt({ file: '.' }, `nothing can be derived: ${reasonOf(error)}`, 'Make all files readable, and try again');

/** Writes a derived folder of a catalogue, by its real path, and removes files that it has no more. */
async function writeDerived(
  folder: string,
  [id, texts]: DerivedFolder,
  { files }: FileList,
): Promise<IndexResult['derived'][number]> {
  let changed = 0;
  for (const [file, text] of texts) {
    if (await writeChanged(join(folder, file), text, files.get(file))) changed += 1;
  }
  const { folder: inside } = derivedFolders[id];
  for (const name of await readdir(join(folder, inside))) {
    const file = inside + name;
    if (derivedIdOf(file) === id && !texts.has(file)) await rm(join(folder, file));
  }
  return { folder: inside, files: texts.size, changed };
}

async function writeIndex(folder: string, result: IndexResult, { file, entries, text }: DerivedIndex): Promise<void> {
  try {
    const changed = await writeChanged(join(folder, file), text);
    result.written.push({ file, entries, changed });
  } catch (error) {
    result.obstacles.push(cannotWrite(file, error));
  }
}

/** Writes the lists of items of a catalogue with these files. */
async function writeLists(
  folder: string,
  list: FileList,
  cache: DerivationCache,
  startProgress: StartProgress,
): Promise<IndexResult> {
  // What the indexes are made of need not be read to make them.
  const { content, obstacles } = await loadContent(folder, { list, cache, startProgress, isIgnored: isDerived });
  const result: IndexResult = { obstacles, written: [], derived: [] };
  if (obstacles.length > 0) return result;
  for (const index of deriveIndexes(content)) await writeIndex(folder, result, index);
  return result;
}

/**
 * Builds the lists alone, which a page needs at once, of what `cache` knows and what it does not. The rest is left to `indexCatalogue`.
 * Whoever calls it holds the lock of the catalogue.
 */
export async function indexLists(folder: string, cache: DerivationCache): Promise<IndexResult> {
  // The lists need few of the values that the next index asks for.
  cache.keepUnused();
  return writeLists(folder, await listFiles(folder), cache, silentProgress);
}

/** Writes the indexes of a catalogue with these files, and gives the list of them as they are then. */
async function writeIndexes(
  folder: string,
  list: FileList,
  cache: DerivationCache,
  startProgress: StartProgress,
): Promise<{ result: IndexResult; list: FileList }> {
  const result = await writeLists(folder, list, cache, startProgress);
  if (result.obstacles.length > 0) return { result, list };
  const images = await deriveImageIndex(folder, list.files, cache, startProgress);
  if (images) await writeIndex(folder, result, images);
  const changed = result.written.filter((each) => each.changed).map(({ file }) => file);
  return { result, list: await relist(await realpath(folder).catch(() => folder), list, changed) };
}

/**
 * Builds the derived files from the others; what `cache` knows is not derived again. A file that says the right thing already stays
 * untouched. Never throws. Where others may write, whoever calls it holds the lock of the catalogue.
 */
export async function indexCatalogue(
  folder: string,
  cache = new DerivationCache(),
  startProgress: StartProgress = silentProgress,
): Promise<IndexResult> {
  const { result, list } = await writeIndexes(folder, await listFiles(folder), cache, startProgress);
  if (result.obstacles.length > 0) return result;
  const derived = await deriveFolders(folder, derivedIds, { list, cache, startProgress }).catch((error: unknown) => {
    result.obstacles.push(cannotDerive(error));
    return [];
  });
  const real = await realpath(folder).catch(() => folder);
  for (const each of derived) {
    try {
      result.derived.push(await writeDerived(real, each, list));
    } catch (error) {
      result.obstacles.push(cannotWrite(derivedFolders[each[0]].folder, error));
    }
  }
  return result;
}
