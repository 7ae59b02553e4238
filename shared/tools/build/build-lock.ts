import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 200;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The process that holds the lock; undefined where it ended without giving it back. */
function holderOf(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return pid > 0 && isAlive(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** A link, so that the file has its content from the first moment on. */
function tryLock(file: string): boolean {
  const own = `${file}.${randomUUID()}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(own);
  }
}

/** Runs the work while no other process does, waiting for its turn: two starts at once must not write into one build. */
export async function withBuildLock<T>(file: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  mkdirSync(path.dirname(file), { recursive: true });
  while (!tryLock(file)) {
    if (holderOf(file) === undefined) rmSync(file, { force: true });
    else await wait(POLL_MS, undefined, { signal });
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
