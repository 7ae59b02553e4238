import { HttpError } from '@otherfolk/system/http/http-error';
import type { ChangeFolder } from './change-record';
import { readPack, recordOf } from './history-damage';
import type { WantedChange, WantedFile } from './wanted-change';

export interface RestoreRequest {
  by: string;
  /** All files of the change without it. */
  paths?: readonly string[];
  /** What files have to be now, by path. */
  expected?: Readonly<Record<string, string | null>>;
}

/** The change that makes files as they were before another one. Throws an HttpError for files that the other did not change, and where it is damaged. */
export function changeBack(folder: ChangeFolder, { by, paths, expected = {} }: RestoreRequest): WantedChange {
  const record = recordOf(folder);
  const known = new Set(record.files.map((file) => file.path));
  const missing = paths?.find((file) => !known.has(file));
  if (missing !== undefined) throw new HttpError('NOT_FOUND', `${missing} is not of this change.`);
  return readPack(folder, (pack) => {
    const chosen = record.files.filter((file) => !paths || paths.includes(file.path));
    const files = chosen.map(({ path: file, before, words }): WantedFile => ({
      path: file,
      bytes: before && pack.read(before),
      ...(Object.hasOwn(expected, file) && { before: expected[file] ?? null }),
      ...(words && before && { words: { given: words.before, mode: 'replace' } }),
    }));
    return { by, summary: `Restore what was before '${record.summary}'`, files };
  });
}
