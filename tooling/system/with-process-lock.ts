import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { holderOf, removeStaleLock, tryLock } from './process-lock';

const POLL_MS = 200;

/** The number of looks after which somebody who waits is told what for. */
const SILENT_LOOKS = 10;

/** Runs the work while no other process of this machine does, waiting for its turn: two builds at once must not write into one folder. Makes the lock's folder. */
export async function withProcessLock<T>(file: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  mkdirSync(path.dirname(file), { recursive: true });
  for (let looks = 0; !tryLock(file); looks++) {
    const holder = holderOf(file);
    if (holder === undefined) {
      removeStaleLock(file);
      continue;
    }
    if (looks === SILENT_LOOKS)
      console.warn(
        `Waiting for process ${holder}, which holds ${file}. If that is none of this site, remove the file.`,
      );
    await wait(POLL_MS, undefined, { signal });
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
