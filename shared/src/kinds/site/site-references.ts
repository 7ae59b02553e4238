import type { IdReference, ImageReference } from '../descriptor/file-content';

/** The places where the file of the site names items. */
export const siteReferences: readonly IdReference[] = [
  { pattern: ['featured', 'characters', '*'], folder: 'characters', to: 'version', whenHidden: 'entry' },
  { pattern: ['featured', 'plot'], folder: 'plots', to: 'version', whenHidden: 'id' },
];

export const siteImages: readonly ImageReference[] = [
  ['logo', ['logo']],
  ['characterCover', ['missingCover']],
];
