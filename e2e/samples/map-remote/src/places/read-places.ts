import { listOrNothing, type ReadJson, readLocationIndex, type Viewer, visibleItems } from '@otherfolk/contract';
import { type Point, positionsOf } from './positions';
import { type Region, regionOf } from './region';

/** A place on the map. */
export interface Place extends Point {
  id: string;
  name: string;
  region: Region;
}

type Entries = Awaited<ReturnType<typeof readLocationIndex>>;

/** While pages are rendered, all of them share one reader: what it reads for the first is kept for the others. */
const kept = new WeakMap<ReadJson, Promise<Entries>>();

/** A list that is missing or broken is an empty one, as on the other pages of the site. */
const readEntries = (read: ReadJson): Promise<Entries> => listOrNothing('locations', () => readLocationIndex(read));

function entriesOf(read: ReadJson): Promise<Entries> {
  if (typeof document !== 'undefined') return readEntries(read);
  const entries = kept.get(read) ?? readEntries(read);
  kept.set(read, entries);
  return entries;
}

/** The places that a viewer may see, by name. All of them take part in the positions, so that nobody sees one move when another comes out. */
export async function readPlaces(read: ReadJson, viewer: Viewer, release: number): Promise<Place[]> {
  const entries = await entriesOf(read);
  const positions = positionsOf(entries.map(({ id }) => id));
  return visibleItems(entries, viewer, release)
    .map(({ id, name }) => ({ id, name, region: regionOf(id), ...(positions.get(id) ?? { x: 0, y: 0 }) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
