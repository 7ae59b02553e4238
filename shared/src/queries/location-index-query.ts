import { locationKind } from '../kinds/location/kind';
import type { LocationIndexEntry } from '../kinds/location/location-index-schema';
import { itemListQuery } from './item-list-query';
import type { ListQuery } from './list-query';

export const locationIndexQuery = itemListQuery(locationKind.folder) as unknown as ListQuery<LocationIndexEntry>;
