import { readLocationIndex } from '@otherfolk/shared/catalogue/read-locations';
import { paths } from '@otherfolk/shared/contract/paths';
import type { ListPublicPages } from '@otherfolk/shared/contract/public-pages';

export const listPublicPages: ListPublicPages = async ({ visible }) => [
  paths.locations,
  ...(await visible(readLocationIndex)).map(({ id }) => paths.location(id)),
];
