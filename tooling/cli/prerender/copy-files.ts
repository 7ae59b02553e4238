import { copyFileSync } from 'node:fs';
import path from 'node:path';
import type { RecordPlace } from '../site/export-record';
import { haveSameContent } from '../site/same-content';
import { type StagedFile, waitingPlaces } from './staged-files';

/** Sources by paths in the site. */
export type Copies = readonly (readonly [file: string, source: string])[];

/** Copies files beside the site, but those that the site has. Throws where one cannot be copied. */
export function copyFiles(place: RecordPlace, copies: Copies, onStaged: (staged: StagedFile) => void): void {
  const waitingAt = waitingPlaces(place);
  for (const [file, source] of copies) {
    const isThere = haveSameContent(source, path.join(place.folder, file));
    if (!isThere) copyFileSync(source, waitingAt(file));
    onStaged({ file, isThere });
  }
}
