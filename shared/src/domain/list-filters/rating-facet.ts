import { CONTENT_RATINGS } from '../content-rating';
import type { Facet } from './list-definition';

export const ratingFacet: Facet<{ contentRating?: number | undefined }> = {
  param: 'rating',
  label: 'Rating',
  shape: 'group',
  isCounted: true,
  choices: CONTENT_RATINGS.map((label) => ({ value: label.toLowerCase(), label })),
  valuesOf: ({ contentRating }) => [CONTENT_RATINGS[contentRating ?? -1]?.toLowerCase() ?? []].flat(),
};
