import { defineRemote } from '@otherfolk/shared/contract/remote-module';
import { PlotCards } from './cards/plot-cards';
import { preparePlot } from './detail/prepare-plot';
import { FeaturedPlot } from './featured/featured-plot';
import { routes } from './routes';

export default defineRemote<'plots'>({
  id: 'plots',
  mounts: { plots: routes },
  prepare: preparePlot,
  widgets: { 'featured-plot': FeaturedPlot, 'plot-cards': PlotCards },
});
