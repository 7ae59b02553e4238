import { locationAddresses } from '../kinds/location/addresses';
import type { LocationIndexEntry } from '../kinds/location/location-index-schema';
import { itemListQuery } from './item-list-query';
import type { ListQuery } from './list-query';

export const locationIndexQuery = itemListQuery(locationAddresses.folder) as unknown as ListQuery<LocationIndexEntry>;
