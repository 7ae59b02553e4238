import { queryOptions } from '@tanstack/react-query';
import { catalogueFiles, DATA_PATH } from '@otherfolk/shared/catalogue/catalogue-files';
import { NO_VARIANT_JSON, unableToLoad } from '@otherfolk/shared/catalogue/character-errors';
import { type CharacterFile, parseCharacterFile } from './character-file';
import type { CharacterFileKind } from './character-keys';

const messages: Record<CharacterFileKind, (id: string) => string> = {
  core: unableToLoad,
  variant: () => NO_VARIANT_JSON,
};

async function readText(id: string): Promise<string> {
  const url = DATA_PATH + catalogueFiles.characterFile(id);
  const response = await fetch(url, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`Failed to fetch ${url}`); // docs/product.md#error-texts
  return response.text();
}

/** Reads a file to be edited. Rejects with the text of docs/product.md#error-texts, whose cause says more. */
async function openCharacterFile(kind: CharacterFileKind, id: string): Promise<CharacterFile> {
  try {
    return parseCharacterFile(kind, id, await readText(id));
  } catch (cause) {
    throw new Error(messages[kind](id), { cause });
  }
}

/** Read anew each time that an editor opens, and never while it is open. */
export const characterFileQuery = (kind: CharacterFileKind, id: string) =>
  queryOptions({
    queryKey: ['character file', kind, id],
    queryFn: () => openCharacterFile(kind, id),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
