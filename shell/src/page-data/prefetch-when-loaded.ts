/** Fetches a later page; resolves when it can be drawn without waiting, or when what it needs did not come. */
export type Prefetch = (pathname: string) => Promise<void>;

let hand: (prefetch: Prefetch) => void = () => undefined;

/** What fetches later pages, when its code has been loaded. */
export const prefetchWhenLoaded = new Promise<Prefetch>((resolve) => (hand = resolve));

export const handPrefetch = (prefetch: Prefetch): void => hand(prefetch);
