import Papa from 'papaparse';
import type { SourceProblem } from '../source/source-item';
import type { Work } from '../source/work';
import { decodeText, type Encoding } from '../text/decode-text';
import { MAX_ROWS, type Table, tableOf } from './table';

/** The length that is parsed at once, so that others can run in between. */
const PIECE = 100_000;

const DELIMITERS = [',', ';', '\t', '|'];

/** The sign that divides most of the first lines alike. Quoted signs divide nothing. */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20);
  const counts = DELIMITERS.map((sign) => {
    const each = lines.map((line) => line.split(sign).length - 1);
    const head = each[0] ?? 0;
    return { sign, score: head === 0 ? 0 : each.filter((count) => count === head).length * 1_000 + head };
  });
  return counts.toSorted((one, other) => other.score - one.score)[0]?.score === 0
    ? ','
    : (counts.toSorted((one, other) => other.score - one.score)[0]?.sign ?? ',');
}

const lineCount = (text: string): number => (text.match(/\r\n?|\n/g) ?? []).length;

/** The rows of a text with delimiters, in pieces; quoted values may go over lines. */
async function rowsOf(text: string, delimiter: string, work: Work) {
  const rows: { line: number; cells: string[] }[] = [];
  let unclosed: number | undefined;
  let from = 0;
  let line = 1;
  let size = PIECE;
  while (from < text.length && rows.length <= MAX_ROWS + 1) {
    await work.step(from, text.length);
    const piece = text.slice(from, from + size);
    const isLast = from + piece.length >= text.length;
    let end = 0;
    const found: typeof rows = [];
    let at = line;
    Papa.parse<string[]>(piece, {
      delimiter,
      step({ data, errors, meta }) {
        // A row at the end of a piece may go on in the next.
        if (!isLast && meta.cursor >= piece.length) return;
        if (errors.some(({ code }) => code === 'MissingQuotes')) unclosed ??= at;
        if (data.some((cell) => cell.trim() !== '')) found.push({ line: at, cells: data });
        at += lineCount(piece.slice(end, meta.cursor));
        end = meta.cursor;
      },
    });
    if (end === 0 && !isLast) {
      // One value is longer than the piece.
      size *= 4;
      continue;
    }
    rows.push(...found);
    line = at;
    from = isLast ? text.length : from + end;
    size = PIECE;
  }
  return { rows, unclosed };
}

/** Reads a text with delimiters, of any encoding. */
export async function readCsv(
  file: string,
  name: string,
  bytes: Uint8Array,
  work: Work,
): Promise<{ table?: Table; problems: SourceProblem[]; encoding: Encoding }> {
  const { text, encoding } = decodeText(bytes);
  // Spreadsheets write which sign divides into the first line.
  const [hint = '', sign] = /^sep=(.)\r?\n/.exec(text) ?? [];
  const body = text.slice(hint.length);
  const { rows, unclosed } = await rowsOf(body, sign ?? delimiterOf(body), work);
  const problems: SourceProblem[] = [];
  if (unclosed !== undefined)
    problems.push({
      file,
      line: unclosed,
      message: 'A quotation mark in this row is never closed: the rest of the file may stand in one value.',
      remedy: 'Close it, or double each quotation mark inside of a value, and bring the file again.',
    });
  if (rows.length > MAX_ROWS + 1)
    problems.push({
      file,
      line: MAX_ROWS + 2,
      message: `The table has more than ${MAX_ROWS.toLocaleString('en')} rows: the rest is not read.`,
      remedy: 'Divide it into several files.',
    });
  const table = tableOf(name, rows.slice(0, MAX_ROWS + 1));
  return { ...(table ? { table } : {}), problems, encoding };
}
