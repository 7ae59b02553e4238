import { defineRemote } from '@otherfolk/shared/contract/remote-module';
import { loadPlotCode, preparePlot } from './detail/prepare-plot';
import { routes } from './routes';
import { FeaturedPlot, PlotCards, PlotPreview } from './widgets';

export default defineRemote({
  id: 'plots',
  mounts: { plots: routes },
  prepare: preparePlot,
  loadCode: loadPlotCode,
  widgets: { 'featured-plot': FeaturedPlot, 'plot-cards': PlotCards, 'plot-preview': PlotPreview },
});
