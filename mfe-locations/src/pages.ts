import type { QueryClient } from '@tanstack/react-query';
import { lazyPage } from '@otherfolk/shared/contract/lazy-page';
import type { LocationRequest } from './detail/load-location';
import type * as ItemPage from './detail/location-page';

let itemPage: typeof ItemPage | undefined;

const importItemPage = async () =>
  (itemPage = await import(/* webpackChunkName: "page-location" */ './detail/location-page'));

export const LocationListPage = lazyPage(
  'page-locations',
  async () => (await import(/* webpackChunkName: "page-locations" */ './list/location-list-page')).LocationListPage,
);

export const LocationPage = lazyPage('page-location', async () => (await importItemPage()).LocationPage);

/** Whether there is something to show of a place before it is read; not as long as the code of its page is to come. */
export const hasPlaceholder = (client: QueryClient, request: LocationRequest): boolean =>
  itemPage?.placeholderFiles(client, request) !== undefined;
