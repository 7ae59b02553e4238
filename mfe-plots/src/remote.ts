import { defineRemote } from '@otherfolk/shared/contract/remote-module';
import { loadReadingAids } from '@otherfolk/shared/ui/detail-layout/detail-layout';
import { FeaturedPlot } from './featured/featured-plot';
import { routes } from './routes';

export default defineRemote<'plots'>({
  id: 'plots',
  mounts: { plots: routes },
  prepare: loadReadingAids,
  widgets: { 'featured-plot': FeaturedPlot },
});
