import { colourFacet, stageFacet } from '../../domain/list-filters/facets';
import type { ListDefinition, Listed } from '../../domain/list-filters/list-definition';

export interface ListedLocation extends Listed {
  name: string;
  summary?: string | undefined;
  description?: string | undefined;
  themeColor?: string | undefined;
}

/**
 * The filters and orders of a list of locations. A facet that stands here is in the panel, in the address, among the chips and
 * counted; groups of tags are facets by themselves. docs/finding.md#filters-and-facets
 */
export const locationList: ListDefinition<ListedLocation> = {
  name: 'locations',
  tagsMatch: 'all',
  hasHidden: true,
  textsOf: ({ name, summary, description }) => [name, summary, description],
  facets: [stageFacet, colourFacet],
  // Its own order: the list is sorted before it is filtered.
  orders: [{ value: 'name', label: 'Name A–Z' }],
};
