import { parseLongJson } from '../../catalogue/parse-long-json';
import { isJsonRecord, type JsonRecord } from '../../domain/json-record';
import { valueAt } from '../../domain/json-value';
import { OWN_KEY, readOwnFiles } from '../own/own-files';
import type { Format, Recognized } from '../source/format';
import { extensionOf, nameOfPath, type SourceFile } from '../source/source-file';
import type { Source, SourceItem, SourceProblem } from '../source/source-item';
import type { Work } from '../source/work';
import { decodeText } from '../text/decode-text';
import { NO_PEOPLE } from './actor-fields';
import { documentsIn, documentsInLines, type FoundryDocument } from './documents';
import { readActorValues } from './read-actor';
import { readJournal } from './read-journal';
import { readOwnDocument } from './read-own-document';
import { fileOfPicture, readActorPictures } from './read-pictures';

const FORMAT = 'foundry';

/** Worlds have actors by the thousand; more is read by no browser. */
const LARGEST = 64 * 1024 * 1024;

const EXPORT_ONE =
  "In Foundry, click an actor or a journal with the right button, choose 'Export Data', and bring that file";

interface Found {
  file: SourceFile;
  documents: FoundryDocument[];
  problems: SourceProblem[];
}

/** The id of a document, or else where it was exported from and its name. */
function sourceIdOf({ kind, json }: FoundryDocument): string {
  const ids = [
    json['_id'],
    valueAt(json, ['_stats', 'exportSource', 'uuid']),
    valueAt(json, ['flags', 'core', 'sourceId']),
    [valueAt(json, ['flags', 'exportSource', 'world']), json['name']]
      .filter((part) => typeof part === 'string')
      .join('/'),
  ];
  const id = ids.find((each) => typeof each === 'string' && each !== '');
  return `foundry/${kind}/${String(id).replace(/^.*\./, '')}`;
}

async function findDocuments(file: SourceFile): Promise<Found | undefined> {
  const { text } = decodeText(await file.bytes());
  if (extensionOf(file.path) === 'db') {
    const { documents, badLines } = documentsInLines(text);
    const problems = badLines.map((line) => ({
      file: file.path,
      line,
      message: 'The line is no JSON.',
      remedy: EXPORT_ONE,
    }));
    return documents.length > 0 ? { file, documents, problems } : undefined;
  }
  const documents = documentsIn(await parseLongJson(text));
  return documents.length > 0 ? { file, documents, problems: [] } : undefined;
}

/** A world of version 11 or later lies in databases that only Foundry reads. */
async function databaseProblem(file: SourceFile): Promise<Found | undefined> {
  if (nameOfPath(file.path) !== 'CURRENT' || file.size > 100) return undefined;
  if (!decodeText(await file.bytes()).text.startsWith('MANIFEST-')) return undefined;
  const message = 'It is a database of Foundry 11 or later, which only Foundry reads.';
  return { file, documents: [], problems: [{ file: file.path, message, remedy: EXPORT_ONE }] };
}

async function find(file: SourceFile): Promise<Found | undefined> {
  if (file.size > LARGEST) return undefined;
  try {
    if (/^(?:json|db)$/.test(extensionOf(file.path))) return await findDocuments(file);
    return await databaseProblem(file);
  } catch {
    // What is no JSON is no document of Foundry.
    return undefined;
  }
}

function readActor(document: FoundryDocument, file: string, files: readonly SourceFile[]): Source {
  const { json } = document;
  const name = String(json['name']).trim();
  if (NO_PEOPLE.has(String(json['type']))) {
    const message = `${name} is left out: it is of the kind '${String(json['type'])}', and nobody.`;
    return { items: [], problems: [{ file, message, remedy: 'Make a place of it, if it is one' }] };
  }
  const { images, values } = readActorPictures(json, files);
  const left = ['effects', 'flags', 'folder', 'ownership', 'permission'].flatMap((key) =>
    json[key] === undefined || json[key] === null || (isJsonRecord(json[key]) && Object.keys(json[key]).length === 0)
      ? []
      : [{ from: key, text: JSON.stringify(json[key]).slice(0, 500), note: 'A setting of Foundry: it is left out.' }],
  );
  const item: SourceItem = {
    kind: 'character',
    sourceId: sourceIdOf(document),
    name,
    file,
    values: [...readActorValues(json), ...values, ...left],
    images,
    links: [],
  };
  return { items: [item], problems: [] };
}

function ownFilesOf({ json }: FoundryDocument) {
  const flags: unknown = json['flags'];
  return isJsonRecord(flags) ? readOwnFiles(flags[OWN_KEY]) : undefined;
}

function readDocument(document: FoundryDocument, file: string, files: readonly SourceFile[]): Source {
  const own = ownFilesOf(document);
  if (own) return { items: readOwnDocument(document, own, file), problems: [] };
  if (document.kind === 'actor') return readActor(document, file, files);
  return { items: [{ ...readJournal(document.json, file, files), sourceId: sourceIdOf(document) }], problems: [] };
}

function titleOf(documents: readonly FoundryDocument[]): string {
  const [first] = documents;
  if (!first) return 'A world of Foundry that cannot be read';
  const words = { actor: ['actor', 'actors'], journal: ['journal', 'journals'] } as const;
  if (documents.length === 1) return `Foundry ${words[first.kind][0]}: ${String(first.json['name']).trim()}`;
  const counts = (['actor', 'journal'] as const).flatMap((kind) => {
    const count = documents.filter((each) => each.kind === kind).length;
    return count === 0 ? [] : [`${count} ${words[kind][count === 1 ? 0 : 1]}`];
  });
  return `Foundry: ${counts.join(', ')}`;
}

async function readFound(
  { file, documents, problems }: Found,
  files: readonly SourceFile[],
  work: Work,
): Promise<Source> {
  const source: Source = { items: [], problems: [...problems] };
  for (const [at, document] of documents.entries()) {
    await work.step(at, documents.length);
    const read = readDocument(document, file.path, files);
    source.items.push(...read.items);
    source.problems.push(...read.problems);
  }
  return source;
}

const picturesOf = ({ json }: FoundryDocument): JsonRecord[] => {
  const pages: unknown[] = Array.isArray(json['pages']) ? json['pages'] : [];
  return [json, ...pages.filter(isJsonRecord)];
};

/** Actors and journals of Foundry: one as it is exported, lists of them, and worlds of versions before 11. */
export const foundryFormat: Format = {
  id: FORMAT,
  async recognise(files, work) {
    const all: Recognized[] = [];
    for (const [at, file] of files.entries()) {
      await work.step(at, files.length);
      const found = await find(file);
      if (!found) continue;
      const used = found.documents.flatMap(picturesOf).flatMap(({ img, src }) => [img, src]);
      const pictures = used.flatMap((path) =>
        typeof path === 'string' ? (fileOfPicture(path, files)?.path ?? []) : [],
      );
      all.push({
        format: FORMAT,
        title: titleOf(found.documents),
        paths: new Set([file.path, ...pictures]),
        read: (reading) => readFound(found, files, reading),
      });
    }
    return all;
  },
};
