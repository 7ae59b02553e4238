import type { AgeGrade } from '../../domain/age';
import { ageOrder, birthdayOrder } from '../../domain/list-filters/age-orders';
import { colourFacet, stageFacet } from '../../domain/list-filters/facets';
import type { ListDefinition, Listed } from '../../domain/list-filters/list-definition';
import { listOrder, nameOrder, newestOrder, updatedOrder } from '../../domain/list-filters/orders';
import { ratingFacet } from '../../domain/list-filters/rating-facet';
import { addedFacet, updatedFacet } from '../../domain/list-filters/since-facets';
import type { LocalDay } from '../../domain/local-day';

interface ListedCharacter extends Listed {
  name: string;
  variantLabel?: string | undefined;
  themeColor?: string | undefined;
  accentColor?: string | undefined;
  ageGrade?: AgeGrade | undefined;
  ageless?: boolean | undefined;
  contentRating?: number | undefined;
  dateAdded?: LocalDay | undefined;
  dateUpdated?: LocalDay | undefined;
}

/**
 * The filters and orders of a list of characters. A facet that stands here is in the panel, in the address, among the chips and
 * counted; groups of tags are facets by themselves. docs/finding.md#filters-and-facets
 */
export const characterList: ListDefinition<ListedCharacter> = {
  name: 'characters',
  tagsMatch: 'any',
  hasHidden: false,
  textsOf: ({ name, variantLabel }) => [name, variantLabel],
  facets: [stageFacet, colourFacet, addedFacet, updatedFacet, ratingFacet],
  orders: [listOrder, nameOrder(({ name }) => name), newestOrder, updatedOrder, birthdayOrder, ageOrder],
};
