import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { jsonOfBytes } from '@otherfolk/shared/catalogue/json-bytes';
import { IMAGES } from '@otherfolk/shared/check/named-images';
import type { ShellContext } from '@otherfolk/shared/contract/shell-context';
import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { type CatalogueFile, parseCatalogueFile } from '@otherfolk/shared/files/catalogue-file';
import { kindWith, placeOf } from '@otherfolk/shared/files/file-place';
import { type PendingFile, pendingFile } from '../changes/pending-file';
import { readCatalogue } from '../check/read-catalogue';
import { bytesOf, type FetchFile, fetchFileOf } from '../files/fetch-file';
import { askServer } from '../targets/server-target';

/** A whole catalogue, as far as editors write it, unread: of thousands of files a change looks into few. */
export interface CatalogueTexts {
  /** The texts of the files, by their paths. */
  texts: ReadonlyMap<string, string>;
  /** Whether redirects and allowed mentions are among them, which no site hands out. */
  hasOwnersFiles: boolean;
  /** Images that the index of images lists, by their paths. */
  images: ReadonlySet<string>;
}

/** None where there is no index of them. */
async function listedImages(fetchFile: FetchFile): Promise<ReadonlySet<string>> {
  const response = await fetchFile(catalogueFiles.imageIndex);
  if (!response.ok) return new Set();
  const bytes = await bytesOf(response);
  const index = tryOr(() => jsonOfBytes(bytes), {});
  return new Set(isJsonRecord(index) ? Object.keys(index).map((key) => IMAGES + key) : []);
}

function fromServer(answer: unknown): Omit<CatalogueTexts, 'images'> {
  const files = isJsonRecord(answer) && isJsonRecord(answer['files']) ? answer['files'] : {};
  const missed: unknown = isJsonRecord(answer) ? answer['unreadable'] : undefined;
  const unreadable: unknown = Array.isArray(missed) ? missed[0] : undefined;
  if (typeof unreadable === 'string')
    throw new Error(`${unreadable} is not UTF-8, and cannot be read: save it in the encoding UTF-8 first.`);
  const texts = Object.entries(files).filter((file): file is [string, string] => typeof file[1] === 'string');
  return { texts: new Map(texts), hasOwnersFiles: true };
}

/**
 * Reads every file of the catalogue: with one request where a server keeps it, else one by one as far as its indexes lead. Rejects with a
 * sentence where one could not be asked for: what was not read must not be taken for nothing.
 */
export async function readCatalogueTexts(
  shell: ShellContext,
  onProgress: (text: string) => void,
): Promise<CatalogueTexts> {
  onProgress('Reading the catalogue…');
  const images = await listedImages(fetchFileOf(shell));
  if (shell.catalogueServer) return { ...fromServer(await askServer(shell.catalogueServer, 'files')), images };
  const { texts, unread } = await readCatalogue(fetchFileOf(shell), ({ read, known }) =>
    onProgress(`Reading ${read} of ${known} files…`),
  );
  if (unread.length > 0) throw new Error(`${unread[0]} could not be read. Try again.`);
  return { texts, hasOwnersFiles: false, images };
}

/** A file that forms edit; undefined for another path, and where there is none. Throws a sentence where it cannot be read. */
export function fileAt({ texts }: CatalogueTexts, path: string): CatalogueFile | undefined {
  const text = texts.get(path);
  const place = placeOf(path);
  if (text === undefined || !place) return undefined;
  const file = parseCatalogueFile(place.kind, place.id, text);
  return { ...file, kind: kindWith(place.kind, file.json) };
}

/** A file as edited; undefined where nothing was. */
export const editedFile = (file: CatalogueFile, json: JsonRecord): PendingFile | undefined =>
  json === file.json ? undefined : pendingFile(file, json);

/** Whether a text may name an id: what does not, needs no reading. Letters may be written as escapes. */
export const mayName = (text: string, id: string): boolean => text.includes(`"${id}"`) || text.includes('\\u');
