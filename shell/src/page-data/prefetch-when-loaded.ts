import type { PagePrefetcher } from './prefetch-page';

/** Fetches later pages. */
export type Prefetcher = Pick<PagePrefetcher, 'prefetch' | 'isReady' | 'hasPlaceholder'>;

let hand: (prefetcher: Prefetcher) => void = () => undefined;

/** What fetches later pages, when its code has been loaded. */
export const prefetcherWhenLoaded = new Promise<Prefetcher>((resolve) => (hand = resolve));

export const handPrefetcher = (prefetcher: Prefetcher): void => hand(prefetcher);
