import { isCatalogueError } from '@otherfolk/shared/catalogue/catalogue-error';
import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';
import { NotFoundError } from '@otherfolk/shared/contract/not-found-error';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import type { Location } from '@otherfolk/shared/kinds/location/location-schema';
import { readLocation } from '@otherfolk/shared/kinds/location/read-locations';
import { texts } from '../texts';
import { mayOpen } from './may-open';

export interface LocationRequest {
  locationId: string;
  viewer: Viewer;
  release: number;
}

async function readOrFail(read: ReadJson, id: string): Promise<Location> {
  try {
    return await readLocation(read, id);
  } catch (cause) {
    if (!isCatalogueError(cause)) throw cause;
    throw new NotFoundError(texts.page.notFound, { cause });
  }
}

/** Rejects with a NotFoundError for what is missing, broken, no id, or not for this viewer. */
export async function loadLocation(
  read: ReadJson,
  { locationId, viewer, release }: LocationRequest,
): Promise<Location> {
  const location = await readOrFail(read, locationId);
  if (!mayOpen(location, viewer, release)) throw new NotFoundError(texts.page.notFound);
  return location;
}
