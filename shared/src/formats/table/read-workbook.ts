import { unzipSync } from 'fflate';
import readWorkbookFile from 'read-excel-file/universal';
import type { SourceProblem } from '../source/source-item';
import { MAX_ROWS, type Table, tableOf } from './table';

/** The most that the parts of a workbook may unpack to. */
const MAX_UNPACKED_BYTES = 200_000_000;

const BEGINNING = [0x50, 0x4b, 0x03, 0x04];
const WORKBOOK = 'xl/workbook.xml';

/** The names and sizes of the parts of a zip, as its directory states them; none of what is no zip. */
function partsOf(bytes: Uint8Array): { name: string; size: number }[] {
  const parts: { name: string; size: number }[] = [];
  if (!BEGINNING.every((byte, at) => bytes[at] === byte)) return [];
  try {
    unzipSync(bytes, {
      filter({ name, originalSize }) {
        parts.push({ name, size: originalSize });
        return false;
      },
    });
  } catch {
    return [];
  }
  return parts;
}

/** Whether the bytes are a workbook of a spreadsheet (XLSX), whatever the file is named. */
export const isWorkbook = (bytes: Uint8Array): boolean => partsOf(bytes).some(({ name }) => name === WORKBOOK);

/** A cell as text; a date as the day that it is. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (!(cell instanceof Date)) return typeof cell === 'string' ? cell : JSON.stringify(cell);
  return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
}

/** Reads the sheets of a workbook. Of formulas, it has the values that they came to. */
export async function readWorkbook(
  file: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ tables: Table[]; problems: SourceProblem[] }> {
  const size = partsOf(bytes).reduce((sum, part) => sum + part.size, 0);
  const remedy = 'Open it in the spreadsheet that wrote it, and save each sheet as CSV.';
  if (size > MAX_UNPACKED_BYTES)
    return {
      tables: [],
      problems: [{ file, message: 'The workbook unpacks to more than 200 MB, and is not read.', remedy }],
    };
  try {
    const sheets = await readWorkbookFile(bytes.slice().buffer, { trim: false });
    const problems: SourceProblem[] = [];
    const tables = sheets.flatMap(({ sheet, data }) => {
      if (data.length > MAX_ROWS + 1)
        problems.push({
          file,
          line: MAX_ROWS + 2,
          message: `The sheet ‘${sheet}’ has more than ${MAX_ROWS.toLocaleString('en')} rows: the rest is not read.`,
          remedy: 'Divide it into several files.',
        });
      const rows = data.slice(0, MAX_ROWS + 1).map((cells, at) => ({ line: at + 1, cells: cells.map(cellText) }));
      return tableOf(sheet, rows) ?? [];
    });
    return { tables, problems };
  } catch {
    return {
      tables: [],
      problems: [{ file, message: 'The workbook is damaged or locked by a password, and cannot be read.', remedy }],
    };
  }
}
