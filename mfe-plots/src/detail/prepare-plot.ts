import type { PageToOpen } from '@otherfolk/shared/contract/remote-module';
import { loadPlotLater, PlotListPage, PlotPage } from '../pages';
import { plotPageQuery } from './plot-page-query';

/** What the page of a plot asks for; of the list, its code alone comes beforehand. */
export async function preparePlot({ pathname, client, viewer, release }: PageToOpen): Promise<unknown> {
  const [, , plotId, variantId] = pathname.split('/');
  if (!plotId) return PlotListPage.load();
  const data = client.prefetchQuery(plotPageQuery({ plotId, variantId, viewer, release }));
  return Promise.all([PlotPage.load(), loadPlotLater(), data]);
}
