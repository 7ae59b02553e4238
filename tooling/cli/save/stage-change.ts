import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { flushFiles } from '@otherfolk/system/flush';
import { HttpError } from '@otherfolk/system/http/http-error';
import type { ChangedFile, ChangeFolder } from './change-record';
import { ContentPack } from './content-pack';
import type { ImageWords } from './image-words';
import type { PresentFile } from './present-files';
import { pathsOf } from './rewrite-indexes';

/** A file of a change whose content or words differ from what is there. */
export interface FileToWrite {
  path: string;
  /** Null where the file is to be removed. */
  bytes: Uint8Array | null;
  hash: string | null;
  present: PresentFile;
  words?: { before: ImageWords; after: ImageWords };
}

const PERMISSIONS = 0o777;

/** Files are put in their places by renaming, which no disk can do for another. */
function makeFolders(catalogue: string, change: ChangeFolder, files: readonly FileToWrite[]): void {
  const disk = statSync(change.path).dev;
  const folders = new Set(files.filter(({ bytes }) => bytes).map((file) => path.dirname(file.path)));
  for (const folder of folders) {
    const at = path.join(catalogue, folder);
    mkdirSync(at, { recursive: true });
    if (statSync(at).dev !== disk)
      throw new HttpError(
        'FAILED_PRECONDITION',
        `${folder} lies on another disk than the catalogue: nothing was saved.`,
      );
  }
}

/**
 * Writes all that the change needs, new contents twice: in the pack, from which it can be completed after the end of the machine, and
 * as files that only have to be renamed, so that a full disk shows before the point of no return. Nothing in the catalogue changes.
 */
export async function stageChange(
  catalogue: string,
  change: ChangeFolder,
  files: readonly FileToWrite[],
): Promise<ChangedFile[]> {
  change.make(pathsOf({ files }));
  const pack = new ContentPack();
  const staged: string[] = [];
  const changed = files.map(({ path: file, bytes, hash, present, words }, index): ChangedFile => {
    const before = present.bytes && pack.add(present.bytes, present.hash ?? undefined);
    const after = bytes && pack.add(bytes, hash ?? undefined);
    if (bytes && hash !== present.hash) {
      staged.push(change.staged(index));
      writeFileSync(change.staged(index), bytes, { flag: 'wx' });
      if (present.stats) chmodSync(change.staged(index), present.stats.mode & PERMISSIONS);
    }
    return { path: file, before, after, ...(words && { words }) };
  });
  makeFolders(catalogue, change, files);
  pack.write(change.pack);
  // Many at once: some file systems wait for each by itself when it is renamed over another.
  await flushFiles(staged);
  return changed;
}
