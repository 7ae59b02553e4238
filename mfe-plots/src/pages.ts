import { lazyPage } from '@otherfolk/shared/contract/lazy-page';

export const PlotListPage = lazyPage(
  'page-plots',
  async () => (await import(/* webpackChunkName: "page-plots" */ './list/plot-list-page')).PlotListPage,
);

export const PlotPage = lazyPage(
  'page-plot',
  async () => (await import(/* webpackChunkName: "page-plot" */ './detail/plot-page')).PlotPage,
);
