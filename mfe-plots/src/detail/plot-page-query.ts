import { queryOptions } from '@tanstack/react-query';
import { shellContextOf } from '@otherfolk/shared/contract/shell-context';
import { audienceKey } from '@otherfolk/shared/page/audience-key';
import { listWithin } from '@otherfolk/shared/page/list-within';
import { plotVariantsQuery } from '@otherfolk/shared/page/plot-variants-query';
import type { PlotRequest } from './load-plot';

/** What one plot page shows, as one viewer may see it. */
export const plotPageQuery = ({ plotId, variantId, viewer, release }: PlotRequest) =>
  queryOptions({
    queryKey: ['plot', plotId, variantId ?? '', audienceKey(viewer), release],
    queryFn: async (context) => {
      const [index, { loadPlot }] = await Promise.all([
        listWithin(context, plotVariantsQuery),
        import(/* webpackChunkName: "readers" */ './load-plot'),
      ]);
      return loadPlot(shellContextOf(context.meta).read, index, { plotId, variantId, viewer, release });
    },
  });
