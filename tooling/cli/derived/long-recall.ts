import type { Recall, Told } from '@otherfolk/shared/catalogue/recall';
import type { DerivationCache } from './derivation-cache';
import { longWorks } from './long-works';
import { WorkThread } from './work-thread';

/** The length of an input, in characters of JSON, that is long: what follows from less is derived sooner than another thread has begun. */
const LONG_INPUT = 12_000;

/** What is under way for each cache, by what it follows from: several views and states of a catalogue may need the same. */
const running = new WeakMap<DerivationCache, Map<string, Promise<unknown>>>();

function runningFor(cache: DerivationCache): Map<string, Promise<unknown>> {
  const known = running.get(cache) ?? new Map<string, Promise<unknown>>();
  running.set(cache, known);
  return known;
}

/**
 * Gives what may take seconds to derive: as the cache knows it, or else, where there is much to do, from another thread. Of several who ask
 * for the same at a time, the first alone is told how far it is.
 */
export function longRecall(cache: DerivationCache, thread = new WorkThread()): Recall['ofLong'] {
  const works = runningFor(cache);
  return <From, Value>(what: string, from: From, derive: (from: From, told: Told) => Value, told: Told) => {
    const json = JSON.stringify(from);
    const key = `${what} ${json}`;
    const underWay = works.get(key) as Promise<Value> | undefined;
    if (underWay) return underWay;
    const isLong = json.length > LONG_INPUT && what in longWorks;
    const work = cache.later<Value>([what, json], () =>
      isLong ? thread.run({ what, from }, told) : Promise.resolve(derive(from, told)),
    );
    works.set(key, work);
    return work.finally(() => works.delete(key));
  };
}
