import { type FileContent, type Listing, silent } from '../descriptor/file-content';
import { plotKind } from './kind';
import { plotCoreEntry, plotIndexEntry } from './plot-index-entry';
import { type Plot, plotSchema } from './plot-schema';
import { parsePlot } from './read-plots';

export const plotFile: FileContent<Plot> = {
  folder: plotKind.folder,
  schema: plotSchema,
  parse: (id, json) => parsePlot(id, json, silent),
  references: [
    { pattern: ['coreId'], folder: 'plots', to: 'item' },
    { pattern: ['sections', 'mainRoles', '*', 'characterId'], folder: 'characters', to: 'any', whenHidden: 'id' },
    { pattern: ['sections', 'mainRoles', '*', 'variantId'], folder: 'characters', to: 'version', whenHidden: 'id' },
  ],
  images: [
    ['plotCover', ['images', 'cover']],
    ['gallery', ['images', 'gallery', '*', 'file']],
  ],
};

export const plotListing: Listing<Plot> = {
  coreIdOf: ({ coreId }) => coreId,
  entries: { [plotKind.coreIndex]: plotCoreEntry, [plotKind.index]: plotIndexEntry },
  firstOnly: plotKind.coreIndex,
  stageAt: 'recordInfo',
};
