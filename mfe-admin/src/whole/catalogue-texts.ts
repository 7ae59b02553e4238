import { catalogueFiles, ENTITY_FILE } from '@otherfolk/shared/catalogue/catalogue-files';
import { saysThatItIsAVariant } from '@otherfolk/shared/catalogue/variant-file';
import { IMAGES } from '@otherfolk/shared/check/named-images';
import type { ShellContext } from '@otherfolk/shared/contract/shell-context';
import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import { type PendingFile, pendingFile } from '../changes/pending-file';
import { readCatalogue } from '../check/read-catalogue';
import { type CatalogueFile, parseCatalogueFile } from '../files/catalogue-file';
import { type FetchFile, fetchFileOf } from '../files/fetch-file';
import { hashOf } from '../targets/encode';
import { askServer } from '../targets/server-target';

/** A whole catalogue, as far as editors write it, unread: of thousands of files a change looks into few. */
export interface CatalogueTexts {
  /** By the paths of the files. */
  texts: ReadonlyMap<string, string>;
  /** SHA-256 of the files whose text does not give all of their bytes. */
  hashes: ReadonlyMap<string, string>;
  /** Whether redirects and allowed mentions are among them, which no site hands out. */
  hasOwnersFiles: boolean;
  /** Images that the index of images lists, by their paths. */
  images: ReadonlySet<string>;
}

const BYTE_ORDER_MARK = '\uFEFF';

/** None where there is no index of them. */
async function listedImages(fetchFile: FetchFile): Promise<ReadonlySet<string>> {
  const response = await fetchFile(catalogueFiles.imageIndex);
  if (!response.ok) return new Set();
  const text = await response.text();
  const index = tryOr((): unknown => JSON.parse(text), {});
  return new Set(isJsonRecord(index) ? Object.keys(index).map((key) => IMAGES + key) : []);
}

async function fromServer(answer: unknown): Promise<Omit<CatalogueTexts, 'images'>> {
  const files = isJsonRecord(answer) && isJsonRecord(answer['files']) ? answer['files'] : {};
  const texts = new Map<string, string>();
  const hashes = new Map<string, string>();
  for (const [path, text] of Object.entries(files)) {
    if (typeof text !== 'string') continue;
    const isMarked = text.startsWith(BYTE_ORDER_MARK);
    texts.set(path, isMarked ? text.slice(1) : text);
    if (isMarked) hashes.set(path, await hashOf(text));
  }
  return { texts, hashes, hasOwnersFiles: true };
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
  if (shell.catalogueServer) return { ...(await fromServer(await askServer(shell.catalogueServer, 'files'))), images };
  const { texts, unread } = await readCatalogue(fetchFileOf(shell), ({ read, known }) =>
    onProgress(`Reading ${read} of ${known} files…`),
  );
  if (unread.length > 0) throw new Error(`${unread[0]} could not be read. Try again.`);
  return { texts, hashes: new Map(), hasOwnersFiles: false, images };
}

const KINDS: Readonly<Record<string, FileKind>> = {
  characters: 'core',
  plots: 'plot',
  locations: 'location',
  families: 'family',
};

/** The kind and the id that a path says; a file of a person or of a life counts as a person's. */
function placeOf(path: string): { kind: FileKind; id: string } | undefined {
  if (path === catalogueFiles.site) return { kind: 'site', id: 'site' };
  if (path === catalogueFiles.changelog) return { kind: 'changelog', id: 'changelog' };
  const [, folder = '', id = ''] = ENTITY_FILE.exec(path) ?? [];
  const kind = KINDS[folder];
  return kind && { kind, id };
}

/** A file that forms edit; undefined for another path, and where there is none. Throws a sentence where it cannot be read. */
export function fileAt({ texts, hashes }: CatalogueTexts, path: string): CatalogueFile | undefined {
  const text = texts.get(path);
  const place = placeOf(path);
  if (text === undefined || !place) return undefined;
  const file = parseCatalogueFile(place.kind, place.id, text);
  const hash = hashes.get(path);
  const kind = place.kind === 'core' && saysThatItIsAVariant(file.json) ? 'variant' : place.kind;
  return { ...file, kind, ...(hash !== undefined && { hash }) };
}

/** A file as edited; undefined where nothing was. */
export const editedFile = (file: CatalogueFile, json: JsonRecord): PendingFile | undefined =>
  json === file.json ? undefined : pendingFile(file, json);

/** Whether a text may name an id: what does not, needs no reading. Letters may be written as escapes. */
export const mayName = (text: string, id: string): boolean => text.includes(`"${id}"`) || text.includes('\\u');
