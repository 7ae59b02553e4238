import { parentPort, workerData } from 'node:worker_threads';
import { DONE } from '@otherfolk/system/run-worker';
import type { RecordPlace } from '../site/export-record';
import { OutputStamps } from './output-stamps';
import { readPageRecord } from './page-record';

/** Tells of the files that are not as the last export left them; which site it is, the thread is told when it begins. */
export async function lookInThread(): Promise<void> {
  const place = workerData as RecordPlace;
  const { outputs } = await readPageRecord(place);
  const stamps = new OutputStamps(place, outputs);
  parentPort?.postMessage([...outputs.keys()].filter((file) => !stamps.isUntouched(file)));
  parentPort?.postMessage(DONE);
}
