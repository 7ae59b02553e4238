/** @jest-environment node */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DerivationCache } from '../cache/derivation-cache';
import { CatalogueSource } from './catalogue-source';
import { newKeys } from './guarded-bundle';
import { SplitCatalogue } from './split-catalogue';
import { OpenedBundle } from './testing/open-bundle';
import { catalogueFolder, PUBLISHED } from './testing/small-catalogue';
import { whenSettled } from './testing/when-settled';
import { writeCatalogue } from './testing/write-catalogue';

const NEXT_LIFE = 'characters/ana-next.json';

let folder: string;
beforeEach(() => {
  folder = catalogueFolder();
});
afterEach(() => rmSync(folder, { recursive: true }));

const releaseNext = (genre = 'Horror') =>
  writeCatalogue(folder, { [NEXT_LIFE]: { variantOf: 'ana', recordInfo: PUBLISHED, genre } });

const isPublic = async (state: ReturnType<CatalogueSource['now']>) => (await (await state).filesFor('')).has(NEXT_LIFE);

test('a change is seen at once', async () => {
  const source = new CatalogueSource(folder);
  expect(await isPublic(source.now())).toBe(false);
  releaseNext();
  expect(await isPublic(source.now())).toBe(true);
});

test('a change is seen by whoever asks after it, also while the state before is being read', async () => {
  const source = new CatalogueSource(folder);
  await source.now();
  const before = source.now();
  releaseNext();
  const after = [source.now(), source.now()];
  await before;
  expect(await Promise.all(after.map(isPublic))).toEqual([true, true]);
});

test('a recent state may be older than a change, and is not for who wants it newer', async () => {
  const source = new CatalogueSource(folder);
  await source.now();
  releaseNext();
  expect(await isPublic(source.recent(60_000))).toBe(false);
  expect(await isPublic(source.recent(0))).toBe(true);
});

test('a reported change is seen at once, also where the catalogue is not looked through so soon', async () => {
  const source = new CatalogueSource(folder);
  await source.now();
  const passing = source.now();
  releaseNext();
  source.changed();
  expect(await isPublic(source.recent(60_000))).toBe(true);
  await passing;
  expect(await isPublic(source.recent(60_000))).toBe(true);
});

describe('what was derived', () => {
  let below: string;
  beforeEach(async () => {
    below = mkdtempSync(path.join(tmpdir(), 'derived-'));
    // A file may otherwise become known by its stamp in between, which is something new.
    await whenSettled();
  });
  afterEach(() => rmSync(below, { recursive: true }));

  const sizeOfCache = () => statSync(DerivationCache.fileOf(folder, below), { throwIfNoEntry: false })?.size ?? 0;

  /** Begins to serve, and stops when `asked` is answered; resolves to whether anything was written of what was derived for it. */
  async function serveWith(asked: (source: CatalogueSource) => Promise<unknown>): Promise<boolean> {
    const before = sizeOfCache();
    const cache = DerivationCache.open(folder, { below, version: 'one' });
    const source = new CatalogueSource(folder, { cache });
    await asked(source);
    await source.close();
    return sizeOfCache() !== before;
  }

  test('is known when the folder is served again', async () => {
    expect(await serveWith((source) => source.now())).toBe(true);
    expect(await serveWith((source) => source.now())).toBe(false);
  });

  test('stays where nothing was asked for', async () => {
    await serveWith((source) => source.now());
    await serveWith(() => Promise.resolve());
    expect(await serveWith((source) => source.now())).toBe(false);
  });
});

describe('of a large catalogue', () => {
  const looks = () => jest.mocked(SplitCatalogue.read).mock.calls.length;
  /** Small, but looked at as a large one is: it takes so little time that there is no pause. */
  async function largeSource() {
    jest.spyOn(SplitCatalogue, 'read');
    const source = new CatalogueSource(folder, { manyFiles: 1 });
    // The source listens for changes from the second look on.
    await source.recent(0);
    source.changed();
    await source.recent(0);
    await source.recent(0);
    return source;
  }
  const untilPublic = async (source: CatalogueSource) => {
    while (!(await isPublic(source.now()))) await new Promise((resolve) => setTimeout(resolve, 10));
  };

  test.each([
    ['nothing is looked through while nothing changes', 60_000, 0],
    ['files are looked through now and then without a reported change, and nobody waits for that', 600_000, 1],
  ])('%s', async (_, later, expected) => {
    const source = await largeSource();
    const before = looks();
    const state = await source.recent(60_000);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + later);
    for (let asked = 0; asked < 3; asked += 1) expect(await source.now()).toBe(state);
    expect(looks() - before).toBe(expected);
  });

  test('a change of a file is noticed', async () => {
    const source = await largeSource();
    releaseNext();
    await expect(untilPublic(source)).resolves.toBeUndefined();
  });

  test('a change in a new folder is noticed', async () => {
    rmSync(path.join(folder, 'locations'), { recursive: true, force: true });
    const source = await largeSource();
    const quay = { id: 'new-quay', name: 'New Quay', ...PUBLISHED };
    writeCatalogue(folder, { 'locations/new-quay.json': quay });
    const isThere = async () => (await source.now()).files.has('locations/new-quay.json');
    while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 10));
    const before = await source.now();
    writeCatalogue(folder, { 'locations/new-quay.json': { ...quay, name: 'Old Quay' } });
    while ((await source.now()) === before) await new Promise((resolve) => setTimeout(resolve, 10));
    expect((await source.now()).version).not.toBe(before.version);
  });

  test('another day is another state', async () => {
    const source = await largeSource();
    const before = looks();
    jest.useFakeTimers({ now: Date.now() + 86_400_000, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] });
    try {
      await source.now();
      expect(looks()).toBeGreaterThan(before);
    } finally {
      jest.useRealTimers();
    }
  });
});

test('guarded files are those of the catalogue as it is now', async () => {
  const keys = newKeys();
  const source = new CatalogueSource(folder, { keys });
  const open = () => OpenedBundle.open('N', keys, (bundle, name) => source.guardedFile(bundle, name));
  expect((await open()).index).toHaveProperty([NEXT_LIFE]);
  releaseNext();
  expect((await open()).index).not.toHaveProperty([NEXT_LIFE]);
});

test('there is no guarded file of another bundle, of another name, or without keys', async () => {
  const keys = newKeys();
  const source = new CatalogueSource(folder, { keys });
  await expect(source.guardedFile(newKeys().next.bundle, 'a')).resolves.toBeUndefined();
  await expect(source.guardedFile(keys.next.bundle, 'a')).resolves.toBeUndefined();
  await expect(new CatalogueSource(folder).guardedFile(keys.next.bundle, 'a')).resolves.toBeUndefined();
});

test('an item with a release day is hidden before that day, and public from it on', async () => {
  const setDay = (day: string) =>
    jest.useFakeTimers({ now: new Date(`${day}T12:00:00`), doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] });
  const recordInfo = { published: false, version: 1, releaseAt: '2026-12-01' };
  writeCatalogue(folder, { [NEXT_LIFE]: { variantOf: 'ana', recordInfo } });
  const source = new CatalogueSource(folder);
  try {
    setDay('2026-11-30');
    expect(await isPublic(source.now())).toBe(false);
    setDay('2026-12-01');
    expect(await isPublic(source.now())).toBe(true);
  } finally {
    jest.useRealTimers();
  }
});
