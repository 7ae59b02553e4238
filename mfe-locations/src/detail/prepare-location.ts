import type { PageToOpen } from '@otherfolk/shared/contract/remote-module';
import { loadReadingAids } from '@otherfolk/shared/ui/detail-layout/detail-layout';
import { loadLinkedItems } from '@otherfolk/shared/ui/link-sections';
import { locationPageQuery } from './location-page-query';

/** What the page of a location asks for; of the list, nothing comes beforehand. */
export async function prepareLocation({ pathname, client, viewer, release }: PageToOpen): Promise<unknown> {
  const [, , locationId] = pathname.split('/');
  if (!locationId) return;
  const data = client.prefetchQuery(locationPageQuery({ locationId, viewer, release }));
  return Promise.all([loadReadingAids(), loadLinkedItems(), data]);
}
