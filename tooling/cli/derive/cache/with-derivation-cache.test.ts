/** @jest-environment node */
import { temporaryCaches } from './testing/temporary-caches';
import { withDerivationCache } from './with-derivation-cache';

const caches = temporaryCaches();

/** Derives something, or knows it; resolves to whether it was derived. */
async function derives(end: () => void = () => undefined): Promise<boolean> {
  const derive = jest.fn(() => 1);
  const where = { below: caches.below, version: '1' };
  const work = withDerivationCache(
    '/catalogue',
    (cache) => {
      cache.of(['a'], derive);
      return Promise.resolve(end());
    },
    where,
  );
  await work.catch(() => undefined);
  return derive.mock.calls.length > 0;
}

const fail = () => {
  throw new Error('It failed.');
};

test.each([
  ['that ends well', () => undefined],
  ['that fails', fail],
])('what was derived for a work %s is known to the next', async (_, end) => {
  expect(await derives(end)).toBe(true);
  expect(await derives()).toBe(false);
});

test('a work that fails rejects with its own error', async () => {
  await expect(withDerivationCache('/catalogue', fail, { below: caches.below, version: '1' })).rejects.toThrow(
    'It failed.',
  );
});
