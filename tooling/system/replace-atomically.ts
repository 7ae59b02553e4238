import { renameSync, rmSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isAlive } from './process-lock';

const DRAFT = /^\..+\.(\d+)\.tmp$/;

/** Whether a file of this name is a draft of a process that ended before it was in its place. */
export function isLeftDraft(name: string): boolean {
  const [, pid] = DRAFT.exec(name) ?? [];
  return pid !== undefined && Number(pid) !== process.pid && !isAlive(Number(pid));
}

const draftOf = (path: string) => join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);

/** Readers of the file meanwhile see the old content or the new one, never half of it. `write` fills the draft that it is given. */
export async function replaceAtomically(path: string, write: (draft: string) => Promise<void>): Promise<void> {
  const draft = draftOf(path);
  try {
    await write(draft);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Does what `replaceAtomically` does, for thousands of files one after another. */
export function replaceAtomicallySync(path: string, write: (draft: string) => void): void {
  const draft = draftOf(path);
  try {
    write(draft);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
