import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import { realPathOf } from '@otherfolk/system/folder-paths';

/** How many of them a message names. */
const NAMED = 5;

/** A release of a remote: the folder is named after its content, so nobody else's files are in it. */
const RELEASE_OF_REMOTE = /^remotes\/[^/]+\/[^/]+\//;

async function isForeign(folder: string, file: string): Promise<boolean> {
  try {
    await lstat(path.join(folder, file));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw new Error(`${path.join(folder, file)} cannot be written: ${messageOf(error)}.`, { cause: error });
  }
}

/** Those of the files that lie in the folder already, and that are not among the ones that earlier exports wrote. */
async function foreignFiles(folder: string, files: Iterable<string>, own: ReadonlySet<string>): Promise<string[]> {
  const found: string[] = [];
  for (const file of files) {
    if (!own.has(file) && !RELEASE_OF_REMOTE.test(file) && (await isForeign(folder, file))) found.push(file);
  }
  return found;
}

/** Rejects with one sentence where a file would be written through a link that leads out of the folder. */
export async function refuseLinks(folder: string, files: readonly string[]): Promise<void> {
  for (const parent of new Set(files.map((file) => path.dirname(path.join(folder, file))))) {
    const real = await realPathOf(parent).catch((error: Error) => {
      throw new Error(`${parent} cannot be written: ${error.message}.`, { cause: error });
    });
    if (real !== parent) throw new Error(`${parent} cannot be written: a link leads out of the export.`);
  }
}

/** Rejects with one sentence where files of somebody else lie at the places of an export's own. Writes nothing. */
export async function refuseForeignFiles(
  folder: string,
  files: readonly string[],
  own: ReadonlySet<string>,
): Promise<void> {
  const foreign = await foreignFiles(folder, files, own);
  if (foreign.length === 0) return;
  const named = foreign.slice(0, NAMED).join(', ') + (foreign.length > NAMED ? ', …' : '');
  throw new Error(
    `${folder} holds files that no export has written, and that this one would replace (${foreign.length}): ${named}. ` +
      'Nothing has changed. Choose another folder, or say --adopt to replace them.',
  );
}
