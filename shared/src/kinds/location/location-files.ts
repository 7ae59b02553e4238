import { type FileContent, type ItemFiles, type Listing, silent } from '../descriptor/file-content';
import { locationKind } from './kind';
import { locationIndexEntry } from './location-index-entry';
import { locationList } from './location-list';
import { type Location, locationSchema } from './location-schema';
import { parseLocation } from './read-locations';

const content: FileContent<Location> = {
  folder: locationKind.folder,
  schema: locationSchema,
  parse: (id, json) => parseLocation(id, json, silent),
  references: [
    { pattern: ['connectedCharacters', '*'], folder: 'characters', to: 'any', whenHidden: 'entry' },
    { pattern: ['connectedPlots', '*'], folder: 'plots', to: 'any', whenHidden: 'entry' },
  ],
  images: [
    ['locationBanner', ['bannerImage']],
    ['locationCover', ['coverImage']],
  ],
};

const listing: Listing<Location> = {
  coreIdOf: ({ id }) => id,
  entries: { [locationKind.index]: locationIndexEntry },
};

export const locationFiles = { content, listing, list: locationList } satisfies ItemFiles<Location>;
