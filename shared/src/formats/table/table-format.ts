import { guessMapping, kindOfTable } from '../mapping/guess';
import { isImageName } from '../mapping/item-builder';
import { readRecords } from '../mapping/read-records';
import { plainName } from '../mapping/targets';
import type { Format, Mapping, Recognized } from '../source/format';
import { extensionOf, nameOfPath, type SourceFile } from '../source/source-file';
import type { Source, SourceProblem } from '../source/source-item';
import type { Work } from '../source/work';
import { readCsv } from './read-csv';
import { isWorkbook, readWorkbook } from './read-workbook';
import { columnsOf, type Table } from './table';

const TEXTS: ReadonlySet<string> = new Set(['csv', 'tsv', 'tab', 'psv']);
const WORKBOOKS: ReadonlySet<string> = new Set(['xlsx', 'xlsm', 'zip', '']);

/** The beginning of a long table tells its columns. */
const PEEKED_BYTES = 400_000;
const LINE_END = 0x0a;

/** Sheets of Charadex that are of things, players and lists, and logs. */
const NOT_OF_PEOPLE =
  /^(?:.*\blogs?|inventory|inventories|items?|traits?|prompts?|faqs?|mods?|staff|players?|lore|currency|lists?|options|settings|instructions|readme|help)$/i;

/** The masterlist of Charadex has designs and their owners; its traits are of looks. */
function isCharadex({ columns }: Table): boolean {
  const names = new Set(columns.map(plainName));
  return names.has('design') && names.has('owner');
}

function mappingOf(table: Table): Mapping {
  const guess = guessMapping(columnsOf(table), kindOfTable(table.name));
  if (!isCharadex(table)) return guess;
  const targets = Object.entries(guess.targets).filter(([name]) => plainName(name) !== 'traits');
  return { ...guess, targets: Object.fromEntries(targets) };
}

/** Images are found by the end of what a cell says: a path, or an address. */
function imagesIn(files: readonly SourceFile[]): (name: string) => SourceFile | undefined {
  const byName = new Map(
    files.filter(({ path }) => isImageName(path)).map((file) => [nameOfPath(file.path).toLowerCase(), file]),
  );
  return (name) => byName.get(nameOfPath(name.replace(/[?#].*$/, '').replace(/\\/g, '/')).toLowerCase());
}

/** Reads the rows of a table with a mapping. */
function readTable(
  file: string,
  table: Table,
  mapping: Mapping,
  files: readonly SourceFile[],
  work: Work,
): Promise<Source> {
  const { columns, rows, name } = table;
  // One after the other, as all of them take as much memory again.
  function* records() {
    for (const { line, cells } of rows) {
      const named = columns.map((column, at): [string, string] => [column, cells[at] ?? '']);
      yield { from: `row ${line}`, line, cells: named };
    }
  }
  return readRecords(
    records(),
    rows.length,
    mapping,
    {
      file,
      sourceId: `table/${nameOfPath(file)}${name === nameOfPath(file) ? '' : `/${name}`}`,
      sheet: 'Table',
      imageOf: imagesIn(files),
    },
    work,
  );
}

const MOVE_IT = 'Put it into a row or a column of its own, if it belongs to somebody.';

interface Found {
  file: SourceFile;
  table: Table;
  /** Reads all rows of it. */
  whole: (work: Work) => Promise<{ table?: Table; problems: SourceProblem[] }>;
}

function recognized({ file, table, whole }: Found, title: string, files: readonly SourceFile[]): Recognized {
  const guess = mappingOf(table);
  const imageOf = imagesIn(files);
  const named = table.rows.flatMap(({ cells }) =>
    cells.flatMap((cell) => (isImageName(cell) ? (imageOf(cell)?.path ?? []) : [])),
  );
  return {
    format: 'table',
    title: `${isCharadex(table) ? 'Charadex masterlist' : 'Table'}: ${title}`,
    paths: new Set([file.path, ...named]),
    mapping: { columns: columnsOf(table), guess },
    async read(work, mapping = guess) {
      const { table: all, problems } = await whole(work);
      const source = all ? await readTable(file.path, all, mapping, files, work) : { items: [], problems: [] };
      const rest = (all?.notTaken ?? []).map((message) => ({ file: file.path, message, remedy: MOVE_IT }));
      return { items: source.items, problems: [...problems, ...rest, ...source.problems] };
    },
  };
}

const rowsIn = ({ rows }: Table): string => `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`;

async function recogniseText(file: SourceFile, files: readonly SourceFile[], work: Work): Promise<Recognized[]> {
  const bytes = await file.bytes();
  const isLong = bytes.length > PEEKED_BYTES;
  const start = isLong ? bytes.subarray(0, bytes.lastIndexOf(LINE_END, PEEKED_BYTES) + 1 || PEEKED_BYTES) : bytes;
  const name = nameOfPath(file.path);
  const { table } = await readCsv(file.path, name, start, work);
  if (!table) return [];
  const whole = async (again: Work) => readCsv(file.path, name, await file.bytes(), again);
  return [recognized({ file, table, whole }, `${name}, ${isLong ? 'many rows' : rowsIn(table)}`, files)];
}

async function recogniseWorkbook(file: SourceFile, files: readonly SourceFile[]): Promise<Recognized[]> {
  const bytes = await file.bytes();
  if (!isWorkbook(bytes)) return [];
  const { tables, problems } = await readWorkbook(file.path, bytes);
  const name = nameOfPath(file.path);
  const others = tables.length > 1 ? tables.filter((table) => NOT_OF_PEOPLE.test(table.name.trim())) : [];
  const left = others.map((table) => ({
    file: file.path,
    message: `The sheet ‘${table.name}’ (${rowsIn(table)}) is not taken, as it is of no people, plots, places or families.`,
    remedy: 'Give it another name, or save it as CSV, and bring it again.',
  }));
  const taken = tables.filter((table) => !others.includes(table));
  if (taken.length === 0)
    return [
      {
        format: 'table',
        title: `Workbook: ${name}, nothing in it`,
        paths: new Set([file.path]),
        read: () => Promise.resolve({ items: [], problems: [...problems, ...left] }),
      },
    ];
  return taken.map((table, at) => {
    const told = at === 0 ? [...problems, ...left] : [];
    const whole = () => Promise.resolve({ table, problems: told });
    return recognized(
      { file, table, whole },
      `${name}${tables.length > 1 ? `, ${table.name}` : ''}, ${rowsIn(table)}`,
      files,
    );
  });
}

/** Tables: CSV with any delimiter and encoding, and the sheets of workbooks (XLSX), such as those of Charadex. */
export const tableFormat: Format = {
  id: 'table',
  async recognise(files, work) {
    const found: Recognized[] = [];
    for (const [done, file] of files.entries()) {
      await work.step(done, files.length);
      const extension = extensionOf(file.path);
      try {
        if (TEXTS.has(extension)) found.push(...(await recogniseText(file, files, work)));
        else if (WORKBOOKS.has(extension)) found.push(...(await recogniseWorkbook(file, files)));
      } catch (error) {
        await work.step(done, files.length);
        const message = error instanceof Error ? error.message : String(error);
        const problem = { file: file.path, message, remedy: 'Bring the file again from where it is whole.' };
        found.push({
          format: 'table',
          title: `Table: ${nameOfPath(file.path)}`,
          paths: new Set([file.path]),
          read: () => Promise.resolve({ items: [], problems: [problem] }),
        });
      }
    }
    return found;
  },
};
