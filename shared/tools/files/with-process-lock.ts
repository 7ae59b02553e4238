import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { holderOf, removeStaleLock, tryLock } from './process-lock';

const POLL_MS = 200;

/** Runs the work while no other process of this machine does, waiting for its turn: two builds at once must not write into one folder. Makes the lock's folder. */
export async function withProcessLock<T>(file: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  mkdirSync(path.dirname(file), { recursive: true });
  while (!tryLock(file)) {
    if (holderOf(file) === undefined) removeStaleLock(file);
    else await wait(POLL_MS, undefined, { signal });
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
