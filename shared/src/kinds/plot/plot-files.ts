import { type FileContent, type ItemFiles, type Listing, silent } from '../descriptor/file-content';
import { plotKind } from './kind';
import { plotCoreEntry, plotIndexEntry } from './plot-index-entry';
import { plotList } from './plot-list';
import { type Plot, plotSchema } from './plot-schema';
import { parsePlot } from './read-plots';

const content: FileContent<Plot> = {
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
  free: { sections: ['mainRoles'] },
};

const listing: Listing<Plot> = {
  coreIdOf: ({ coreId }) => coreId,
  entries: { [plotKind.coreIndex]: plotCoreEntry, [plotKind.index]: plotIndexEntry },
  firstOnly: plotKind.coreIndex,
};

export const plotFiles = { content, listing, list: plotList } satisfies ItemFiles<Plot>;
