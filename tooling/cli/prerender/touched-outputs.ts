import path from 'node:path';
import { statFile } from '@otherfolk/system/file-stamp';
import { runWorker } from '@otherfolk/system/run-worker';
import type { RecordPlace } from '../site/export-record';
import { PAGE_RECORD_FILE } from './page-record';

/** The record of fewer files is shorter: these are looked at sooner than another thread has begun. */
const LONG_RECORD_BYTES = 2_000_000;

const WORKER = new URL('./touched-worker.mjs', import.meta.url);

const sentence = (reason: string) => `The files of the site cannot be looked at: ${reason}. Nothing has changed.`;

/**
 * Which of the files that the last export recorded somebody has written or removed since, looked at in a thread of its own; undefined
 * where they are so few that each is better looked at when it is asked about. `longRecord`: of so many bytes they are not.
 */
export async function touchedOutputs(
  place: RecordPlace,
  longRecord = LONG_RECORD_BYTES,
): Promise<ReadonlySet<string> | undefined> {
  const { size = 0 } = statFile(path.join(place.records, PAGE_RECORD_FILE)) ?? {};
  if (size < longRecord) return undefined;
  const touched = new Set<string>();
  const hear = (files: readonly string[]) => {
    for (const file of files) touched.add(file);
  };
  await runWorker(WORKER, place, { hear, sentence });
  return touched;
}
