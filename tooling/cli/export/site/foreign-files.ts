import { lstatSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import { OwnFolders } from './own-folders';

/** How many of them a message names. */
const NAMED = 5;

/** A release of a remote: the folder is named after its content, so nobody else's files are in it. */
const RELEASE_OF_REMOTE = /^remotes\/[^/]+\/[^/]+\//;

const parentOf = (file: string) => path.dirname(file);

/** Whether something lies there. */
function isThere(folder: string, file: string): boolean {
  try {
    return lstatSync(path.join(folder, file), { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    throw new Error(`${path.join(folder, file)} cannot be written: ${messageOf(error)}.`, { cause: error });
  }
}

/** The files that lie in the folder already, and that are not among the ones that earlier exports wrote. */
function foreignFiles(folder: string, files: readonly string[], own: ReadonlySet<string>): string[] {
  const asked = files.filter((file) => !own.has(file) && !RELEASE_OF_REMOTE.test(file));
  // The folders of a site that is written for the first time are not there.
  const missing = new Set([...new Set(asked.map(parentOf))].filter((parent) => !isThere(folder, parent)));
  return asked.filter((file) => !missing.has(parentOf(file)) && isThere(folder, file));
}

/** Throws one sentence where a file would be written through a link that leads out of the folder. */
export function refuseLinks(folder: string, files: readonly string[]): void {
  const folders = new OwnFolders(folder);
  for (const parent of new Set(files.map((file) => path.dirname(path.join(folder, file))))) {
    try {
      folders.isThere(parent);
    } catch (error) {
      throw new Error(`${parent} cannot be written: ${messageOf(error)}.`, { cause: error });
    }
  }
}

/** Throws one sentence where files of somebody else lie at the places of an export's own. Writes nothing. */
export function refuseForeignFiles(folder: string, files: readonly string[], own: ReadonlySet<string>): void {
  const foreign = foreignFiles(folder, files, own);
  if (foreign.length === 0) return;
  const named = foreign.slice(0, NAMED).join(', ') + (foreign.length > NAMED ? ', …' : '');
  throw new Error(
    `${folder} holds files that no export has written, and that this one would replace (${foreign.length}): ${named}. ` +
      'Nothing has changed. Choose another folder, or say --adopt to replace them.',
  );
}
