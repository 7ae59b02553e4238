import { guessMapping, kindOfTable } from '../mapping/guess';
import { isImageName } from '../mapping/item-builder';
import { readRecords } from '../mapping/read-records';
import type { Column, Format, Recognized } from '../source/format';
import { extensionOf, nameOfPath, type SourceFile } from '../source/source-file';
import type { SourceProblem } from '../source/source-item';
import type { Work } from '../source/work';
import { readJsonFile } from './read-json-file';
import { cellsOf, type RecordList, recordListsIn } from './records-in';

const SAMPLES = 20;
/** The records whose keys are looked at. */
const LOOKED_AT = 500;

function columnsOf(records: RecordList['records']): Column[] {
  const samples = new Map<string, string[]>();
  for (const record of records.slice(0, LOOKED_AT))
    for (const [name, text] of cellsOf(record)) {
      const known = samples.get(name) ?? [];
      if (text.trim() !== '' && known.length < SAMPLES) known.push(text);
      samples.set(name, known);
    }
  return [...samples].map(([name, texts]) => ({ name, samples: texts }));
}

function* entriesOf(records: RecordList['records']) {
  for (const [at, record] of records.entries()) yield { from: `entry ${at + 1}`, cells: cellsOf(record) };
}

/** Longer words are cut in a sentence. */
const MAX_TOLD = 500;

const notTaken = (file: string, words: string): SourceProblem[] =>
  words === ''
    ? []
    : [
        {
          file,
          message: `What stands beside the entries is not taken: ${words.slice(0, MAX_TOLD)}`,
          remedy: 'Put it into an entry, if it belongs to somebody.',
        },
      ];

function recognizedList(
  file: SourceFile,
  { name, records, beside = '' }: RecordList,
  files: readonly SourceFile[],
): Recognized | undefined {
  const columns = columnsOf(records);
  const guess = guessMapping(columns, kindOfTable(name));
  if (!Object.values(guess.targets).includes('name')) return undefined;
  const images = new Map(
    files.filter(({ path }) => isImageName(path)).map((each) => [nameOfPath(each.path).toLowerCase(), each]),
  );
  const imageOf = (named: string) => images.get(nameOfPath(named.replace(/[?#].*$/, '')).toLowerCase());
  const own = nameOfPath(file.path);
  const count = `${records.length} ${records.length === 1 ? 'entry' : 'entries'}`;
  return {
    format: 'json',
    title: `JSON: ${own}${name === own ? '' : `, ${name}`}, ${count}`,
    paths: new Set([
      file.path,
      ...columns.flatMap(({ samples }) =>
        samples.flatMap((text) => (isImageName(text) ? (imageOf(text)?.path ?? []) : [])),
      ),
    ]),
    mapping: { columns, guess },
    async read(work, mapping = guess) {
      const of = { file: file.path, sourceId: `json/${own}${name === own ? '' : `/${name}`}`, sheet: 'JSON', imageOf };
      const { items, problems } = await readRecords(entriesOf(records), records.length, mapping, of, work);
      return { items, problems: [...problems, ...notTaken(file.path, beside)] };
    },
  };
}

async function recogniseFile(file: SourceFile, files: readonly SourceFile[], work: Work): Promise<Recognized[]> {
  await work.step(0, 1);
  const json = await readJsonFile(file).catch(() => undefined);
  return recordListsIn(json, nameOfPath(file.path)).flatMap((list) => recognizedList(file, list, files) ?? []);
}

/** Any JSON: objects and lists of objects, with their keys as columns. It is asked last. */
export const jsonFormat: Format = {
  id: 'json',
  async recognise(files, work) {
    const found: Recognized[] = [];
    for (const [done, file] of files.entries()) {
      await work.step(done, files.length);
      const isHidden = /(?:^|\/)\./.test(file.path);
      if (['json', 'jsonc'].includes(extensionOf(file.path)) && !isHidden)
        found.push(...(await recogniseFile(file, files, work)));
    }
    return found;
  },
};
