import { asOfToday } from '../../catalogue/as-of-today';
import { parseEntries, type Warn } from '../../catalogue/parse-file';
import type { ReadJson } from '../../catalogue/read-json';
import { type CharacterIndexEntry, characterIndexSchema } from './character-index-schema';
import { characterKind } from './kind';

/** The entries as the file has them. Throws CatalogueError 'invalid' for JSON that is no list. */
export const parseCharacterIndex = (data: unknown, warn: Warn): Promise<CharacterIndexEntry[]> =>
  parseEntries(characterKind.index, data, characterIndexSchema, warn);

/** One entry per variant, in file order. */
export async function readCharacterIndex(read: ReadJson, warn: Warn = console.warn): Promise<CharacterIndexEntry[]> {
  return (await parseCharacterIndex(await read(characterKind.index), warn)).map(asOfToday);
}
