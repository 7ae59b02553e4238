import { defineRemote } from '@otherfolk/shared/contract/remote-module';
import { FeaturedPlot } from './featured/featured-plot';
import { routes } from './routes';

export default defineRemote<'plots'>({
  id: 'plots',
  mounts: { plots: routes },
  widgets: { 'featured-plot': FeaturedPlot },
});
