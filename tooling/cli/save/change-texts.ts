import { messageOf } from '@otherfolk/shared/domain/message-of';
import { HttpError } from '@otherfolk/system/http/http-error';
import type { ChangedFile, ChangeFolder, ChangeRecord, HistoryFolder } from './change-record';
import type { Stored } from './content-pack';
import { readPack, recordOf } from './history-damage';
import { textOf } from './present-files';

/** A change as the history shows it. */
export interface ListedChange {
  id: string;
  at: string;
  by: string;
  summary: string;
  /** `hash`: of what it made of the file; null where it removed it. */
  files: { path: string; change: 'added' | 'changed' | 'removed'; hash: string | null }[];
}

function kindOf({ before, after }: ChangedFile) {
  if (!before) return 'added';
  return after ? 'changed' : 'removed';
}

/** A record that is damaged is said on stderr, and keeps nobody from the others. */
export function recordIn(folder: ChangeFolder): ChangeRecord | undefined {
  try {
    return folder.hasRecord ? folder.readRecord() : undefined;
  } catch (error) {
    console.error(`The record of change ${folder.id} is damaged, and left as it is: ${messageOf(error)}.`);
    return undefined;
  }
}

/** Newest first. */
export function changesOf(history: HistoryFolder): ListedChange[] {
  const records = history.list().flatMap((folder) => recordIn(folder) ?? []);
  return records.reverse().map(({ files, ...change }) => ({
    ...change,
    files: files.map((file) => ({ path: file.path, change: kindOf(file), hash: file.after?.hash ?? null })),
  }));
}

/** Changes of which nobody can tell what they were. */
export const damagedIn = (history: HistoryFolder): string[] =>
  history.list().flatMap((folder) => (folder.hasRecord && !recordIn(folder) ? [folder.id] : []));

/** The texts of a file before and after a change; null where there was none, and for images. Throws an HttpError for a file of another change, and for a damaged one. */
export function textsIn(folder: ChangeFolder, path: string): { before: string | null; after: string | null } {
  const file = recordOf(folder).files.find((each) => each.path === path);
  if (!file) throw new HttpError('NOT_FOUND', 'The change has no such file.');
  return readPack(folder, (pack) => {
    const text = (stored: Stored | null) => (stored && path.endsWith('.json') && textOf(pack.read(stored))) || null;
    return { before: text(file.before), after: text(file.after) };
  });
}
