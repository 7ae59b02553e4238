import { plotAddresses } from '../kinds/plot/addresses';
import type { PlotIndexEntry } from '../kinds/plot/plot-index-schema';
import { itemListQuery } from './item-list-query';
import type { ListQuery } from './list-query';

export const plotVariantsQuery = itemListQuery(plotAddresses.folder) as unknown as ListQuery<PlotIndexEntry>;
