import { ADULT_AGE, isUnderAge } from './adults';
import type { AgeInput } from './age';
import { contentRatingName } from './content-rating';

/** The veil before images and text: nothing, a veil that the reader may lift, or one that stays. */
export type ContentVeil = 'shown' | 'veiled' | 'withheld';

/** The rating from which on images and text are veiled: Mature. */
const FIRST_VEILED_RATING = 2;

export function isVeiledRating(rating: number | undefined): rating is number {
  return rating !== undefined && rating >= FIRST_VEILED_RATING;
}

/**
 * Whether an item is shown. `age` is that of a character, missing for an item that has none, such as a plot; `isLifted` says
 * whether the reader has chosen to see this rating, which never opens the page of a character under age.
 */
export function contentVeil(rating: number | undefined, age: AgeInput | undefined, isLifted: boolean): ContentVeil {
  if (!isVeiledRating(rating)) return 'shown';
  if (age && isUnderAge(age)) return 'withheld';
  return isLifted ? 'shown' : 'veiled';
}

/** The text of a withheld page in the place of its content. */
export const withheldText = (rating: number): string =>
  `This page is rated ${contentRatingName(rating)} and is not shown for a character under ${ADULT_AGE}.`;
