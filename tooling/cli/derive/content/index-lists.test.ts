/** @jest-environment node */
import { rm, stat } from 'node:fs/promises';
import { DerivationCache } from '../cache/derivation-cache';
import { withDerivationCache } from '../cache/with-derivation-cache';
import { indexLists } from './index-catalogue';
import { TemporaryCatalogue } from './testing/temporary-catalogue';

let catalogue: TemporaryCatalogue;
beforeEach(async () => (catalogue = await TemporaryCatalogue.ofFixture()));
afterEach(() => catalogue.remove());

test('a save that builds the lists alone keeps in the cache what other commands have derived', async () => {
  const below = `${catalogue.folder}-caches`;
  const where = { below, version: 'one' };
  const derive = jest.fn(() => 'long '.repeat(1_000_000));
  const withCache = <T>(work: (cache: DerivationCache) => Promise<T>) =>
    withDerivationCache(catalogue.folder, work, where);
  const ofCheck = (cache: DerivationCache) => Promise.resolve(cache.of(['a value of the check'], derive));
  try {
    await withCache(ofCheck);
    const { size } = await stat(DerivationCache.fileOf(catalogue.folder, below));
    await withCache((cache) => indexLists(catalogue.folder, cache));
    expect((await stat(DerivationCache.fileOf(catalogue.folder, below))).size).toBeGreaterThan(size);
    await withCache(ofCheck);
    expect(derive).toHaveBeenCalledTimes(1);
  } finally {
    await rm(below, { recursive: true, force: true });
  }
});
