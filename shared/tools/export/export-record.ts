import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { writeFileAtomically } from '../files/write-file-atomically';

/** Lies in each export and lists what the command wrote there: only that may it ever remove. */
export const RECORD_FILE = '.otherfolk-export.json';

const recordSchema = v.object({ files: v.array(v.string()) });

const staysInside = (file: string) =>
  !path.isAbsolute(file) && path.normalize(file) === file && !['.', '..'].includes(file.split(path.sep)[0] ?? '');

/** The files that earlier exports wrote, by their paths inside the folder. A record that cannot be read counts as none. */
export async function readExportRecord(folder: string): Promise<Set<string>> {
  const text = await readFile(path.join(folder, RECORD_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return new Set();
  try {
    return new Set(v.parse(recordSchema, JSON.parse(text)).files.filter(staysInside));
  } catch {
    console.warn(`${path.join(folder, RECORD_FILE)} cannot be read: what earlier exports wrote stays.`);
    return new Set();
  }
}

export async function writeExportRecord(folder: string, files: Iterable<string>): Promise<void> {
  const record: v.InferOutput<typeof recordSchema> = { files: [...files].sort() };
  await writeFileAtomically(path.join(folder, RECORD_FILE), `${JSON.stringify(record, null, 2)}\n`);
}
