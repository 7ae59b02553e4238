import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { writeFileAtomically } from '@otherfolk/system/write-file-atomically';

/** Lists what the command wrote into a site: only that may it ever replace or remove. Lies beside the site, where nobody publishes it. */
export const RECORD_FILE = 'export.json';

/** Where exports before 2026-11-22 kept the list: inside the site. */
const OLD_RECORD_FILE = '.otherfolk-export.json';

export interface RecordPlace {
  /** The folder of the site. */
  folder: string;
  /** The folder beside it. */
  records: string;
}

/** Where what is to be written waits until all of it can be had. */
export const stagingFolder = ({ records }: Pick<RecordPlace, 'records'>): string => path.join(records, 'staging');

const recordSchema = v.object({ files: v.array(v.string()) });

/** No name, or one of dots, stands for another folder. */
const LEADS_ELSEWHERE = /(?:^|[\\/])\.{0,2}(?:[\\/]|$)/;

const staysInside = (file: string) => !path.isAbsolute(file) && !LEADS_ELSEWHERE.test(file);

const textOf = (file: string) => readFile(file, 'utf8').catch(() => undefined);

/** The files that earlier exports wrote, by their paths inside the site. A record that cannot be read counts as none. */
export async function readExportRecord({ folder, records }: RecordPlace): Promise<Set<string>> {
  const file = path.join(records, RECORD_FILE);
  const text = (await textOf(file)) ?? (await textOf(path.join(folder, OLD_RECORD_FILE)));
  if (text === undefined) return new Set();
  try {
    return new Set(v.parse(recordSchema, JSON.parse(text)).files.filter(staysInside));
  } catch {
    console.warn(`${file} cannot be read: what earlier exports wrote counts as somebody else's.`);
    return new Set();
  }
}

export async function writeExportRecord({ folder, records }: RecordPlace, files: Iterable<string>): Promise<void> {
  const record: v.InferOutput<typeof recordSchema> = { files: [...files].sort() };
  await writeFileAtomically(path.join(records, RECORD_FILE), `${JSON.stringify(record, null, 2)}\n`);
  await rm(path.join(folder, OLD_RECORD_FILE), { force: true });
}
