import type { PageToOpen } from '@otherfolk/shared/contract/remote-module';
import { loadLocationLater, LocationListPage, LocationPage } from '../pages';
import { locationPageQuery } from './location-page-query';

/** What the page of a location asks for; of the list, its code alone comes beforehand. */
export async function prepareLocation({ pathname, client, viewer, release }: PageToOpen): Promise<unknown> {
  const [, , locationId] = pathname.split('/');
  if (!locationId) return LocationListPage.load();
  const data = client.prefetchQuery(locationPageQuery({ locationId, viewer, release }));
  return Promise.all([LocationPage.load(), loadLocationLater(), data]);
}
