import { colourFacet, stageFacet } from '../../domain/list-filters/facets';
import type { ListDefinition, Listed } from '../../domain/list-filters/list-definition';
import { listOrder, nameOrder, newestOrder, updatedOrder } from '../../domain/list-filters/orders';
import { addedFacet, updatedFacet } from '../../domain/list-filters/since-facets';
import type { LocalDay } from '../../domain/local-day';
import { plotKind } from './kind';

export interface ListedPlot extends Listed {
  title: string;
  variantLabel?: string | undefined;
  hook?: string | undefined;
  accentColor?: string | undefined;
  dateAdded?: LocalDay | undefined;
  dateUpdated?: LocalDay | undefined;
}

/**
 * The filters and orders of a list of plots. A facet that stands here is in the panel, in the address, among the chips and
 * counted; groups of tags are facets by themselves. docs/finding.md#filters-and-facets
 */
export const plotList: ListDefinition<ListedPlot> = {
  name: plotKind.folder,
  tagsMatch: 'any',
  hasHidden: false,
  textsOf: ({ title, variantLabel, hook }) => [title, variantLabel, hook],
  facets: [stageFacet, colourFacet, addedFacet, updatedFacet],
  orders: [listOrder, nameOrder(({ title }) => title), newestOrder, updatedOrder],
};
