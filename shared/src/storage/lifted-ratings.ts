import { useSyncExternalStore } from 'react';
import { storedText } from './stored-text';

/** The numbers of the ratings, joined by commas. */
const { subscribe, read, write } = storedText('shownRatings');

const lifted = (): string[] => read()?.split(',') ?? [];

/** Whether the reader has chosen to see what has this rating, on this device. */
export const isRatingLifted = (rating: number): boolean => lifted().includes(String(rating));

/** Shows everything of a rating from now on, on this device. */
export function liftRating(rating: number): void {
  if (!isRatingLifted(rating)) write([...lifted(), rating].join(','));
}

/** Whether the reader has chosen to see what has this rating; on this device, in every tab. Never in prerendered pages. */
export function useIsLifted(rating: number | undefined): boolean {
  return useSyncExternalStore(
    subscribe,
    () => rating !== undefined && isRatingLifted(rating),
    () => false,
  );
}
