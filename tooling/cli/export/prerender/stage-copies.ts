import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { StartProgress } from '@otherfolk/shared/catalogue/progress';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import { haveSameContent } from '../site/same-content';
import { type StagedFiles, waitingPlaces } from './staged-files';

/** Sources by paths in the site. */
export type Copies = readonly (readonly [file: string, source: string])[];

/** The number of files after which what else waits has its turn: most are small, and a turn for each would take longer than copying it. */
const FILES_OF_A_TURN = 100;

interface Copying {
  staged: StagedFiles;
  /** Files of the site that are known to be copies already. */
  isCopied: (file: string) => boolean;
  startProgress: StartProgress;
}

/** Copies files beside the site, but those that the site has. Rejects with one sentence where one cannot be read, or the disk is full. */
export async function stageCopies(copies: Copies, { staged, isCopied, startProgress }: Copying): Promise<void> {
  const { place } = staged;
  const waitingAt = waitingPlaces(place);
  const progress = startProgress('copying files', copies.length);
  try {
    for (const [index, [file, source]] of copies.entries()) {
      const isThere = isCopied(file) || haveSameContent(source, path.join(place.folder, file));
      if (!isThere) copyFileSync(source, waitingAt(file));
      staged.add({ file, isThere });
      progress.add(1);
      if (index % FILES_OF_A_TURN === 0) await setImmediate();
    }
  } catch (error) {
    throw new Error(`The files of the catalogue cannot be copied: ${messageOf(error)}. Nothing has changed.`, {
      cause: error,
    });
  } finally {
    progress.end();
  }
}
