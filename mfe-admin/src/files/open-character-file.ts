import { queryOptions } from '@tanstack/react-query';
import { catalogueFiles, DATA_PATH } from '@otherfolk/shared/catalogue/catalogue-files';
import { NO_VARIANT_JSON, unableToLoad } from '@otherfolk/shared/catalogue/character-errors';
import { shellContextOf } from '@otherfolk/shared/contract/shell-context';
import { type CharacterFile, parseCharacterFile } from './character-file';
import type { CharacterFileKind } from './character-keys';
import { type FetchFile, fetchFileOf } from './fetch-file';

const messages: Record<CharacterFileKind, (id: string) => string> = {
  core: unableToLoad,
  variant: () => NO_VARIANT_JSON,
};

async function readText(fetchFile: FetchFile, id: string): Promise<string> {
  const file = catalogueFiles.characterFile(id);
  const response = await fetchFile(file);
  if (!response.ok) throw new Error(`Failed to fetch ${DATA_PATH}${file}`); // docs/product.md#error-texts
  return response.text();
}

/** Reads a file to be edited. Rejects with the text of docs/product.md#error-texts, whose cause says more. */
async function openCharacterFile(fetchFile: FetchFile, kind: CharacterFileKind, id: string): Promise<CharacterFile> {
  try {
    return parseCharacterFile(kind, id, await readText(fetchFile, id));
  } catch (cause) {
    throw new Error(messages[kind](id), { cause });
  }
}

/** Read anew each time that an editor opens, and never while it is open. */
export const characterFileQuery = (kind: CharacterFileKind, id: string) =>
  queryOptions({
    queryKey: ['character file', kind, id],
    queryFn: ({ meta }) => openCharacterFile(fetchFileOf(shellContextOf(meta)), kind, id),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
