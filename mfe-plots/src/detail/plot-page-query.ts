import { queryOptions } from '@tanstack/react-query';
import { shellContextOf } from '@otherfolk/shared/contract/shell-context';
import type { LinksOfItem } from '@otherfolk/shared/links/linked-items';
import { audienceKey } from '@otherfolk/shared/queries/audience-key';
import { linksQuery } from '@otherfolk/shared/queries/links-query';
import { listWithin } from '@otherfolk/shared/queries/list-within';
import { plotVariantsQuery } from '@otherfolk/shared/queries/plot-variants-query';
import type { PlotFiles, PlotRequest } from './load-plot';

/** The data of a plot page: its files, and what leads to the plot and from it. */
export interface PlotPageData extends PlotFiles {
  links: LinksOfItem;
}

/** The data of one plot page, as one viewer may see it. */
export const plotPageQuery = ({ plotId, variantId, viewer, release }: PlotRequest) =>
  queryOptions({
    queryKey: ['plot', plotId, variantId ?? '', audienceKey(viewer), release],
    queryFn: async (context): Promise<PlotPageData> => {
      const [index, { loadPlot }] = await Promise.all([
        listWithin(context, plotVariantsQuery),
        import(/* webpackChunkName: "readers" */ './load-plot'),
      ]);
      const coreId = index.find((entry) => entry.id === plotId || entry.coreId === plotId)?.coreId ?? plotId;
      const [files, links] = await Promise.all([
        loadPlot(shellContextOf(context.meta).read, index, { plotId, variantId, viewer, release }),
        context.client.fetchQuery(linksQuery('plots', coreId, viewer)),
      ]);
      return { ...files, links };
    },
  });
