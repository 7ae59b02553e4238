/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { contentHash } from '@otherfolk/system/content-hash';
import { stampNow } from '@otherfolk/system/file-stamp';
import { CacheFile, firstLine } from './cache-file';
import { lineOf } from './cache-line';
import { CachePlaces, writePlaces } from './cache-places';
import { DerivationCache } from './derivation-cache';
import { temporaryCaches } from './testing/temporary-caches';

const WORDS = ['quill', 'mara', 'ß', 'lamp', 'quay'];
const VERSION = 'one';

const caches = temporaryCaches();
const { closing, file: cacheFile } = caches;
const placesFile = () => `${cacheFile()}.places`;

const openFile = async () => closing(await CacheFile.open({ file: cacheFile(), version: VERSION }));

/** A run that derives something of each word, and something of a version that takes the place of the last. */
async function run(words: readonly string[], version: string) {
  const cache = await caches.open(VERSION);
  const lengths = words.map((word) => cache.of([word], () => word.repeat(50)));
  const long = await cache.latest(['long'], version, () => Promise.resolve(version.repeat(400)));
  await cache.save();
  expect([lengths, long]).toEqual([words.map((word) => word.repeat(50)), version.repeat(400)]);
}

const runs = fc.array(fc.tuple(fc.subarray(WORDS), fc.constantFrom('a', 'b', 'c')), { minLength: 1, maxLength: 6 });

test('after any runs, a cache whose places are noted has the lines of one that is looked through', async () => {
  await fc.assert(
    fc.asyncProperty(runs, async (all) => {
      rmSync(caches.below, { recursive: true, force: true });
      for (const [words, version] of all) await run(words, version);
      expect(existsSync(placesFile())).toBe(true);
      const said = async () => {
        const file = await openFile();
        const { size, isWhole, liveBytes, supersededShare } = file;
        return { size, isWhole, liveBytes, supersededShare, lines: [...file.linesOf(() => true)].map(String).sort() };
      };
      const noted = await said();
      rmSync(placesFile());
      expect(noted).toEqual(await said());
    }),
    { numRuns: 60 },
  );
});

test('places that are damaged anywhere give no other values', async () => {
  await run(WORDS, 'a');
  const whole = readFileSync(placesFile());
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (place, change) => {
      const damaged = Buffer.from(whole);
      damaged[place] = (damaged[place] ?? 0) ^ change;
      writeFileSync(placesFile(), damaged);
      await run(WORDS, 'a');
    }),
    { numRuns: 200 },
  );
});

test('places at which other lines lie give no value', async () => {
  const [a, b] = ['a', 'b'].map((name) => lineOf(contentHash(name), `["${name}"]`));
  const file = path.join(caches.below, 'cache');
  const first = firstLine({ file, version: VERSION });
  writeFileSync(file, Buffer.concat([first, a ?? first, b ?? first]));
  const swapped = new CachePlaces(first.length);
  Array.from(swapped.appended([b ?? first, a ?? first]));
  await writePlaces(file, swapped);
  const found = await openFile();
  const key = contentHash('a');
  expect([found.size, found.value(key), found.begins(key, '[')]).toEqual([2, undefined, false]);
  expect([...found.linesOf(() => true)]).toEqual([]);
});

test('places that other code has noted are not looked at', async () => {
  await run(WORDS, 'a');
  const json = JSON.stringify({ stamp: stampNow(cacheFile()) });
  writeFileSync(placesFile(), `${contentHash(json)}\n${json}`);
  const file = closing(await CacheFile.open({ file: cacheFile(), version: 'two' }));
  expect([file.size, file.isOfOtherCode]).toEqual([0, true]);
});

test('no places are noted of a file that others have written, too', async () => {
  await run(WORDS, 'a');
  const places = new CachePlaces(readFileSync(cacheFile()).length - 1);
  await writePlaces(cacheFile(), places);
  expect(existsSync(placesFile())).toBe(false);
});

test('a cache that is forgotten leaves nothing behind', async () => {
  await run(WORDS, 'a');
  await DerivationCache.forget('/catalogue', caches.below);
  expect(readdirSync(caches.below)).toEqual([]);
});
