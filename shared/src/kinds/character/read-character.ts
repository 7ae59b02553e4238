import { recordAsOfToday } from '../../catalogue/as-of-today';
import { parseEntity, type Warn } from '../../catalogue/parse-file';
import type { ReadJson } from '../../catalogue/read-json';
import { type CharacterCore, characterCoreSchema } from './character-core-schema';
import { type CharacterVariant, characterVariantSchema } from './character-variant-schema';
import { characterKind } from './kind';

/** Throws CatalogueError 'invalid' for JSON that is no object, and for what is no id. */
export function parseCharacterCore(id: string, data: unknown, warn: Warn = console.warn): CharacterCore {
  return parseEntity(characterKind.file(id), id, data, characterCoreSchema, warn);
}

/** Throws CatalogueError 'invalid' for JSON that is no object, and for what is no id. */
export function parseCharacterVariant(id: string, data: unknown, warn: Warn = console.warn): CharacterVariant {
  return parseEntity(characterKind.file(id), id, data, characterVariantSchema, warn);
}

export async function readCharacterCore(read: ReadJson, id: string, warn: Warn = console.warn): Promise<CharacterCore> {
  const core = recordAsOfToday(parseCharacterCore(id, await read(characterKind.file(id)), warn));
  return core.variants ? { ...core, variants: core.variants.map(recordAsOfToday) } : core;
}

/** The owner of a variant stands in `variantOf`; nothing is checked against a core here. */
export async function readCharacterVariant(
  read: ReadJson,
  id: string,
  warn: Warn = console.warn,
): Promise<CharacterVariant> {
  return recordAsOfToday(parseCharacterVariant(id, await read(characterKind.file(id)), warn));
}
