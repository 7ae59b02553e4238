import { asOfToday } from './as-of-today';
import { catalogueFiles } from './catalogue-files';
import { parseEntries, type Warn } from './parse-file';
import type { ReadJson } from './read-json';
import { type CharacterIndexEntry, characterIndexSchema } from './schemas/character-index';

/** The entries as the file has them. Throws CatalogueError 'invalid' for JSON that is no list. */
export const parseCharacterIndex = (data: unknown, warn: Warn): Promise<CharacterIndexEntry[]> =>
  parseEntries(catalogueFiles.characterIndex, data, characterIndexSchema, warn);

/** One entry per variant, in file order. */
export async function readCharacterIndex(read: ReadJson, warn: Warn = console.warn): Promise<CharacterIndexEntry[]> {
  return (await parseCharacterIndex(await read(catalogueFiles.characterIndex), warn)).map(asOfToday);
}
