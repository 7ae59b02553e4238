import type { Column } from '../source/format';

/** A table as it was read: the names of its columns and its rows of texts. */
export interface Table {
  name: string;
  columns: string[];
  rows: { line: number; cells: string[] }[];
  /** Sentences about what of it is not taken. */
  notTaken: string[];
}

/** The most rows of a table; the rest is told as a problem. */
export const MAX_ROWS = 50_000;
const MAX_COLUMNS = 500;
const SAMPLES = 20;

/** Names of columns, each once: a blank one is called by its place, one that comes again has a number. */
function columnNames(header: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return header.map((text, at) => {
    const name = text.replace(/\s+/g, ' ').trim() || `Column ${at + 1}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  });
}

const titleAbove = (rows: readonly { cells: readonly string[] }[]): string[] => {
  const words = rows.flatMap(({ cells }) => cells.filter((cell) => cell.trim() !== ''));
  return words.length === 0 ? [] : [`The title above the columns is not taken: ${words.join(', ')}`];
};

const columnsBehind = (rows: readonly { cells: readonly string[] }[]): string[] =>
  rows.some(({ cells }) => cells.slice(MAX_COLUMNS).some((cell) => cell.trim() !== ''))
    ? [`The table has more than ${MAX_COLUMNS} columns: the rest is not read.`]
    : [];

/** Rows of texts as a table. The first row with two texts is the head; what stands above it is a title. */
export function tableOf(name: string, rows: readonly { line: number; cells: readonly string[] }[]): Table | undefined {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const at = filled.findIndex(({ cells }) => cells.filter((cell) => cell.trim() !== '').length > 1);
  const head = filled[at];
  if (!head) return undefined;
  const body = filled.slice(at + 1);
  const width = Math.min(
    MAX_COLUMNS,
    body.slice(0, MAX_ROWS).reduce((most, { cells }) => Math.max(most, cells.length), head.cells.length),
  );
  const columns = columnNames(Array.from({ length: width }, (_none, index) => head.cells[index] ?? ''));
  return {
    name,
    columns,
    rows: body.map(({ line, cells }) => ({ line, cells: cells.slice(0, width) })),
    notTaken: [...titleAbove(filled.slice(0, at)), ...columnsBehind([head, ...body])],
  };
}

function samplesAt(rows: Table['rows'], at: number): string[] {
  const samples: string[] = [];
  for (const { cells } of rows) {
    const text = cells[at] ?? '';
    if (text.trim() !== '') samples.push(text);
    if (samples.length === SAMPLES) break;
  }
  return samples;
}

/** The columns of a table with some of their values. */
export const columnsOf = ({ columns, rows }: Table): Column[] =>
  columns.map((name, at) => ({ name, samples: samplesAt(rows, at) }));
