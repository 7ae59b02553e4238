import { realpath } from 'node:fs/promises';
import { DerivationCache } from './derivation-cache';

/** Does work with what was derived of a catalogue before, and keeps for the next time what it has derived. */
export async function withDerivationCache<T>(
  folder: string,
  work: (cache: DerivationCache) => Promise<T>,
  where?: Parameters<typeof DerivationCache.open>[1],
): Promise<T> {
  const cache = await DerivationCache.open(await realpath(folder).catch(() => folder), where);
  try {
    const result = await work(cache);
    await cache.save();
    return result;
  } finally {
    cache.close();
  }
}
