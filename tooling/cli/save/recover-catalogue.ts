import { accessSync, constants } from 'node:fs';
import { withProcessLock } from '@otherfolk/system/with-process-lock';
import { canHoldLock } from '../derive/catalogue/catalogue-lock';
import { HistoryFolder } from './change-record';
import { recoverChanges } from './recover-changes';
import { rewriteIndexes } from './rewrite-indexes';

const recover = (catalogue: string, history: HistoryFolder) => recoverChanges(catalogue, history, rewriteIndexes);

function refuseUnwritable(catalogue: string): void {
  try {
    accessSync(catalogue, constants.W_OK);
  } catch (error) {
    const message = `A save to ${catalogue} was interrupted, and only somebody who may write there can complete it: run npm start.`;
    throw new Error(message, { cause: error });
  }
}

/**
 * Completes a save that was interrupted, so that nobody reads half of it; waits for one that is under way. Rejects with one sentence
 * where it cannot be completed.
 */
export async function recoverCatalogue(catalogue: string): Promise<void> {
  const history = new HistoryFolder(catalogue);
  if (!history.isPending) return;
  refuseUnwritable(catalogue);
  await withProcessLock(history.lock, () => recover(catalogue, history));
}

/** Removes the note that derived files are owed. Called by whoever holds the lock, and has made all that is derived of the catalogue. */
export const settleDerived = (catalogue: string): void => new HistoryFolder(catalogue).settleDerived();

/**
 * Runs the work of a command while nothing is saved to the catalogue, after an interrupted save is completed: what it has read would
 * else be written over what was saved meanwhile. Where no lock can be made, nothing can be saved either, and the work runs without one.
 */
export async function withCatalogueLock<T>(catalogue: string, work: () => Promise<T>): Promise<T> {
  if (!canHoldLock(catalogue)) {
    await recoverCatalogue(catalogue);
    return work();
  }
  const history = new HistoryFolder(catalogue);
  return withProcessLock(history.lock, async () => {
    if (history.isPending) await recover(catalogue, history);
    return work();
  });
}
