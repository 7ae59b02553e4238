import type { Recall } from '@otherfolk/shared/catalogue/recall';
import type { DerivationCache } from './derivation-cache';
import { longWorks } from './long-works';
import { WorkThread } from './work-thread';

/** In characters of JSON: what follows from less is derived sooner than another thread has begun. */
const LONG_INPUT = 12_000;

/** Gives what may take seconds to derive: as the cache knows it, or else, where there is much to do, from another thread. */
export function longRecall(cache: DerivationCache, thread = new WorkThread()): Recall['ofLong'] {
  return (what, from, derive, told) => {
    const json = JSON.stringify(from);
    const isLong = json.length > LONG_INPUT && what in longWorks;
    return cache.later([what, json], () =>
      isLong ? thread.run({ what, from }, told) : Promise.resolve(derive(from, told)),
    );
  };
}
