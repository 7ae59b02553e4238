import { fileIn } from '../../catalogue/catalogue-files';

/** A location is one file. */
export const locationKind = {
  folder: 'locations',
  label: 'Locations',
  one: 'location',
  fileKinds: ['location'],
  versions: 'none',
  index: 'locations/index.json',
  indexes: ['locations/index.json'],
  file: fileIn('locations'),
  listPath: '/locations',
  path: (id: string) => `/locations/${id}`,
  cover: 'locationCover',
  cards: 'location-cards',
  referredAs: { any: 'location' },
} as const;
