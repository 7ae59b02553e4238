import { parentPort, workerData } from 'node:worker_threads';
import { DONE } from '@otherfolk/system/run-worker';
import type { RecordPlace } from '../site/export-record';
import { type Copies, copyFiles } from './copy-files';
import type { StagedFile } from './staged-files';

/** So many files are told of at a time. */
const TOLD_TOGETHER = 500;

/** What the thread is told when it begins. */
export interface CopyStart {
  place: RecordPlace;
  copies: Copies;
}

/** Tells of the files that are there or wait. One that cannot be copied ends the thread. */
export function copyInThread(): void {
  const { place, copies } = workerData as CopyStart;
  const tell = (message: StagedFile[] | typeof DONE) => parentPort?.postMessage(message);
  let untold: StagedFile[] = [];
  copyFiles(place, copies, (staged) => {
    untold.push(staged);
    if (untold.length < TOLD_TOGETHER) return;
    tell(untold);
    untold = [];
  });
  tell(untold);
  tell(DONE);
}
