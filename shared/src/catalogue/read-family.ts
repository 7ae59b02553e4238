import { isCatalogueError } from './catalogue-error';
import { catalogueFiles } from './catalogue-files';
import { parseEntity, type Warn } from './parse-file';
import type { ReadJson } from './read-json';
import { type Family, familySchema } from './schemas/family';

/** Null, with an error in the log, where the family cannot be had. */
export async function readFamily(read: ReadJson, id: string, warn: Warn = console.warn): Promise<Family | null> {
  try {
    const file = catalogueFiles.familyFile(id);
    return parseEntity(file, id, await read(file), familySchema, warn);
  } catch (error) {
    if (!isCatalogueError(error)) throw error;
    console.error(`Failed to load family data for ${id}`); // docs/product.md#error-texts
    return null;
  }
}
