import { lazyPage } from '@otherfolk/shared/contract/lazy-page';
import type { WidgetProps } from '@otherfolk/shared/contract/widget-props';

export const FeaturedPlot = lazyPage(
  'widget-plots',
  async () => (await import(/* webpackChunkName: "widget-plots" */ './featured/featured-plot')).FeaturedPlot,
);

export const PlotCards = lazyPage<WidgetProps<'plot-cards'>>(
  'widget-plots',
  async () => (await import(/* webpackChunkName: "widget-plots" */ './cards/plot-cards')).PlotCards,
);
