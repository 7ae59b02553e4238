import { queryOptions } from '@tanstack/react-query';
import { DATA_PATH } from '@otherfolk/shared/catalogue/catalogue-files';
import { shellContextOf } from '@otherfolk/shared/contract/shell-context';
import { capitalized } from '@otherfolk/shared/domain/capitalized';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import { type CatalogueFile, newCatalogueFile, parseCatalogueFile } from '@otherfolk/shared/files/catalogue-file';
import { fileKinds } from '@otherfolk/shared/files/file-kinds';
import { newFileJson } from '@otherfolk/shared/files/new-files';
import { ITEM_KINDS } from '@otherfolk/shared/kinds';
import { NO_VARIANT_JSON, unableToLoad } from '@otherfolk/shared/kinds/character/character-errors';
import { forEachPlainFile } from '@otherfolk/shared/kinds/plain-folders';
import { type FetchFile, fetchFileOf, textOfFile } from './fetch-file';

// docs/product.md#error-texts
const messages: Record<FileKind, (id: string) => string> = {
  core: unableToLoad,
  variant: () => NO_VARIANT_JSON,
  ...forEachPlainFile((_, folder) => () => `${capitalized(ITEM_KINDS[folder].one)} not found`),
  family: (id) => `Failed to load family data for ${id}`,
  changelog: () => 'The changelog cannot be read',
  site: () => 'The settings of the site cannot be read',
};

const NOT_FOUND = 404;

/** The files that there are once may be missing: then they begin as new ones. */
const mayBeMissing = (kind: FileKind) => kind === 'changelog' || kind === 'site';

/** Undefined where the catalogue has no such file. */
async function readText(fetchFile: FetchFile, path: string): Promise<string | undefined> {
  const response = await fetchFile(path);
  if (response.ok) return textOfFile(path, response);
  if (response.status === NOT_FOUND) return undefined;
  throw new Error(`Failed to fetch ${DATA_PATH}${path}`);
}

/** Reads a file to be edited. Rejects with the text of docs/product.md#error-texts, whose cause says more. */
async function openFile(fetchFile: FetchFile, kind: FileKind, id: string, newName?: string): Promise<CatalogueFile> {
  try {
    const path = fileKinds[kind].pathOf(id);
    const text = await readText(fetchFile, path);
    if (text !== undefined) return parseCatalogueFile(kind, id, text);
    if (newName === undefined && !mayBeMissing(kind)) throw new Error(`Failed to fetch ${DATA_PATH}${path}`);
    return newCatalogueFile(kind, id, newFileJson(kind, id, newName ?? ''));
  } catch (cause) {
    throw new Error(messages[kind](id), { cause });
  }
}

/** The beginning of the keys of a file's queries. */
export const fileQueryKeyOf = (kind: FileKind, id: string) => ['catalogue file', kind, id] as const;

/**
 * Read anew each time that an editor opens, and never while it is open. With a name, a file that the catalogue does not have begins
 * as a new one.
 */
export const catalogueFileQuery = (kind: FileKind, id: string, newName?: string) =>
  queryOptions({
    queryKey: [...fileQueryKeyOf(kind, id), newName],
    queryFn: ({ meta }) => openFile(fetchFileOf(shellContextOf(meta)), kind, id, newName),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
