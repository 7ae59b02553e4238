/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { DerivationCache } from './derivation-cache';
import { temporaryCaches } from './testing/temporary-caches';

const CATALOGUE = '/catalogue';
const WORDS = ['quill', 'ß “quoted”\nline', '', 'mara'];

const caches = temporaryCaches();
const { open, closing, file: fileOf } = caches;

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

test('what was derived is known the next time', async () => {
  await fill();
  expect(deriveAll(await open())).toEqual([]);
});

test('what takes time to derive is known the next time', async () => {
  const first = await open();
  await first.later(['a', 'b'], () => Promise.resolve([1]));
  await first.save();
  const again = jest.fn(() => Promise.resolve([2]));
  await expect((await open()).later(['a', 'b'], again)).resolves.toEqual([1]);
  expect(again).not.toHaveBeenCalled();
});

test('what is added later stands beside what was there', async () => {
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

test('what nobody uses any more goes', async () => {
  await fill(Array.from({ length: 50 }, (_, index) => `word ${index}`));
  const before = statSync(fileOf()).size;
  await fill(['word 1', 'word 2', 'new']);
  expect(statSync(fileOf()).size).toBeLessThan(before / 5);
  expect(deriveAll(await open(), ['word 1', 'word 2', 'new'])).toEqual([]);
});

type AskLatest = (cache: DerivationCache, version: string, derive: () => Promise<string>) => Promise<string>;

const askLatest: AskLatest = (cache, version, derive) => cache.latest(['long'], version, derive);

const askLatestVersioned: AskLatest = async (cache, version, derive) => {
  const versioned = await cache.latestVersioned(['long'], version, derive);
  expect(versioned.version).toBe(version);
  return versioned.value();
};

/** A long value of a version, in a run of its own; resolves to the versions that were derived for it. */
async function runWithLatest(version: string, ask = askLatest): Promise<string[]> {
  const cache = await open();
  const fresh: string[] = [];
  const derive = () => {
    fresh.push(version);
    return Promise.resolve(version.repeat(1000));
  };
  expect(await ask(cache, version, derive)).toBe(version.repeat(1000));
  await cache.save();
  return fresh;
}

test.each([
  ['a value', askLatest],
  ['a value that not everybody needs', askLatestVersioned],
])('of %s that follows from a version, that of the last version alone is known', async (_, ask) => {
  expect(await runWithLatest('a', ask)).toEqual(['a']);
  expect(await runWithLatest('a', ask)).toEqual([]);
  expect(await runWithLatest('b', ask)).toEqual(['b']);
  expect(await runWithLatest('a', ask)).toEqual(['a']);
});

test('values of earlier versions do not pile up in the file, and what was beside them stays', async () => {
  const words = WORDS.slice(0, 2);
  await fill(words);
  for (let version = 0; version < 20; version++) await runWithLatest(String.fromCharCode(97 + version));
  expect(statSync(fileOf()).size).toBeLessThan(5000);
  expect(deriveAll(await open(), words)).toEqual([]);
});

test.each([
  ['whole', 0],
  ['cut off', 5],
])('what a run did not come to that has stopped early stays in a cache that is %s', async (_, cut) => {
  const words = Array.from({ length: 50 }, (__, index) => `word ${index}`);
  await fill([...words, 'last']);
  truncateSync(fileOf(), statSync(fileOf()).size - cut);
  const cache = await open();
  deriveAll(cache, ['new']);
  cache.keepUnused();
  await cache.save();
  expect(deriveAll(await open(), [...words, 'new'])).toEqual([]);
});

test('what another thread has derived and used is written with the rest, and nothing of it goes', async () => {
  await fill(Array.from({ length: 50 }, (_, index) => `word ${index}`));
  const cache = await open();
  const beside = closing(await DerivationCache.openAt(cache.place));
  deriveAll(beside, ['word 1', 'word 2', 'new']);
  deriveAll(cache, ['word 3', 'mine']);
  cache.adopt(structuredClone(beside.takeNews()));
  deriveAll(beside, ['word 4', 'late']);
  const late = structuredClone(beside.takeNews());
  expect(late.added.size).toBe(1);
  cache.adopt(late);
  await cache.save();
  expect(deriveAll(await open(), ['word 1', 'word 2', 'word 3', 'word 4', 'new', 'late', 'mine'])).toEqual([]);
});

test.each([
  ['that is new', []],
  ['that had something in it', ['early']],
])('what two processes derive at the same time stays in a cache %s', async (_, early) => {
  if (early.length > 0) await fill(early);
  const [one, other] = [await open(), await open()];
  deriveAll(one, ['of one']);
  deriveAll(other, ['of the other']);
  await one.save();
  await other.save();
  expect(deriveAll(await open(), [...early, 'of one', 'of the other'])).toEqual([]);
});

test('what newer code has derived meanwhile stays, and older code adds nothing to it', async () => {
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

test('what is forgotten is derived anew', async () => {
  await fill();
  await DerivationCache.forget('/another', caches.below);
  expect(deriveAll(await open())).toEqual([]);
  await DerivationCache.forget(CATALOGUE, caches.below);
  expect(deriveAll(await open())).toEqual(WORDS);
  await expect(DerivationCache.forget(CATALOGUE, caches.below)).resolves.toBeUndefined();
});

test('one of another version counts as empty', async () => {
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

test('a folder that cannot be written has no cache', async () => {
  const inTheWay = path.join(caches.below, 'file');
  writeFileSync(inTheWay, '');
  const cache = await open('one', inTheWay);
  expect(deriveAll(cache)).toEqual(WORDS);
  await expect(cache.save()).resolves.toBeUndefined();
});

test('a cache that is forgotten leaves nothing behind', async () => {
  const cache = await open();
  cache.of(['value'], () => 1);
  await cache.save();
  await DerivationCache.forget('/catalogue', caches.below);
  expect(readdirSync(caches.below)).toEqual([]);
});
