import { type FileContent, type Listing, silent } from '../descriptor/file-content';
import { locationKind } from './kind';
import { locationIndexEntry } from './location-index-entry';
import { type Location, locationSchema } from './location-schema';
import { parseLocation } from './read-locations';

export const locationFile: FileContent<Location> = {
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

export const locationListing: Listing<Location> = {
  coreIdOf: ({ id }) => id,
  entries: { [locationKind.index]: locationIndexEntry },
};
