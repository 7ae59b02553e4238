import type { AgeGrade } from '../age';
import type { LocalDay } from '../local-day';
import { ageOrder, birthdayOrder } from './age-orders';
import { colourFacet, stageFacet } from './facets';
import type { ListDefinition, Listed } from './list-definition';
import { listOrder, nameOrder, newestOrder, updatedOrder } from './orders';
import { ratingFacet } from './rating-facet';
import { addedFacet, updatedFacet } from './since-facets';

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
 * What a list of characters is filtered and sorted by. A facet that stands here is in the panel, in the address, among the chips and
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
