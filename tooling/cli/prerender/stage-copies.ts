import type { StartProgress } from '@otherfolk/shared/catalogue/progress';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import { runWorker } from '@otherfolk/system/run-worker';
import { type Copies, copyFiles } from './copy-files';
import type { CopyStart } from './copy-thread';
import type { StagedFile, StagedFiles } from './staged-files';

/** Fewer are copied sooner than another thread has begun. */
export const MANY_COPIES = 2000;

const WORKER = new URL('./copy-worker.mjs', import.meta.url);

const sentence = (reason: string) => `The files of the catalogue cannot be copied: ${reason}. Nothing has changed.`;

type Hear = (files: readonly StagedFile[]) => void;

const copyInThread = (start: CopyStart, hear: Hear) => runWorker(WORKER, start, { hear, sentence });

async function copyHere({ place, copies }: CopyStart, hear: Hear): Promise<void> {
  try {
    copyFiles(place, copies, (file) => hear([file]));
  } catch (error) {
    throw new Error(sentence(messageOf(error)), { cause: error });
  }
}

interface Copying {
  staged: StagedFiles;
  /** Files of the site that are known to be copies already. */
  isCopied: (file: string) => boolean;
  startProgress: StartProgress;
}

/**
 * Copies files beside the site, but those that the site has; many of them in a thread of their own. Rejects with one sentence where one
 * cannot be read, or the disk is full.
 */
export async function stageCopies(copies: Copies, { staged, isCopied, startProgress }: Copying): Promise<void> {
  const wanted = copies.filter(([file]) => {
    const isThere = isCopied(file);
    if (isThere) staged.add({ file, isThere });
    return !isThere;
  });
  const progress = startProgress('copying files', wanted.length);
  const hear: Hear = (files) => {
    for (const file of files) staged.add(file);
    progress.add(files.length);
  };
  const copying = wanted.length < MANY_COPIES ? copyHere : copyInThread;
  await copying({ place: staged.place, copies: wanted }, hear).finally(progress.end);
}
