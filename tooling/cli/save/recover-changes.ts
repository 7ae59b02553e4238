import { messageOf } from '@otherfolk/shared/domain/message-of';
import { HttpError } from '@otherfolk/system/http/http-error';
import type { ChangeFolder, ChangeRecord, HistoryFolder } from './change-record';
import { recordIn } from './change-texts';
import { DamagedPack } from './content-pack';
import { removeEmptyFolders } from './empty-folders';
import { flushPlaced, rollForward } from './place-files';
import { type RewriteIndexes, writeTextsOfImages } from './rewrite-indexes';

const DAY_MS = 86_400_000;
const KEPT_DAYS = 30;

function rollForwardOrSay(catalogue: string, folder: ChangeFolder, record: ChangeRecord): string[] {
  try {
    return rollForward(catalogue, folder, record);
  } catch (error) {
    if (!(error instanceof DamagedPack)) throw error;
    throw new HttpError(
      'UNAVAILABLE',
      `A save was interrupted, and what it had written is damaged: look at its files, then remove ${folder.path}.`,
    );
  }
}

async function complete(catalogue: string, folder: ChangeFolder, index: RewriteIndexes): Promise<void> {
  const record: ChangeRecord | undefined = recordIn(folder);
  if (!record) return;
  for (const file of rollForwardOrSay(catalogue, folder, record))
    console.error(`${file} was written by somebody else while a save was interrupted, and stays: see the history.`);
  for (const problem of [await index(catalogue), await writeTextsOfImages(catalogue, record)])
    if (problem !== undefined) console.error(problem);
  await flushPlaced(catalogue, record);
  await folder.markDone();
}

/** What never was leaves neither files nor the folders that were made for them. */
function discard(catalogue: string, folder: ChangeFolder): void {
  const paths = folder.readPaths();
  folder.remove();
  removeEmptyFolders(catalogue, paths);
}

/**
 * Completes the change that passed the point of no return, and throws away what others left. It looks no further back than to the
 * newest that is complete: no change begins before those before it are.
 */
export async function recoverChanges(catalogue: string, history: HistoryFolder, index: RewriteIndexes): Promise<void> {
  for (const folder of history.list().reverse()) {
    if (folder.isDone) return;
    if (folder.hasRecord) await complete(catalogue, folder, index);
    else discard(catalogue, folder);
  }
}

/** Removes what was kept long enough. A change that is not complete stays. */
export function removeExpired(history: HistoryFolder, now: number): void {
  for (const folder of history.list()) {
    const record = folder.isDone ? recordIn(folder) : undefined;
    if (!record) continue;
    if (now - Date.parse(record.at) <= KEPT_DAYS * DAY_MS) break;
    try {
      folder.remove();
    } catch (error) {
      console.error(`Change ${folder.id} is older than ${KEPT_DAYS} days, and cannot be removed: ${messageOf(error)}.`);
    }
  }
}
