import { asOfToday } from './as-of-today';
import { catalogueFiles } from './catalogue-files';
import { parseEntries, type Warn } from './parse-file';
import type { ReadJson } from './read-json';
import { type CharacterIndexEntry, characterIndexSchema } from './schemas/character-index';

/** One entry per variant, in file order. */
export async function readCharacterIndex(read: ReadJson, warn: Warn = console.warn): Promise<CharacterIndexEntry[]> {
  const file = catalogueFiles.characterIndex;
  return (await parseEntries(file, await read(file), characterIndexSchema, warn)).map(asOfToday);
}
