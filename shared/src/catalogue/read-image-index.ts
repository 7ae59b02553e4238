import { isCatalogueError } from './catalogue-error';
import { catalogueFiles } from './catalogue-files';
import { parseFile, type Warn } from './parse-file';
import type { ReadJson } from './read-json';
import { type ImageIndex, imageIndexSchema } from './schemas/image-index';

/** Never rejects because of the file: pictures show without it, only in one size. */
export async function readImageIndex(read: ReadJson, warn: Warn = console.warn): Promise<ImageIndex> {
  const file = catalogueFiles.imageIndex;
  try {
    return parseFile(file, await read(file), imageIndexSchema, warn);
  } catch (error) {
    if (!isCatalogueError(error)) throw error;
    if (error.kind !== 'not-ok') warn(error.message);
    return {};
  }
}
