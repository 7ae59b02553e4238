import { asOfToday } from './as-of-today';
import { catalogueFiles } from './catalogue-files';
import { parseEntity, parseEntries, type Warn } from './parse-file';
import type { ReadJson } from './read-json';
import { type Location, locationSchema } from './schemas/location';
import { type LocationIndexEntry, locationIndexSchema } from './schemas/location-index';

/** The entries as the file has them. Throws CatalogueError 'invalid' for JSON that is no list. */
export const parseLocationIndex = (data: unknown, warn: Warn): Promise<LocationIndexEntry[]> =>
  parseEntries(catalogueFiles.locationIndex, data, locationIndexSchema, warn);

/** In file order. */
export async function readLocationIndex(read: ReadJson, warn: Warn = console.warn): Promise<LocationIndexEntry[]> {
  return (await parseLocationIndex(await read(catalogueFiles.locationIndex), warn)).map(asOfToday);
}

/** Throws CatalogueError 'invalid' for JSON that is no object, and for what is no id. */
export function parseLocation(id: string, data: unknown, warn: Warn = console.warn): Location {
  const location = parseEntity(catalogueFiles.locationFile(id), id, data, locationSchema, warn);
  return { ...location, name: location.name ?? id };
}

export async function readLocation(read: ReadJson, id: string, warn: Warn = console.warn): Promise<Location> {
  return asOfToday(parseLocation(id, await read(catalogueFiles.locationFile(id)), warn));
}
