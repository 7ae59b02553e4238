/** @jest-environment node */
import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { type LocalDay, localDayOf } from '@otherfolk/shared/domain/local-day';
import { readChangelog } from '@otherfolk/shared/kinds/changelog/read-changelog';
import { characterKind } from '@otherfolk/shared/kinds/character/kind';
import { locationKind } from '@otherfolk/shared/kinds/location/kind';
import { plotKind } from '@otherfolk/shared/kinds/plot/kind';
import { fixtureReader } from '@otherfolk/shared/testing/fixture-reader';
import { contentHash } from '@otherfolk/system/content-hash';
import { DerivationCache } from '../derived/derivation-cache';
import { knownPublicPages } from './known-public-pages';
import { publicPages } from './public-pages';
import { sourcePublicPages } from './testing/source-public-pages';

const LISTS = [characterKind.index, plotKind.index, locationKind.index];

let cache: DerivationCache;
let warn: jest.SpyInstance;
beforeEach(() => {
  cache = new DerivationCache();
  warn = jest.spyOn(console, 'warn').mockImplementation();
});

/** The pages, and whether any list was read for them. */
async function list(
  changes: Record<string, unknown> = {},
  { day = localDayOf(new Date()), code = '', isUnchanged = true } = {},
) {
  const asked: string[] = [];
  const fixture = fixtureReader(changes);
  const read = (file: string) => {
    asked.push(file);
    return fixture(file);
  };
  const deployment = { publicPages: sourcePublicPages, publicPagesVersion: () => code };
  const hashOf = (file: string) => contentHash(JSON.stringify(changes[file] ?? file));
  const pages = await knownPublicPages(read, deployment, {
    ...{ snapshot: { hashOf }, split: { today: day, isUnchanged: () => isUnchanged }, cache },
  });
  return { pages, areRead: LISTS.some((file) => asked.includes(file)) };
}

test('pages are known while nothing has changed', async () => {
  const { pages, areRead } = await list();
  expect(areRead).toBe(true);
  expect(pages).toEqual(await publicPages(fixtureReader(), sourcePublicPages));
  expect(await list()).toEqual({ pages, areRead: false });
});

test.each<[string, Record<string, unknown>, { day?: LocalDay; code?: string }]>([
  ['a list has changed', { [locationKind.index]: [] }, {}],
  ['the release has changed', { [catalogueFiles.site]: { currentRelease: 9 } }, {}],
  ['a remote has changed', {}, { code: 'another' }],
  ['it is another day', {}, { day: '2031-01-01' }],
])('they are listed anew where %s', async (_, changes, options) => {
  await list();
  const { pages, areRead } = await list(changes, options);
  expect(areRead).toBe(true);
  expect(pages).toEqual(await publicPages(fixtureReader(changes), sourcePublicPages));
});

test('what is said of a list is said each time', async () => {
  const broken = { [locationKind.index]: [{ id: 'quay' }, 'no entry'] };
  const { pages } = await list(broken);
  const said = warn.mock.calls.length;
  expect(said).toBeGreaterThan(0);
  expect(await list(broken)).toEqual({ pages, areRead: true });
  expect(warn).toHaveBeenCalledTimes(2 * said);
});

test('what was listed while a list changed is not kept', async () => {
  await list({}, { isUnchanged: false });
  expect((await list()).areRead).toBe(true);
});

test('a remote that reads more than the lists is asked each time', async () => {
  const listPublicPages = jest.fn(async (catalogue: { visible: (read: never) => Promise<unknown[]> }) => {
    await catalogue.visible((async (read: never) => (await readChangelog(read)) && []) as never);
    return ['/poems'];
  });
  const deployment = { publicPages: new Map([['plots' as const, listPublicPages]]), publicPagesVersion: () => '' };
  const ask = () =>
    knownPublicPages(fixtureReader(), deployment, {
      snapshot: { hashOf: () => '' },
      split: { today: localDayOf(new Date()), isUnchanged: () => true },
      cache,
    });
  await ask();
  await ask();
  expect(listPublicPages).toHaveBeenCalledTimes(2);
});
