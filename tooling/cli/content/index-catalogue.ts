import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { fileText } from '@otherfolk/shared/catalogue/file-text';
import { derivedIndexes } from '@otherfolk/shared/check/derived-indexes';
import { errorAt, type Finding } from '@otherfolk/shared/check/finding';
import { writeFileAtomically } from '@otherfolk/system/write-file-atomically';
import { imageIndexOf } from '../images/image-index';
import { readImages } from '../images/read-images';
import { loadContent } from './load-content';

export interface IndexResult {
  /** What stands in the way. While there are files that cannot be read, nothing is written. */
  obstacles: Finding[];
  written: { file: string; entries: number; changed: boolean }[];
}

async function writeIndex(folder: string, file: string, entries: object): Promise<IndexResult['written'][number]> {
  const path = join(folder, file);
  const text = fileText(entries);
  const changed = (await readFile(path, 'utf8').catch(() => undefined)) !== text;
  if (changed) await writeFileAtomically(path, text);
  return { file, entries: Object.keys(entries).length, changed };
}

/** Builds the derived files from the others. A file that says the right thing already stays untouched. Never throws. */
export async function indexCatalogue(folder: string): Promise<IndexResult> {
  const { content, obstacles } = await loadContent(folder);
  const indexes = new Map<string, object>(derivedIndexes(content));
  const result: IndexResult = { obstacles: obstacles.filter(({ file }) => !indexes.has(file)), written: [] };
  if (result.obstacles.length > 0) return result;
  const images = imageIndexOf(await readImages(folder, content.files));
  if (Object.keys(images).length > 0 || content.files.has(catalogueFiles.imageIndex)) {
    indexes.set(catalogueFiles.imageIndex, images);
  }
  for (const [file, entries] of indexes) {
    try {
      result.written.push(await writeIndex(folder, file, entries));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      result.obstacles.push(errorAt({ file }, `cannot be written: ${reason}`, 'Make its folder writable'));
    }
  }
  return result;
}
