import { paths } from '@otherfolk/shared/contract/paths';
import type { ListPublicPages } from '@otherfolk/shared/contract/public-pages';
import { readLocationIndex } from '@otherfolk/shared/kinds/location/read-locations';

export const listPublicPages: ListPublicPages = async ({ visible }) => [
  paths.locations,
  ...(await visible(readLocationIndex)).map(({ id }) => paths.location(id)),
];
