/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import type { DerivationCache } from './derivation-cache';
import { temporaryCaches } from './testing/temporary-caches';

const { open, file: fileOf } = temporaryCaches();

type AskVersioned = (
  cache: DerivationCache,
  derive: () => string,
) => Promise<{ version: string; value: () => string | Promise<string> }>;

const askVersioned: AskVersioned = (cache, derive) => Promise.resolve(cache.versioned(['text'], derive));
const askVersionedLater: AskVersioned = (cache, derive) =>
  cache.versionedLater(['text'], () => Promise.resolve(derive()));

test.each([
  ['', askVersioned],
  [' that takes time to derive', askVersionedLater],
])('a value%s is read when somebody asks for it, and derived again where it is damaged', async (_, ask) => {
  const derive = jest.fn(() => 'the lamp on the quay');
  const first = await open();
  const { version } = await ask(first, derive);
  await first.save();
  const sound = await ask(await open(), derive);
  expect(derive).toHaveBeenCalledTimes(1);
  const [one, again] = [sound.value(), sound.value()];
  expect([sound.version, await one, await again]).toEqual([version, 'the lamp on the quay', 'the lamp on the quay']);
  expect(derive).toHaveBeenCalledTimes(1);
  writeFileSync(fileOf(), readFileSync(fileOf(), 'utf8').replace('quay', 'boat'));
  const damaged = await ask(await open(), derive);
  expect(derive).toHaveBeenCalledTimes(1);
  expect([damaged.version, await damaged.value(), await damaged.value()]).toEqual([
    version,
    'the lamp on the quay',
    'the lamp on the quay',
  ]);
  expect(derive).toHaveBeenCalledTimes(2);
});

test('a value of an earlier version is derived again where another has taken its place before it was read', async () => {
  const cache = await open();
  await cache.latest(['long'], 'a', () => Promise.resolve('a'));
  const a = await cache.latestVersioned(['long'], 'a', () => Promise.resolve('again'));
  await cache.latest(['long'], 'b', () => Promise.resolve('b'));
  await expect(a.value()).resolves.toBe('again');
});

test('of a value that is derived at once from a version, that of the last version alone is known', async () => {
  const derive = jest.fn((version: string) => [version]);
  for (const [version, isNew] of [
    ['a', true],
    ['a', false],
    ['b', true],
    ['a', true],
  ] as const) {
    derive.mockClear();
    const cache = await open();
    expect(cache.latestNow(['found'], version, () => derive(version))).toEqual([version]);
    expect(derive).toHaveBeenCalledTimes(isNew ? 1 : 0);
    await cache.save();
  }
});
