import { parentPort, workerData } from 'node:worker_threads';
import { DONE } from '@otherfolk/system/run-worker';
import { type FileList, listFiles } from '../catalogue/list-files';
import type { RecordPlace } from '../site/export-record';
import { OutputStamps } from './output-stamps';
import { readRecordedOutputs } from './page-record';

/** What the thread is told when it begins. */
export interface LookStart {
  /** Real path of the catalogue. */
  catalogue: string;
  /** Of the site. */
  place: RecordPlace;
}

/** Each comes once, in this order. */
export type LookMessage = { list: FileList } | { touched: string[] };

/** Tells which files the catalogue has, and then which of the site are not as the last export left them. */
export async function lookInThread(): Promise<void> {
  const { catalogue, place } = workerData as LookStart;
  const tell = (message: LookMessage) => parentPort?.postMessage(message);
  tell({ list: await listFiles(catalogue) });
  const outputs = await readRecordedOutputs(place);
  const stamps = new OutputStamps(place, outputs);
  tell({ touched: [...outputs.keys()].filter((file) => !stamps.isUntouched(file)) });
  parentPort?.postMessage(DONE);
}
