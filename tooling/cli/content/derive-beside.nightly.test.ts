/** @jest-environment node */
import { realpath } from 'node:fs/promises';
import { RELATIONS_FILE } from '@otherfolk/shared/atlas/atlas-files';
import { deriveAtlas } from '@otherfolk/shared/atlas/derive-atlas';
import type { StartProgress } from '@otherfolk/shared/catalogue/progress';
import { type DerivedId, derivedIds } from '@otherfolk/shared/derived/derived-folders';
import { once } from '@otherfolk/shared/domain/once';
import { NAMES_FILE } from '@otherfolk/shared/search/search-files';
import { listFiles } from '../catalogue/list-files';
import { DerivationCache } from '../derived/derivation-cache';
import { SplitCatalogue } from '../guarded/split-catalogue';
import { whenSettled } from '../guarded/testing/when-settled';
import { checkCatalogueFolder } from './check-catalogue';
import { deriveBeside } from './derive-beside';
import { type DerivedTexts, deriveFolders } from './derive-folders';
import { indexCatalogue } from './index-catalogue';
import { TemporaryCatalogue, TODAY } from './temporary-catalogue';

const PEOPLE = 510;

let catalogue: TemporaryCatalogue;
let cache: DerivationCache;
let deriving: Awaited<ReturnType<typeof deriveBeside>> | undefined;

/** A catalogue with so many people that they are derived in another thread. */
const largeCatalogue = once(async () => {
  const large = await TemporaryCatalogue.ofFixture();
  for (let number = 0; number < PEOPLE; number += 1) {
    const [id, variant] = [`person-${number}`, `person-${number}-here`];
    const recordInfo = { published: true, version: 0 };
    const core = { id, name: `Person ${number}`, variants: [{ id: variant, recordInfo }] };
    const relationships = [{ characterId: `person-${Math.floor(number / 2)}`, kind: 'friend' }];
    const sections = { Overview: `What person ${number} does, and nobody else.`, relationships };
    await large.write(`characters/${id}.json`, JSON.stringify(core));
    await large.write(
      `characters/${variant}.json`,
      JSON.stringify({ id: variant, variantOf: id, recordInfo, sections }),
    );
  }
  await large.index();
  return large.take();
});

async function addPeople(): Promise<void> {
  await catalogue.writeAll(await largeCatalogue());
  // What is younger is read each time.
  await whenSettled();
}

beforeEach(async () => {
  catalogue = await TemporaryCatalogue.ofFixture();
  cache = new DerivationCache();
});
afterEach(async () => {
  await deriving?.stop();
  await catalogue.remove();
});

async function begin({ ids = derivedIds, mayChange = false } = {}) {
  deriving = await deriveBeside(catalogue.folder, ids, cache, { mayChange });
  const { begin: beginWith, texts, stop } = deriving;
  const list = await listFiles(catalogue.folder);
  beginWith(list);
  return { texts: (startProgress?: StartProgress, later = list) => texts(later, startProgress), stop };
}

const read = async (from: DerivationCache) => SplitCatalogue.read(await realpath(catalogue.folder), undefined, from);

const derivedHere = async () => deriveFolders(await read(new DerivationCache()), derivedIds);

/** Versions and texts, by the paths of files. */
async function readAll(folders: DerivedTexts): Promise<Record<string, [version: string, text: string]>> {
  const all: Record<string, [string, string]> = {};
  for (const files of folders.values())
    for (const [file, { version, text }] of files) all[file] = [version, await text()];
  return all;
}

test('another thread derives the same files, tells of its work, and leaves what it has derived to the cache', async () => {
  await addPeople();
  const works: string[] = [];
  const { texts: derive } = await begin();
  const texts = await derive((what) => {
    works.push(what);
    return { add: () => undefined, end: () => undefined };
  });
  expect(await readAll(texts)).toEqual(await readAll(await derivedHere()));
  expect(works).toEqual(expect.arrayContaining(['looking at files', 'atlas: placing people']));
  expect(cache.takeNews().added.size).toBeGreaterThan(0);
  await deriveFolders(await read(cache), derivedIds);
  expect(cache.takeNews().added.size).toBe(0);
});

test('people are placed in another thread as they are here', async () => {
  await addPeople();
  const split = await read(cache);
  const here = await deriveAtlas(split.reader(''));
  expect(await split.file('', RELATIONS_FILE)).toEqual({ kind: 'cut', text: await here.get(RELATIONS_FILE)?.text() });
});

test.each([
  ['a small catalogue', () => Promise.resolve()],
  ['a large catalogue', addPeople],
])('what changes in %s until the files are asked for is in them', async (_, grow) => {
  await grow();
  const { texts: derive } = await begin({ mayChange: true });
  await catalogue.edit<object>('characters/mara.json', (core) => ({ ...core, name: 'Somebody Else' }));
  await indexCatalogue(catalogue.folder);
  const texts = await derive(undefined, await listFiles(catalogue.folder));
  expect(await texts.get('search')?.get(NAMES_FILE)?.text()).toContain('Somebody Else');
});

test.each([
  ['a small catalogue', () => Promise.resolve()],
  ['a large catalogue', addPeople],
])('what cannot be derived of %s rejects with the reason', async (_, grow) => {
  await grow();
  const { texts } = await begin({ ids: ['unknown' as DerivedId] });
  await expect(texts()).rejects.toThrow('is not a function');
});

test('a thread that was stopped rejects whoever still waits for it', async () => {
  await addPeople();
  const { texts, stop } = await begin();
  const waiting = texts();
  await stop();
  await expect(waiting).rejects.toThrow('The thread that derived files of the catalogue has ended');
});

test('a large catalogue is indexed and checked as a small one, also when only some folders are there', async () => {
  await addPeople();
  await catalogue.indexAll();
  const stale = async () =>
    (await checkCatalogueFolder(catalogue.folder, { today: TODAY }, cache)).findings.flatMap(
      ({ message }) => /.* is stale/.exec(message)?.[0] ?? [],
    );
  expect(await stale()).toEqual([]);
  await catalogue.edit<object>('characters/person-7.json', (core) => ({ ...core, name: 'Somebody Else' }));
  expect(await stale()).toEqual(['the atlas is stale', 'the search index is stale']);
  await catalogue.removeFolder('atlas');
  expect(await stale()).toEqual(['the search index is stale']);
  await catalogue.indexAll();
  expect(await stale()).toEqual([]);
});
