import type { LocalDay } from '../local-day';
import { colourFacet, stageFacet } from './facets';
import type { ListDefinition, Listed } from './list-definition';
import { listOrder, nameOrder, newestOrder, updatedOrder } from './orders';
import { addedFacet, updatedFacet } from './since-facets';

interface ListedPlot extends Listed {
  title: string;
  variantLabel?: string | undefined;
  hook?: string | undefined;
  accentColor?: string | undefined;
  dateAdded?: LocalDay | undefined;
  dateUpdated?: LocalDay | undefined;
}

/**
 * What a list of plots is filtered and sorted by. A facet that stands here is in the panel, in the address, among the chips and
 * counted; groups of tags are facets by themselves. docs/finding.md#filters-and-facets
 */
export const plotList: ListDefinition<ListedPlot> = {
  name: 'plots',
  tagsMatch: 'any',
  hasHidden: false,
  textsOf: ({ title, variantLabel, hook }) => [title, variantLabel, hook],
  facets: [stageFacet, colourFacet, addedFacet, updatedFacet],
  orders: [listOrder, nameOrder(({ title }) => title), newestOrder, updatedOrder],
};
