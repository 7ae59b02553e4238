import { lazyPage } from '@otherfolk/shared/contract/lazy-page';

const importItemPage = () => import(/* webpackChunkName: "page-location" */ './detail/location-page');

export const LocationListPage = lazyPage(
  'page-locations',
  async () => (await import(/* webpackChunkName: "page-locations" */ './list/location-list-page')).LocationListPage,
);

export const LocationPage = lazyPage('page-location', async () => (await importItemPage()).LocationPage);

/** Loads what the page of a location asks for once it is drawn. */
export const loadLocationLater = async () => (await importItemPage()).loadLater();
