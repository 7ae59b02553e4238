import type { PagePrefetcher } from './prefetch-page';

/** Fetches later pages. */
export type Prefetcher = Pick<PagePrefetcher, 'prefetch' | 'isReady' | 'isComplete' | 'hasPlaceholder'>;

let hand: (prefetcher: Prefetcher) => void = () => undefined;
let loaded: Prefetcher | undefined;

/** What fetches later pages, when its code has been loaded. */
export const prefetcherWhenLoaded = new Promise<Prefetcher>((resolve) => (hand = resolve));

export function handPrefetcher(prefetcher: Prefetcher): void {
  loaded = prefetcher;
  hand(prefetcher);
}

/** Whether the page was the last to be fetched, and all that a visitor sees of it has come. */
export const isPageComplete = (pathname: string): boolean => loaded?.isComplete(pathname) ?? false;

/** Whether a page that is opened from another can be drawn at once, with a placeholder for its data. */
export const hasPagePlaceholder = (pathname: string, from: string): boolean =>
  loaded?.hasPlaceholder(pathname, from) ?? false;
