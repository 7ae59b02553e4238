import type { PageToOpen } from '@otherfolk/shared/contract/remote-module';
import { hasPlaceholder, LocationListPage, LocationPage } from '../pages';
import { locationPageQuery } from './location-page-query';

const locationIn = (pathname: string) => pathname.split('/')[2];

export async function loadLocationCode(pathname: string): Promise<unknown> {
  return locationIn(pathname) ? LocationPage.load() : LocationListPage.load();
}

/** The queries of a location's page; of the list, its code alone comes beforehand. */
export async function prepareLocation({ pathname, client, viewer, release }: PageToOpen): Promise<unknown> {
  const locationId = locationIn(pathname);
  const data = locationId && client.prefetchQuery(locationPageQuery({ locationId, viewer, release }));
  return Promise.all([loadLocationCode(pathname), data]);
}

/** Whether the page of a place can be drawn at once, with what a list says of it. */
export function hasLocationPlaceholder({ pathname, client, viewer, release }: PageToOpen): boolean {
  const locationId = locationIn(pathname);
  return locationId !== undefined && hasPlaceholder(client, { locationId, viewer, release });
}
