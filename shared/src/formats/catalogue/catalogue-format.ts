import { parseLongJson } from '../../catalogue/parse-long-json';
import { isDeviceName } from '../../domain/disk-names';
import { isJsonRecord, type JsonRecord, withoutForbiddenKeys } from '../../domain/json-record';
import { messageOf } from '../../domain/message-of';
import { readItemsOf } from '../own/read-own-items';
import type { Format, Recognized } from '../source/format';
import { extensionOf, type SourceFile } from '../source/source-file';
import type { OwnFile, Source, SourceProblem } from '../source/source-item';
import type { Work } from '../source/work';
import { decodeText } from '../text/decode-text';
import { isDerived, isOtherFile, placeByContent, placeOfItem } from './place-in-catalogue';
import { summaryOf } from './summary';

const FORMAT = 'otherfolk';

/** More than any file of a catalogue has. */
const LARGEST = 8 * 1024 * 1024;

/** A catalogue, or a part of one, as it is found among files. */
interface Found {
  /** Items by their paths in the catalogue. */
  items: Map<string, { json: JsonRecord; file: SourceFile }>;
  problems: SourceProblem[];
  paths: Set<string>;
  own: OwnFile[];
}

const newFound = (): Found => ({ items: new Map(), problems: [], paths: new Set(), own: [] });

const MEND = 'Mend the file, or leave it out';

function problemOf(file: SourceFile, id: string, json: unknown): SourceProblem | undefined {
  const at = (message: string, remedy: string): SourceProblem => ({ file: file.path, message, remedy });
  if (!isJsonRecord(json)) return at('It is a list or a value, where an item should be.', MEND);
  if (json['id'] !== id)
    return at(`Its name says '${id}', and its id says ${JSON.stringify(json['id'])}.`, 'Give it the name of its id');
  return isDeviceName(`${id}.json`)
    ? at(`Windows keeps the name '${id}' for a device.`, 'Give the item another id')
    : undefined;
}

/** The JSON of a file; the problem where it is none. */
async function jsonIn(file: SourceFile): Promise<{ json?: unknown; problem?: SourceProblem }> {
  try {
    const { text } = decodeText(await file.bytes());
    return { json: withoutForbiddenKeys(await parseLongJson(text)) };
  } catch (error) {
    return { problem: { file: file.path, message: `It is no JSON: ${messageOf(error)}.`, remedy: MEND } };
  }
}

async function addItem(found: Map<string, Found>, file: SourceFile): Promise<void> {
  const place = placeOfItem(file.path);
  const { json, problem: damage } = await jsonIn(file);
  const known = place ?? placeByContent(file.path, json);
  if (!known) return;
  const root = found.get(known.root) ?? newFound();
  const problem = damage ?? problemOf(file, known.id, json);
  root.paths.add(file.path);
  if (problem) root.problems.push(problem);
  else if (isJsonRecord(json)) {
    root.items.set(known.path, { json, file });
    root.own.push({ path: known.path, bytes: file.bytes });
  }
  found.set(known.root, root);
}

/** The files beside the items of a catalogue: its settings, its images, and what is derived. */
function addOthers(root: string, found: Found, files: readonly SourceFile[]): void {
  for (const file of files) {
    if (!file.path.startsWith(root) || found.paths.has(file.path)) continue;
    const path = file.path.slice(root.length);
    if (isDerived(path)) found.paths.add(file.path);
    else if (isOtherFile(path)) {
      found.paths.add(file.path);
      found.own.push({ path, bytes: file.bytes });
    }
  }
}

async function itemsOf({ items, problems, own }: Found, work: Work): Promise<Source> {
  const files = new Map([...items].map(([path, { json }]) => [path, json]));
  const read = await readItemsOf(files, (path) => items.get(path)?.file.path ?? path, work);
  return { items: read, problems, own };
}

/** Files of a catalogue of this site: a zip, a folder, or some files of it. */
export const catalogueFormat: Format = {
  id: FORMAT,
  async recognise(files, work) {
    const found = new Map<string, Found>();
    for (const [at, file] of files.entries()) {
      await work.step(at, files.length);
      if (extensionOf(file.path) === 'json' && file.size <= LARGEST) await addItem(found, file);
    }
    return [...found].flatMap(([root, each]): Recognized[] => {
      // Other programs have folders of these names, too.
      if (each.items.size === 0) return [];
      if (root === '' || root.endsWith('/')) addOthers(root, each, files);
      const title = summaryOf([...each.items].map(([path, { json }]) => [path, json]));
      return [{ format: FORMAT, title, paths: each.paths, read: (reading) => itemsOf(each, reading) }];
    });
  },
};
