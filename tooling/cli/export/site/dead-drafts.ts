import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { isAlive } from '@otherfolk/system/process-lock';

/** A file that a process was writing (replace-atomically.ts), or a lock that it was about to take. */
const DRAFT = /^\..+\.(\d+)\.tmp$/;
const UNTAKEN_LOCK = /^lock\.[0-9a-f-]{36}$/;

function isLeft(name: string): boolean {
  const [, pid] = DRAFT.exec(name) ?? [];
  return pid === undefined ? UNTAKEN_LOCK.test(name) : !isAlive(Number(pid));
}

/** Removes from a folder, however deep, what processes left half written that have ended. */
export function removeDeadDrafts(folder: string): void {
  const entries = tryOr(() => readdirSync(folder, { recursive: true, withFileTypes: true }), []);
  for (const entry of entries)
    if (entry.isFile() && isLeft(entry.name)) rmSync(path.join(entry.parentPath, entry.name), { force: true });
}
