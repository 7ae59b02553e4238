import { accessSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { isAlive } from '@otherfolk/system/process-lock';

/** Its files are in memory, on Linux: a disk takes several times as long to make and remove the thousands that tests need. */
const IN_MEMORY = '/dev/shm';

/** Ten times what all tests have written at a time. */
const MUCH_ROOM = 2 * 2 ** 30;

const PREFIX = 'otherfolk-test-';

function roomIn(folder: string): number {
  accessSync(folder, constants.W_OK);
  const { bavail, bsize } = statfsSync(folder);
  return Math.min(bavail * bsize, freemem());
}

/** Removes a folder that `makeTestFolder` made. What cannot be removed now is left to later runs. */
export function removeTestFolder(folder: string): void {
  // What was killed may still be ending, and its last file with it.
  tryOr(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }), undefined);
}

/** Removes what runs that were killed have left. */
function removeLeftovers(below: string): void {
  for (const name of readdirSync(below)) {
    const pid = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : NaN;
    if (pid > 0 && !isAlive(pid)) removeTestFolder(path.join(below, name));
  }
}

/**
 * Makes a folder for the temporary files of this process's run of tests, which removes it in the end: in memory where there is much room,
 * else, or where `TMPDIR` names one, where the system has them.
 */
export function makeTestFolder({ env = process.env, inMemory = IN_MEMORY, muchRoom = MUCH_ROOM } = {}): string {
  const hasRoom = env.TMPDIR === undefined && tryOr(() => roomIn(inMemory) >= muchRoom, false);
  const below = hasRoom ? inMemory : tmpdir();
  removeLeftovers(below);
  return mkdtempSync(path.join(below, `${PREFIX}${process.pid}-`));
}
