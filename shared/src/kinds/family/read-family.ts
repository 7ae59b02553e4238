import { isCatalogueError } from '../../catalogue/catalogue-error';
import { parseEntity, type Warn } from '../../catalogue/parse-file';
import type { ReadJson } from '../../catalogue/read-json';
import { type Family, familySchema } from './family-schema';
import { familyKind } from './kind';

/** Null, with an error in the log, where the family cannot be had. */
export async function readFamily(read: ReadJson, id: string, warn: Warn = console.warn): Promise<Family | null> {
  try {
    const file = familyKind.file(id);
    return parseEntity(file, id, await read(file), familySchema, warn);
  } catch (error) {
    if (!isCatalogueError(error)) throw error;
    console.error(`Failed to load family data for ${id}`); // docs/product.md#error-texts
    return null;
  }
}
