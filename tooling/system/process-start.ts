import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The 22nd field of the file; the second is a name in brackets that may hold anything. */
const START_TIME = 19;

function startOnLinux(pid: number): string | undefined {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '');
    return afterName.split(' ')[START_TIME];
  } catch {
    return undefined;
  }
}

/**
 * When a process was started, in words of the system that are the same each time they are asked for: two processes that had the
 * same number one after the other differ in it. Undefined where the system does not tell.
 */
export function processStartOf(pid: number): string | undefined {
  if (process.platform === 'win32') return undefined;
  if (process.platform === 'linux') return startOnLinux(pid);
  return spawnSync('ps', ['-p', String(pid), '-o', 'lstart='], { encoding: 'utf8' }).stdout?.trim() || undefined;
}
