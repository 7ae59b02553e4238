import type { Mapping } from '../source/format';
import type { SourceFile } from '../source/source-file';
import type { Source, SourceItem, SourceProblem } from '../source/source-item';
import type { Work } from '../source/work';
import type { Markup } from '../text/marked-text';
import { textOf } from '../text/text-of';
import { ItemBuilder } from './item-builder';
import { partsOf } from './list-or-text';
import { relationOfKey } from './relation-words';
import { restPart, targetOf } from './targets';

/** A row of a table, or an object of JSON: values under names, with the place where they stand. */
export interface SourceRecord {
  /** Where it stands, such as 'row 5'. */
  from: string;
  line?: number;
  cells: readonly (readonly [name: string, text: string])[];
}

export interface RecordsOf {
  file: string;
  /** Tells the records of this source from others: `table/people.csv`. */
  sourceId: string;
  /** The name of the sheet for columns that have no place. */
  sheet: string;
  imageOf?: (name: string) => SourceFile | undefined;
}

const HTML = /<\/?(?:p|br|b|i|em|strong|div|span|ul|ol|li|a|h[1-6]|table|script|style|img|iframe)\b[^<>]*>/i;
const BBCODE = /\[(b|i|u|s|url|img|quote|list|color|size|center)(?:=[^\]]*)?\][^]*\[\/\1\]/i;

/** The markup that a value shows by itself: what has no fixed shape may have any. */
const markupOf = (text: string): Markup => (HTML.test(text) ? 'html' : BBCODE.test(text) ? 'bbcode' : 'plain');

function readRecord(
  { cells, from }: SourceRecord,
  { kind, targets }: Mapping,
  { file, sourceId, sheet, imageOf }: RecordsOf,
  id: string,
): SourceItem | undefined {
  const targetFor = (name: string) => (Object.hasOwn(targets, name) ? targetOf(kind, targets[name]) : undefined);
  const named = cells.find(([name, text]) => targetFor(name)?.says === 'name' && text.trim() !== '');
  if (!named) return undefined;
  const item = new ItemBuilder({ kind, sourceId: `${sourceId}/${id}`, file, name: named[1].trim() }, imageOf);
  for (const [name, source] of cells) {
    if (source.trim() === '') continue;
    const marked = textOf(markupOf(source), source);
    for (const note of marked.notes) item.leaveOut(name, '', note);
    for (const comment of marked.comments) item.leaveOut(name, comment, 'A comment is left out.');
    for (const image of marked.images)
      if (!item.image(name, image.file, 'gallery', image.alt))
        item.leaveOut(name, image.file, 'The picture is not among the files.');
    const target = targetFor(name);
    const relation = kind === 'character' && !target ? relationOfKey(name) : undefined;
    if (marked.text === '') {
      if (marked.images.length === 0) item.leaveOut(name, source, 'There are no words in it.');
    } else if (target) item.field(name, name, marked.text, target);
    else if (relation !== undefined) {
      for (const each of partsOf(marked.text)) item.link({ from: name, as: 'relation', name: each, words: relation });
      item.leaveOut(name, marked.text, 'It is a relation.');
    } else item.add(name, marked.text, [restPart(kind, name.trim() || from, marked.text, sheet)]);
  }
  return item.build();
}

/** Words of ids: what tells a record again when its source is brought later. */
const idOf = (name: string): string => name.normalize('NFC').trim().toLowerCase().replace(/\s+/g, ' ');

/** Reads records with a mapping; `total` is how many they are. One without a name is a problem; the same name twice makes two items. */
export async function readRecords(
  records: Iterable<SourceRecord>,
  total: number,
  mapping: Mapping,
  of: RecordsOf,
  work: Work,
): Promise<Source> {
  const items: SourceItem[] = [];
  const problems: SourceProblem[] = [];
  const seen = new Map<string, number>();
  const isName = (name: string) =>
    targetOf(mapping.kind, Object.hasOwn(mapping.targets, name) ? mapping.targets[name] : undefined)?.says === 'name';
  let done = 0;
  for (const record of records) {
    await work.step(done, total);
    done += 1;
    if (record.cells.every(([, text]) => text.trim() === '')) continue;
    const name = idOf(record.cells.find(([column, text]) => isName(column) && text.trim() !== '')?.[1] ?? '');
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    const item = readRecord(record, mapping, of, count === 1 ? name : `${name} ${count}`);
    if (item) items.push(item);
    else
      problems.push({
        file: of.file,
        ...(record.line === undefined ? {} : { line: record.line }),
        message: `There is no name in ${record.from}: ${record.cells
          .map(([, text]) => text.trim())
          .filter(Boolean)
          .join(', ')
          .slice(0, 200)}`,
        remedy: 'Choose the column of the names, or write a name there, and bring the file again.',
      });
  }
  if (items.length + problems.length === 0)
    problems.push({
      file: of.file,
      message: 'There is nothing below the names of the columns.',
      remedy: 'Fill in a row for each person, plot, place or family, and bring the file again.',
    });
  return { items, problems };
}
