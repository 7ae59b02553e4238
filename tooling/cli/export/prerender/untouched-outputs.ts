import { readFileSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from '@otherfolk/system/content-hash';
import { statFile } from '@otherfolk/system/file-stamp';
import type { RecordPlace } from '../site/export-record';
import { PAGE_RECORD_FILE } from './page-record';

/** Files of a site as the last export left them: its record is the last that it writes, so what is older than that is untouched. */
export interface UntouchedOutputs {
  /** Whether nobody has written the file since the last export; false also where that cannot be told. */
  isUntouched: (file: string) => boolean;
  /** Whether the file has the content that the last export gave it, whoever has written it since. */
  isAsWritten: (file: string, hash: string) => boolean;
}

/** A copy of a site may be younger than what was edited in it, and an edited file may be given an old time. */
const isOlder = (one: Stats, other: Stats) => one.ctimeMs < other.ctimeMs && one.mtimeMs < other.mtimeMs;

export function untouchedOutputs({ folder, records }: RecordPlace): UntouchedOutputs {
  const record = statSync(path.join(records, PAGE_RECORD_FILE), { throwIfNoEntry: false });
  const statOf = (file: string) => statFile(path.join(folder, file));
  const isUntouched = (file: string) => {
    const found = statOf(file);
    return found !== undefined && record !== undefined && isOlder(found, record);
  };
  return {
    isUntouched,
    isAsWritten: (file, hash) =>
      isUntouched(file) || (statOf(file) !== undefined && contentHash(readFileSync(path.join(folder, file))) === hash),
  };
}
