import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { flushFiles, flushFolder } from '@otherfolk/system/flush';
import type { ChangeFolder, ChangeRecord } from './change-record';
import { hashOf, PackReader } from './content-pack';
import { removeEmptyFolders } from './empty-folders';
import { LawfulPlaces } from './lawful-path';
import { pathsOf } from './rewrite-indexes';

const isDifferent = ({ before, after }: ChangeRecord['files'][number]) => before?.hash !== after?.hash;

/** Puts the staged files of a change in their places: so fast that nobody of this process looks in between. */
export function placeStaged(catalogue: string, change: ChangeFolder, { files }: ChangeRecord): void {
  for (const [index, file] of files.entries()) {
    if (!isDifferent(file)) continue;
    const target = path.join(catalogue, file.path);
    if (file.after) renameSync(change.staged(index), target);
    else rmSync(target, { force: true });
  }
  removeEmptyFolders(catalogue, pathsOf({ files }));
}

/** Whether bytes are what the end of a machine can leave of a content: a beginning of it, or a file of zeros. */
const isTorn = (bytes: Buffer, whole: Buffer): boolean =>
  bytes.every((byte) => byte === 0) || (bytes.length < whole.length && whole.subarray(0, bytes.length).equals(bytes));

/**
 * Completes a change that was interrupted, however far it came. A file that somebody has written since is left as it is, and named:
 * what the change had for it stays in the history.
 */
export function rollForward(catalogue: string, change: ChangeFolder, { files }: ChangeRecord): string[] {
  const places = new LawfulPlaces(catalogue);
  const pack = new PackReader(change.pack);
  const left: string[] = [];
  try {
    for (const [index, file] of files.entries()) {
      if (!isDifferent(file)) continue;
      const target = path.join(catalogue, file.path);
      const bytes = places.stats(file.path) ? readFileSync(target) : undefined;
      const hash = bytes && hashOf(bytes);
      if (hash === file.after?.hash) continue;
      const content = file.after && pack.read(file.after);
      if (hash !== file.before?.hash && !(bytes && content && isTorn(bytes, content))) left.push(file.path);
      else if (!content) rmSync(target, { force: true });
      else {
        const staged = change.staged(index);
        // Half of it may have been written.
        if (!existsSync(staged) || hashOf(readFileSync(staged)) !== file.after?.hash) writeFileSync(staged, content);
        mkdirSync(path.dirname(target), { recursive: true });
        renameSync(staged, target);
      }
    }
  } finally {
    pack.close();
  }
  removeEmptyFolders(catalogue, pathsOf({ files }));
  return left;
}

/** Resolves when the files of a change, and their names, are on the disk. */
export async function flushPlaced(catalogue: string, { files }: ChangeRecord): Promise<void> {
  const targets = files.filter(isDifferent).map((file) => path.join(catalogue, file.path));
  await flushFiles(targets);
  const folders = new Set(targets.flatMap((target) => [path.dirname(target), path.dirname(path.dirname(target))]));
  for (const folder of folders) if (existsSync(folder)) await flushFolder(folder);
}
