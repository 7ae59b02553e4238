import { isCatalogueError } from './catalogue-error';
import { catalogueFiles } from './catalogue-files';
import type { Memo } from './memo';
import { parseDictionary, type Warn } from './parse-file';
import type { ReadJson } from './read-json';
import { type ImageIndex, imageIndexSchema } from './schemas/image-index';

/** Never rejects because of the file: images show without it, only in one size. */
export async function readImageIndex(read: ReadJson, warn: Warn = console.warn): Promise<ImageIndex> {
  const file = catalogueFiles.imageIndex;
  try {
    return await parseDictionary(file, await read(file), imageIndexSchema, warn);
  } catch (error) {
    if (!isCatalogueError(error)) throw error;
    if (error.kind !== 'not-ok') warn(error.message);
    return {};
  }
}

/** The same, in silence, once for all derivations that share a memo. */
export const readSharedImageIndex = (read: ReadJson, memo: Memo): Promise<ImageIndex> =>
  memo.shared('image index', () => readImageIndex(read, () => undefined));

/**
 * Reads the index as readImageIndex does, but gives the very objects that were known before, where they are equal: an image that knows its
 * size need not be drawn again.
 */
export async function rereadImageIndex(known: ImageIndex = {}, read: ReadJson): Promise<ImageIndex> {
  const index = await readImageIndex(read);
  for (const [file, size] of Object.entries(known)) {
    if (JSON.stringify(index[file]) === JSON.stringify(size)) index[file] = size;
  }
  return index;
}
