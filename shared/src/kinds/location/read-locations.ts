import { asOfToday } from '../../catalogue/as-of-today';
import { parseEntity, parseEntries, type Warn } from '../../catalogue/parse-file';
import type { ReadJson } from '../../catalogue/read-json';
import { locationKind } from './kind';
import { type LocationIndexEntry, locationIndexSchema } from './location-index-schema';
import { type Location, locationSchema } from './location-schema';

/** The entries as the file has them. Throws CatalogueError 'invalid' for JSON that is no list. */
export const parseLocationIndex = (data: unknown, warn: Warn): Promise<LocationIndexEntry[]> =>
  parseEntries(locationKind.index, data, locationIndexSchema, warn);

/** Reads the index of locations; entries keep the order of the file. */
export async function readLocationIndex(read: ReadJson, warn: Warn = console.warn): Promise<LocationIndexEntry[]> {
  return (await parseLocationIndex(await read(locationKind.index), warn)).map(asOfToday);
}

/** Throws CatalogueError 'invalid' for JSON that is no object, and for what is no id. */
export function parseLocation(id: string, data: unknown, warn: Warn = console.warn): Location {
  const location = parseEntity(locationKind.file(id), id, data, locationSchema, warn);
  return { ...location, name: location.name ?? id };
}

export async function readLocation(read: ReadJson, id: string, warn: Warn = console.warn): Promise<Location> {
  return asOfToday(parseLocation(id, await read(locationKind.file(id)), warn));
}
