import type { AgeInput } from '../domain/age';
import { type ContentVeil, contentVeil } from '../domain/content-veil';
import { useIsLifted } from '../storage/lifted-ratings';

/** Whether an item of this rating is shown to this reader; `age` as in contentVeil. */
export function useContentVeil(rating: number | undefined, age?: AgeInput): ContentVeil {
  return contentVeil(rating, age, useIsLifted(rating));
}
