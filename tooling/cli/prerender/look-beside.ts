import path from 'node:path';
import { statFile } from '@otherfolk/system/file-stamp';
import { runWorker } from '@otherfolk/system/run-worker';
import type { FileList } from '../catalogue/list-files';
import type { LookMessage, LookStart } from './look-thread';
import { PAGE_RECORD_FILE } from './page-record';

/** The record of fewer files is shorter: these are looked at sooner than another thread has begun. */
const LONG_RECORD_BYTES = 2_000_000;

const WORKER = new URL('./look-worker.mjs', import.meta.url);

const sentence = (reason: string) =>
  `The files of catalogue and site cannot be looked at: ${reason}. Nothing has changed.`;

/** What a thread finds out. Undefined where files are so few that whoever needs it looks at them himself. */
export interface Looking {
  /** The files of the catalogue. */
  list: Promise<FileList | undefined>;
  /** Which of the files that the last export recorded somebody has written or removed since. */
  touched: Promise<ReadonlySet<string> | undefined>;
  /** Ends the thread. */
  stop: () => void;
}

function lookInOtherThread(start: LookStart): Looking {
  const stopping = new AbortController();
  let touched: Set<string> | undefined;
  let running = Promise.resolve();
  const list = new Promise<FileList>((resolve, reject) => {
    const hear = (message: LookMessage) => {
      if ('list' in message) resolve(message.list);
      else touched = new Set(message.touched);
    };
    running = runWorker(WORKER, start, { hear, sentence, signal: stopping.signal });
    running.catch(reject);
  });
  const ended = running.then(() => touched);
  // Whoever asks for them hears of a failure.
  for (const promise of [list, ended]) promise.catch(() => undefined);
  return { list, touched: ended, stop: () => stopping.abort() };
}

/** Whether the last export of a site was so large that another thread is soon worth its while; `longRecord`: that of one, in bytes. */
export function isLarge({ records }: LookStart['place'], longRecord = LONG_RECORD_BYTES): boolean {
  const { size = 0 } = statFile(path.join(records, PAGE_RECORD_FILE)) ?? {};
  return size >= longRecord;
}

/** Looks at the files of a catalogue, and of the site that was made of it, in a thread where the site is large. */
export function lookBeside(start: LookStart, longRecord?: number): Looking {
  if (isLarge(start.place, longRecord)) return lookInOtherThread(start);
  const nothing = Promise.resolve(undefined);
  return { list: nothing, touched: nothing, stop: () => undefined };
}
