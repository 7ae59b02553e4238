import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { narrowerFile } from '@otherfolk/shared/catalogue/image-paths';
import { type Pattern, selectTexts } from '@otherfolk/shared/catalogue/select-values';
import { errorAt, type Finding } from '@otherfolk/shared/check/finding';
import { readJsonBytes } from '@otherfolk/shared/check/read-json-bytes';
import { isValidId } from '@otherfolk/shared/domain/id';
import { isJsonRecord } from '@otherfolk/shared/domain/json-record';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import { characterKind } from '@otherfolk/shared/kinds/character/kind';
import { familyKind } from '@otherfolk/shared/kinds/family/kind';
import { locationKind } from '@otherfolk/shared/kinds/location/kind';
import { plotKind } from '@otherfolk/shared/kinds/plot/kind';
import { bytesOf, type FetchFile } from '../files/fetch-file';

/** Files that are asked for at the same time. */
const AT_ONCE = 8;

const SINGLE_FILES = [
  catalogueFiles.site,
  catalogueFiles.changelog,
  catalogueFiles.imageIndex,
  characterKind.index,
  plotKind.coreIndex,
  plotKind.index,
  locationKind.index,
];

/** May be missing: docs/data-contract.md#2-sitejson and docs/data-contract.md#8-images. */
const OPTIONAL: readonly string[] = [catalogueFiles.site, catalogueFiles.imageIndex];

const isOf = (folder: string) => (file: string) => file.startsWith(folder);
const isCharacter = isOf('characters/');

/** The places in a file where the ids of further files stand. */
const REFERENCES: readonly [from: (file: string) => boolean, pattern: Pattern, to: (id: string) => string][] = [
  [(file) => file === characterKind.index, ['*', 'id'], characterKind.file],
  [(file) => file === characterKind.index, ['*', 'coreId'], characterKind.file],
  [(file) => file === plotKind.index, ['*', 'id'], plotKind.file],
  [(file) => file === locationKind.index, ['*', 'id'], locationKind.file],
  [isCharacter, ['variants', '*', 'id'], characterKind.file],
  [isCharacter, ['variantOf'], characterKind.file],
  [isCharacter, ['family'], familyKind.file],
  [isCharacter, ['variantOverrides', 'family'], familyKind.file],
];

function namedFiles(file: string, json: unknown): string[] {
  return REFERENCES.flatMap(([from, pattern, to]) =>
    from(file) ? selectTexts(json, pattern).flatMap(({ value }) => (isValidId(value) ? [to(value)] : [])) : [],
  );
}

/** Images that the catalogue's own index knows; a browser cannot look into the folder. */
function indexedImages(index: unknown): string[] {
  if (!isJsonRecord(index)) return [];
  return Object.entries(index).flatMap(([image, size]) => {
    const widths = isJsonRecord(size) && Array.isArray(size['widths']) ? (size['widths'] as number[]) : [];
    return [image, ...widths.map((width) => narrowerFile(image, width))].map((name) => `images/${name}`);
  });
}

export interface ReadCatalogue {
  json: Map<string, unknown>;
  /** The texts of what is there, also of what is no JSON. */
  texts: Map<string, string>;
  /** The files that could not be read, or are no text: their content is not known. */
  unread: string[];
  files: Set<string>;
  findings: Finding[];
}

interface Progress {
  read: number;
  known: number;
}

/** Reads every file that the indexes lead to. Never rejects: a file that cannot be read is a finding. */
export async function readCatalogue(
  fetchFile: FetchFile,
  onProgress: (progress: Progress) => void,
): Promise<ReadCatalogue> {
  const json = new Map<string, unknown>();
  const texts = new Map<string, string>();
  const unread: string[] = [];
  const findings: Finding[] = [];
  const queue: string[] = [...SINGLE_FILES];
  const known = new Set<string>(queue);
  let read = 0;

  async function readFile(file: string): Promise<void> {
    let bytes: Uint8Array;
    try {
      const response = await fetchFile(file);
      if (!response.ok) {
        if (!OPTIONAL.includes(file))
          findings.push(errorAt({ file }, 'cannot be read', 'Add the file, or no longer name it'));
        return;
      }
      bytes = await bytesOf(response);
    } catch (error) {
      unread.push(file);
      findings.push(errorAt({ file }, `cannot be read: ${messageOf(error)}`, 'Check again'));
      return;
    }
    const content = readJsonBytes(file, bytes);
    findings.push(...content.findings);
    if (content.text === undefined) unread.push(file);
    else texts.set(file, content.text);
    if (content.json === undefined) return;
    json.set(file, content.json);
    for (const name of namedFiles(file, content.json)) {
      if (known.has(name)) continue;
      known.add(name);
      queue.push(name);
    }
  }

  let busy = 0;
  await new Promise<void>((done) => {
    const next = () => {
      if (queue.length === 0 && busy === 0) return done();
      for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
        busy++;
        void readFile(file).finally(() => {
          onProgress({ read: ++read, known: known.size });
          busy--;
          next();
        });
        if (busy >= AT_ONCE) return;
      }
    };
    next();
  });
  const images = indexedImages(json.get(catalogueFiles.imageIndex));
  return { json, texts, unread, files: new Set([...json.keys(), ...images]), findings };
}
