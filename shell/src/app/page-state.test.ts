import { createQueryClient } from '@otherfolk/shared/page/create-query-client';
import { imageIndexQuery } from '@otherfolk/shared/page/image-index-query';
import { siteQuery } from '@otherfolk/shared/page/site-query';
import { fixtureReader } from '@otherfolk/shared/testing/fixture-reader';
import { pageStateOf, restorePageState } from './page-state';

const newClient = () => createQueryClient({ read: fixtureReader(), origin: '', renderedOn: '2026-11-20' });

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

test('data of a page that was written long ago is as fresh as the page, the image index is not', async () => {
  const state = await stateOfPage();
  const client = newClient();
  restorePageState(client, state, Date.now());
  const isStale = (queryKey: readonly unknown[]) => client.getQueryCache().find({ queryKey })?.isStaleByTime(60_000);
  expect(client.getQueryData(siteQuery.queryKey)?.name).toBe('Otherfolk');
  expect(isStale(siteQuery.queryKey)).toBe(false);
  expect(isStale(imageIndexQuery.queryKey)).toBe(true);
});
