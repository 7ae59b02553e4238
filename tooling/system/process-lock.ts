import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { processStartOf } from './process-start';

/** Whether the process has ended, and only its parent has not noticed yet. Linux alone tells. */
function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Whether a process with this number runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    // Someone else's process is alive, too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Numbers of processes are used again: a lock also says when its process was started, where the system tells. */
const isReused = (pid: number, start: string | undefined) =>
  start !== undefined && start !== '' && processStartOf(pid) !== start;

const OWN = Symbol.for('otherfolk.process');

/** Names this very process, in whichever copy of this file: in a container each start has the same number. */
const ownName = ((globalThis as { [OWN]?: string })[OWN] ??= randomUUID());

const isEarlier = (pid: number, name: string | undefined) => pid === process.pid && name !== ownName;

/** The process that holds the lock; undefined where it ended without giving it back. */
export function holderOf(file: string): number | undefined {
  try {
    const [number = '', start, name] = readFileSync(file, 'utf8').split('\n');
    const pid = Number(number);
    return pid > 0 && isAlive(pid) && !isReused(pid, start) && !isEarlier(pid, name) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** Takes the lock for this process where nobody has it. A link, so that the file has its content from the first moment on. */
export function tryLock(file: string): boolean {
  const own = `${file}.${randomUUID()}`;
  try {
    writeFileSync(own, `${process.pid}\n${processStartOf(process.pid) ?? ''}\n${ownName}`, { mode: 0o600 });
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Takes away a lock that nobody holds. Of two that try at once, one removes it, and neither removes a new one. */
export function removeStaleLock(file: string, holder = holderOf): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return; // Somebody was faster.
  }
  if (holder(aside) !== undefined) {
    try {
      linkSync(aside, file);
    } catch {
      // It was taken meanwhile.
    }
  }
  rmSync(aside);
}
