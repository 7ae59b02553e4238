import type { PagePrefetcher } from './prefetch-page';

/** Fetches later pages. */
export type Prefetcher = Pick<PagePrefetcher, 'prefetch' | 'isReady'>;

let hand: (prefetcher: Prefetcher) => void = () => undefined;
let loaded: Prefetcher | undefined;

/** What fetches later pages, when its code has been loaded. */
export const prefetcherWhenLoaded = new Promise<Prefetcher>((resolve) => (hand = resolve));

export function handPrefetcher(prefetcher: Prefetcher): void {
  loaded = prefetcher;
  hand(prefetcher);
}

/** Whether the page was the last to be fetched, and can be drawn without waiting. */
export const isPageReady = (pathname: string): boolean => loaded?.isReady(pathname) ?? false;
