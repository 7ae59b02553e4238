/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { DerivationCache } from './derivation-cache';
import { temporaryCaches } from './testing/temporary-caches';

const CATALOGUE = '/catalogue';
const WORDS = ['quill', 'ß “quoted”\nline', '', 'mara'];

const caches = temporaryCaches();
const { open, file: fileOf } = caches;

/** Derives something of each word; resolves to what came of it, and to the words for which it was derived anew. */
function deriveAll(cache: DerivationCache, words: readonly string[] = WORDS) {
  const fresh: string[] = [];
  const values = words.map((word) =>
    cache.of(['length', word], () => {
      fresh.push(word);
      return { of: word, length: word.length };
    }),
  );
  expect(values).toEqual(words.map((word) => ({ of: word, length: word.length })));
  return fresh;
}

async function fill(words?: readonly string[]) {
  const cache = await open();
  deriveAll(cache, words);
  await cache.save();
}

test('a derived value is known to the next run', async () => {
  await fill();
  expect(deriveAll(await open())).toEqual([]);
});

test('a value that takes time to derive is known to the next run', async () => {
  const first = await open();
  await first.later(['a', 'b'], () => Promise.resolve([1]));
  await first.save();
  const again = jest.fn(() => Promise.resolve([2]));
  await expect((await open()).later(['a', 'b'], again)).resolves.toEqual([1]);
  expect(again).not.toHaveBeenCalled();
});

test('a value that is added later stands beside those that were there', async () => {
  await fill(['quill']);
  await fill();
  expect(deriveAll(await open())).toEqual([]);
});

test('a run that derives nothing new writes nothing', async () => {
  await fill();
  const before = statSync(fileOf());
  await fill();
  expect(statSync(fileOf()).mtimeMs).toBe(before.mtimeMs);
});

test('values that a run has not used are removed where they are most of the file', async () => {
  await fill(Array.from({ length: 50 }, (_, index) => `word ${index}`));
  const before = statSync(fileOf()).size;
  await fill(['word 1', 'word 2', 'new']);
  expect(statSync(fileOf()).size).toBeLessThan(before / 5);
  expect(deriveAll(await open(), ['word 1', 'word 2', 'new'])).toEqual([]);
});

test.each([
  ['whole', 0],
  ['cut off', 5],
])('a run that has stopped early keeps the values that it did not use in a cache that is %s', async (_, cut) => {
  const words = Array.from({ length: 50 }, (__, index) => `word ${index}`);
  await fill([...words, 'last']);
  truncateSync(fileOf(), statSync(fileOf()).size - cut);
  const cache = await open();
  deriveAll(cache, ['new']);
  cache.keepUnused();
  await cache.save();
  expect(deriveAll(await open(), [...words, 'new'])).toEqual([]);
});

test.each([
  ['that is new', []],
  ['that had something in it', ['early']],
])('values of two processes at the same time are both kept in a cache %s', async (_, early) => {
  if (early.length > 0) await fill(early);
  const [one, other] = [await open(), await open()];
  deriveAll(one, ['of one']);
  deriveAll(other, ['of the other']);
  await one.save();
  await other.save();
  expect(deriveAll(await open(), [...early, 'of one', 'of the other'])).toEqual([]);
});

test('older code adds nothing to a cache that newer code has written meanwhile', async () => {
  await fill();
  const older = await open();
  deriveAll(older, ['late']);
  const newer = await open('two');
  deriveAll(newer);
  await newer.save();
  const written = readFileSync(fileOf());
  await older.save();
  expect(readFileSync(fileOf())).toEqual(written);
});

test('caches to which nothing was added for a month go', async () => {
  const [old, young] = ['old', 'young'].map((name) => path.join(caches.below, name));
  for (const file of [old, young]) writeFileSync(file ?? '', '');
  utimesSync(old ?? '', 1, 1);
  await fill();
  expect(existsSync(old ?? '')).toBe(false);
  expect(existsSync(young ?? '')).toBe(true);
});

test('a value of a cache that was removed is derived anew', async () => {
  await fill();
  await DerivationCache.remove('/another', caches.below);
  expect(deriveAll(await open())).toEqual([]);
  await DerivationCache.remove(CATALOGUE, caches.below);
  expect(deriveAll(await open())).toEqual(WORDS);
  await expect(DerivationCache.remove(CATALOGUE, caches.below)).resolves.toBeUndefined();
});

test('a cache of another version counts as empty', async () => {
  await fill();
  expect(deriveAll(await open('two'))).toEqual(WORDS);
});

test('a cache that is damaged anywhere gives no other values', async () => {
  await fill();
  const whole = readFileSync(fileOf());
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (place, change) => {
      const damaged = Buffer.from(whole);
      damaged[place] = (damaged[place] ?? 0) ^ change;
      writeFileSync(fileOf(), damaged);
      deriveAll(await open());
    }),
    { numRuns: 300 },
  );
});

test('a cache that was cut off gives what is whole of it, and goes on', async () => {
  await fill();
  const whole = readFileSync(fileOf());
  for (let length = 0; length < whole.length; length += 1) {
    writeFileSync(fileOf(), whole.subarray(0, length));
    const cache = await open();
    deriveAll(cache);
    await cache.save();
    expect(deriveAll(await open())).toEqual([]);
  }
});

test('a cache that is too large to be read is written anew', async () => {
  await fill();
  truncateSync(fileOf(), 2 ** 31 + 1);
  await fill();
  expect(statSync(fileOf()).size).toBeLessThan(5000);
  expect(deriveAll(await open())).toEqual([]);
});

test('a folder that cannot be written has no cache', async () => {
  const inTheWay = path.join(caches.below, 'file');
  writeFileSync(inTheWay, '');
  const cache = await open('one', inTheWay);
  expect(deriveAll(cache)).toEqual(WORDS);
  await expect(cache.save()).resolves.toBeUndefined();
});

test('a removed cache leaves no file behind', async () => {
  const cache = await open();
  cache.of(['value'], () => 1);
  await cache.save();
  await DerivationCache.remove('/catalogue', caches.below);
  expect(readdirSync(caches.below)).toEqual([]);
});
