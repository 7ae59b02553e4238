import { fileIn } from '../../catalogue/catalogue-files';
import { locationAddresses } from './addresses';
import type { LocationIndexEntry } from './location-index-schema';

/** A location is one file. */
export const locationKind = {
  ...locationAddresses,
  label: 'Locations',
  one: 'location',
  fileKinds: ['location'],
  versions: 'none',
  index: 'locations/index.json',
  indexes: ['locations/index.json'],
  file: fileIn('locations'),
  titleKey: 'name',
  stageAt: [],
  cover: 'locationCover',
  cards: 'location-cards',
  isDated: false,
  picture: 'wide',
  summaryOf: ({ name, coverImage }: LocationIndexEntry) => ({ name, image: coverImage }),
  referredAs: { any: 'location' },
} as const;
