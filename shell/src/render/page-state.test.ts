/** @jest-environment node */
import { VISITOR } from '@otherfolk/shared/domain/viewer';
import { characterIndexQuery } from '@otherfolk/shared/queries/character-index-query';
import { createQueryClient } from '@otherfolk/shared/queries/create-query-client';
import { featuredQuery } from '@otherfolk/shared/queries/featured-query';
import { imageIndexQuery } from '@otherfolk/shared/queries/image-index-query';
import { LIST_START, listStartQuery } from '@otherfolk/shared/queries/list-start-query';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { type FixtureFiles, fixtureReader } from '@otherfolk/shared/testing/fixture-reader';
import { testShell } from '@otherfolk/shared/testing/test-shell';
import { restorePageState } from '../page-state/restore-page-state';
import { pageStateOf } from './page-state-of';

const newClient = (files?: FixtureFiles) =>
  createQueryClient(testShell({ read: fixtureReader(files), origin: '', renderedOn: '2026-11-20' }));

async function stateOfPage() {
  const client = newClient();
  await Promise.all([client.prefetchQuery(siteQuery), client.prefetchQuery(imageIndexQuery)]);
  return pageStateOf(client);
}

test('the same data gives the same state, whenever it is rendered', async () => {
  const early = JSON.stringify(await stateOfPage());
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(JSON.stringify(await stateOfPage())).toBe(early);
});

test('the context of the shell does not travel', async () => {
  const { queries } = await stateOfPage();
  expect(queries.length).toBeGreaterThan(0);
  expect(JSON.stringify(queries)).not.toContain('renderedOn');
});

test('data of a page that was written long ago is as fresh as the page, and the image index is not', async () => {
  const state = await stateOfPage();
  const client = newClient();
  restorePageState(client, state, Date.now());
  const isStale = (queryKey: readonly unknown[]) => client.getQueryCache().find({ queryKey })?.isStaleByTime(60_000);
  expect(client.getQueryData(siteQuery.queryKey)?.name).toBe('Otherfolk');
  expect(isStale(siteQuery.queryKey)).toBe(false);
  expect(isStale(imageIndexQuery.queryKey)).toBe(true);
});

test('the page of a list of any length carries the items that it shows', async () => {
  const entries = Array.from({ length: 500 }, (_, index) => ({ id: `c${index}`, published: true, version: 1 }));
  const client = newClient({ 'characters/index.variants.json': entries });
  const wanted = { wanted: ['c7', 'c400'], count: 2, viewer: VISITOR, release: 2 };
  await client.prefetchQuery(listStartQuery(characterIndexQuery, 2, (items) => items));
  await client.prefetchQuery(featuredQuery(characterIndexQuery, wanted));
  const ids = [...new Set(JSON.stringify(pageStateOf(client)).match(/(?<="id":")c\d+/g))];
  expect(ids.sort()).toEqual([...entries.slice(0, LIST_START).map(({ id }) => id), 'c400'].sort());
});
