import { plotKind } from '../kinds/plot/kind';
import type { PlotIndexEntry } from '../kinds/plot/plot-index-schema';
import { itemListQuery } from './item-list-query';
import type { ListQuery } from './list-query';

export const plotVariantsQuery = itemListQuery(plotKind.folder) as unknown as ListQuery<PlotIndexEntry>;
