import type { PageToOpen } from '@otherfolk/shared/contract/remote-module';
import { loadReadingAids } from '@otherfolk/shared/ui/detail-layout/detail-layout';
import { loadLinkedItems } from '@otherfolk/shared/ui/link-sections';
import { plotPageQuery } from './plot-page-query';

/** What the page of a plot asks for; of the list, nothing comes beforehand. */
export async function preparePlot({ pathname, client, viewer, release }: PageToOpen): Promise<unknown> {
  const [, , plotId, variantId] = pathname.split('/');
  if (!plotId) return;
  const data = client.prefetchQuery(plotPageQuery({ plotId, variantId, viewer, release }));
  return Promise.all([loadReadingAids(), loadLinkedItems(), data]);
}
