import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { type RecordPlace, stagingFolder } from '../site/export-record';
import { haveSameContent } from '../site/same-content';
import type { StagedFile } from './staged-files';

/** Sources by paths in the site. */
export type Copies = readonly (readonly [file: string, source: string])[];

/** Copies files beside the site, but those that the site has. Throws where one cannot be copied. */
export function copyFiles(place: RecordPlace, copies: Copies, onStaged: (staged: StagedFile) => void): void {
  const made = new Set<string>();
  for (const [file, source] of copies) {
    const isThere = haveSameContent(source, path.join(place.folder, file));
    if (!isThere) {
      const target = path.join(stagingFolder(place), file);
      const folder = path.dirname(target);
      if (!made.has(folder)) mkdirSync(folder, { recursive: true });
      made.add(folder);
      copyFileSync(source, target);
    }
    onStaged({ file, isThere });
  }
}
