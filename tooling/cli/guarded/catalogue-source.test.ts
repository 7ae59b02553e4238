/** @jest-environment node */
import { rmSync } from 'node:fs';
import { CatalogueSource } from './catalogue-source';
import { newKeys } from './guarded-bundle';
import { OpenedBundle } from './testing/open-bundle';
import { catalogueFolder, PUBLISHED } from './testing/small-catalogue';
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

test('a change that is told is seen at once, also where the catalogue is not looked through so soon', async () => {
  const source = new CatalogueSource(folder);
  await source.now();
  const passing = source.now();
  releaseNext();
  source.changed();
  expect(await isPublic(source.recent(60_000))).toBe(true);
  await passing;
  expect(await isPublic(source.recent(60_000))).toBe(true);
});

test('guarded files are those of the catalogue as it is now', async () => {
  const keys = newKeys();
  const source = new CatalogueSource(folder, keys);
  const open = () => OpenedBundle.open('N', keys, (bundle, name) => source.guardedFile(bundle, name));
  expect((await open()).index).toHaveProperty([NEXT_LIFE]);
  releaseNext();
  expect((await open()).index).not.toHaveProperty([NEXT_LIFE]);
});

test('there is no guarded file of another bundle, of another name, or without keys', async () => {
  const keys = newKeys();
  const source = new CatalogueSource(folder, keys);
  await expect(source.guardedFile(newKeys().next.bundle, 'a')).resolves.toBeUndefined();
  await expect(source.guardedFile(keys.next.bundle, 'a')).resolves.toBeUndefined();
  await expect(new CatalogueSource(folder).guardedFile(keys.next.bundle, 'a')).resolves.toBeUndefined();
});

test('what is to be released on a day is hidden until then, and public from then on', async () => {
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
