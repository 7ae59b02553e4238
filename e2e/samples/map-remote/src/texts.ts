/** Every text of this remote, in one place, so that a translation can come. */
export const texts = {
  heading: 'Map',
  title: (site: string) => `Map | ${site}`,
  description: (site: string) => `Where the places of ${site} lie.`,
  lead: (count: number) =>
    count === 1 ? 'One place lies on it.' : `${count} places lie on it. Follow one to its page.`,
  empty: 'There is no place to show yet.',
  map: 'Map of all places',
  key: 'All places by region',
  near: 'Nearby',
  here: (name: string, region: string) => `${name} lies ${region}.`,
  whole: 'See the whole map',
  regions: {
    west: 'in the Western Hills',
    north: 'in the Northern Reaches',
    east: 'on the Eastern Shore',
    south: 'among the Southern Isles',
  },
  regionNames: { west: 'Western Hills', north: 'Northern Reaches', east: 'Eastern Shore', south: 'Southern Isles' },
} as const;
