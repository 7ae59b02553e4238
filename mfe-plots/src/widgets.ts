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

export const PlotPreview = lazyPage<WidgetProps<'plot-preview'>>(
  'widget-plot-preview',
  async () => (await import(/* webpackChunkName: "widget-plot-preview" */ './preview/plot-preview')).PlotPreview,
);
