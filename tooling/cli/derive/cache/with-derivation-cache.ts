import { realpath } from 'node:fs/promises';
import { DerivationCache } from './derivation-cache';

/** Does work with what was derived of a catalogue before, and keeps for the next time what it has derived, also where it fails. */
export async function withDerivationCache<T>(
  folder: string,
  work: (cache: DerivationCache) => Promise<T>,
  where?: Parameters<typeof DerivationCache.open>[1],
): Promise<T> {
  const cache = await DerivationCache.open(await realpath(folder).catch(() => folder), where);
  try {
    return await work(cache);
  } catch (error) {
    cache.keepUnused();
    throw error;
  } finally {
    await cache.save();
  }
}
