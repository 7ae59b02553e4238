import { lazyPage } from '@otherfolk/shared/contract/lazy-page';

const importItemPage = () => import(/* webpackChunkName: "page-plot" */ './detail/plot-page');

export const PlotListPage = lazyPage(
  'page-plots',
  async () => (await import(/* webpackChunkName: "page-plots" */ './list/plot-list-page')).PlotListPage,
);

export const PlotPage = lazyPage('page-plot', async () => (await importItemPage()).PlotPage);

/** Loads what the page of a plot asks for once it is drawn. */
export const loadPlotLater = async () => (await importItemPage()).loadLater();
