/** @jest-environment node */
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DerivationCache } from './derivation-cache';
import { temporaryCaches } from './testing/temporary-caches';

const LONG = 'x'.repeat(17_000_000);
const SHORT = 'x';

const caches = temporaryCaches();
const { open, file } = caches;

const never = () => {
  throw new Error('It is derived again.');
};

async function flushed(value: string, opening = open()) {
  const cache = await opening;
  cache.of(['value'], () => value);
  await cache.flush();
  return cache;
}

test('much that was derived is on disk after a flush, for this run and others', async () => {
  const cache = await flushed(LONG);
  expect(statSync(file()).size).toBeGreaterThan(LONG.length);
  expect(cache.takeNews().added.size).toBe(0);
  expect(cache.of<string>(['value'], never)).toBe(LONG);
  expect((await open()).of<string>(['value'], never)).toBe(LONG);
});

test('little that was derived waits in memory until the end', async () => {
  const cache = await flushed(SHORT);
  expect(readdirSync(caches.below)).toEqual([]);
  await cache.save();
  expect((await open()).of<string>(['value'], never)).toBe(SHORT);
});

test('what is derived after a flush stands beside what was there', async () => {
  const cache = await flushed(LONG);
  cache.of(['other'], () => SHORT);
  await cache.save();
  const again = await open();
  expect(again.of<string>(['value'], never)).toBe(LONG);
  expect(again.of<string>(['other'], never)).toBe(SHORT);
});

test('what was there before a flush is known after it', async () => {
  const first = await open();
  first.of(['earlier'], () => SHORT);
  await first.save();
  const cache = await flushed(LONG);
  expect(cache.of<string>(['earlier'], never)).toBe(SHORT);
});

test('where nothing can be written, what was derived stays in memory after a flush', async () => {
  const inTheWay = path.join(caches.below, 'file');
  writeFileSync(inTheWay, '');
  const cache = await flushed(LONG, open('one', inTheWay));
  expect(cache.of<string>(['value'], never)).toBe(LONG);
});

test('a cache in memory alone knows after a flush what it knew', async () => {
  const cache = new DerivationCache();
  cache.of(['value'], () => LONG);
  await cache.flush();
  expect(cache.of<string>(['value'], never)).toBe(LONG);
});
