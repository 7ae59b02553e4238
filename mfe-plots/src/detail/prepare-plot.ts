import type { PageToOpen } from '@otherfolk/shared/contract/remote-module';
import { PlotListPage, PlotPage } from '../pages';
import { plotPageQuery } from './plot-page-query';

const idsIn = (pathname: string) => pathname.split('/').slice(2);

export async function loadPlotCode(pathname: string): Promise<unknown> {
  const [plotId] = idsIn(pathname);
  return plotId ? PlotPage.load() : PlotListPage.load();
}

/** The queries of a plot's page; of the list, its code alone comes beforehand. */
export async function preparePlot({ pathname, client, viewer, release }: PageToOpen): Promise<unknown> {
  const [plotId, variantId] = idsIn(pathname);
  const data = plotId && client.prefetchQuery(plotPageQuery({ plotId, variantId, viewer, release }));
  return Promise.all([loadPlotCode(pathname), data]);
}
