export const CONTENT_RATINGS = ['Everyone', 'Teen', 'Mature', 'Explicit'] as const; // docs/data-contract.md#3-character-core

/** Undefined for a missing rating or a number that has no name. */
export function contentRatingName(rating: number | undefined): string | undefined {
  return rating === undefined ? undefined : CONTENT_RATINGS[rating];
}
