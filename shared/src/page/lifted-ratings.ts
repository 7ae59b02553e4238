import { useSyncExternalStore } from 'react';
import { storedText } from './stored-text';

/** The numbers of the ratings, joined by commas. */
const { subscribe, read, write } = storedText('shownRatings');

const lifted = (): string[] => read()?.split(',') ?? [];

const isLifted = (rating: number): boolean => lifted().includes(String(rating));

/** Shows everything of a rating from now on, on this device. */
export function liftRating(rating: number): void {
  if (!isLifted(rating)) write([...lifted(), rating].join(','));
}

/** Whether the reader has chosen to see what has this rating; on this device, in every tab. Never in prerendered pages. */
export function useIsLifted(rating: number | undefined): boolean {
  return useSyncExternalStore(
    subscribe,
    () => rating !== undefined && isLifted(rating),
    () => false,
  );
}
