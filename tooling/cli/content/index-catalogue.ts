import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { fileText } from '@otherfolk/shared/catalogue/file-text';
import { derivedIndexes } from '@otherfolk/shared/check/derived-indexes';
import { errorAt, type Finding } from '@otherfolk/shared/check/finding';
import { SEARCH_FILE, SEARCH_FOLDER } from '@otherfolk/shared/search/search-files';
import { writeFileAtomically } from '@otherfolk/system/write-file-atomically';
import { imageIndexOf } from '../images/image-index';
import { readImages } from '../images/read-images';
import { loadContent } from './load-content';
import { searchFilesOf } from './derived-files-of';

export interface IndexResult {
  /** What stands in the way. While there are files that cannot be read, nothing is written. */
  obstacles: Finding[];
  written: { file: string; entries: number; changed: boolean }[];
  /** Files of the search index, and how many of them were written. */
  search: { files: number; changed: number };
}

/** Whether it was written: what says the right thing already stays untouched. */
async function writeChanged(path: string, text: string): Promise<boolean> {
  if ((await readFile(path, 'utf8').catch(() => undefined)) === text) return false;
  await mkdir(dirname(path), { recursive: true });
  await writeFileAtomically(path, text);
  return true;
}

function cannotWrite(file: string, error: unknown): Finding {
  const reason = error instanceof Error ? error.message : String(error);
  return errorAt({ file }, `cannot be written: ${reason}`, 'Make its folder writable');
}

/** Writes the search index of what visitors may know, and removes parts that it has no more. */
async function writeSearch(folder: string): Promise<IndexResult['search']> {
  const files = await searchFilesOf(folder);
  let changed = 0;
  for (const [file, text] of files) if (await writeChanged(join(folder, file), text)) changed += 1;
  for (const name of await readdir(join(folder, SEARCH_FOLDER))) {
    const file = SEARCH_FOLDER + name;
    if (SEARCH_FILE.test(file) && !files.has(file)) await rm(join(folder, file));
  }
  return { files: files.size, changed };
}

/** Builds the derived files from the others. A file that says the right thing already stays untouched. Never throws. */
export async function indexCatalogue(folder: string): Promise<IndexResult> {
  const { content, obstacles } = await loadContent(folder);
  const indexes = new Map<string, object>(derivedIndexes(content));
  const inTheWay = obstacles.filter(({ file }) => !indexes.has(file) && !SEARCH_FILE.test(file));
  const result: IndexResult = { obstacles: inTheWay, written: [], search: { files: 0, changed: 0 } };
  if (result.obstacles.length > 0) return result;
  const images = imageIndexOf(await readImages(folder, content.files));
  if (Object.keys(images).length > 0 || content.files.has(catalogueFiles.imageIndex)) {
    indexes.set(catalogueFiles.imageIndex, images);
  }
  for (const [file, entries] of indexes) {
    try {
      const changed = await writeChanged(join(folder, file), fileText(entries));
      result.written.push({ file, entries: Object.keys(entries).length, changed });
    } catch (error) {
      result.obstacles.push(cannotWrite(file, error));
    }
  }
  if (result.obstacles.length > 0) return result;
  try {
    result.search = await writeSearch(folder);
  } catch (error) {
    result.obstacles.push(cannotWrite(SEARCH_FOLDER, error));
  }
  return result;
}
