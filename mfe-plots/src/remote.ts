import { defineRemote } from '@otherfolk/shared/contract/remote-module';
import { preparePlot } from './detail/prepare-plot';
import { routes } from './routes';
import { FeaturedPlot, PlotCards, PlotPreview } from './widgets';

export default defineRemote<'plots'>({
  id: 'plots',
  mounts: { plots: routes },
  prepare: preparePlot,
  widgets: { 'featured-plot': FeaturedPlot, 'plot-cards': PlotCards, 'plot-preview': PlotPreview },
});
