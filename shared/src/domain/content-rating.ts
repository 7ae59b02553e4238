export const CONTENT_RATINGS = ['Everyone', 'Teen', 'Mature', 'Explicit'] as const; // SPEC 3

/** Undefined for a missing rating or a number that SPEC does not name. */
export function contentRatingName(rating: number | undefined): string | undefined {
  return rating === undefined ? undefined : CONTENT_RATINGS[rating];
}
