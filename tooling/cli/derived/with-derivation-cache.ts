import { realpath } from 'node:fs/promises';
import { DerivationCache } from './derivation-cache';

/** Does work with what was derived of a catalogue before, and keeps for the next time what it has derived. */
export async function withDerivationCache<T>(folder: string, work: (cache: DerivationCache) => Promise<T>): Promise<T> {
  const cache = await DerivationCache.open(await realpath(folder).catch(() => folder));
  const result = await work(cache);
  await cache.save();
  return result;
}
