import type { QueryClient } from '@tanstack/react-query';
import { isImageIndexKey } from '@otherfolk/shared/queries/known-image-index';
import type { PageRemoteLoader } from '../remotes/remote-loader';
import type { FetchedPage } from './fetch-page';
import { pageKey, pageQuery } from './page-query';
import { fits, type RunningBuilds } from './parse-page-data';

/** The time after which a page whose data did not come is asked for again. */
const AGAIN_MS = 10_000;

/** What later pages are loaded with. */
export interface PageTools {
  client: QueryClient;
  loader: Pick<PageRemoteLoader, 'remotes' | 'load' | 'loaded'>;
  running: RunningBuilds;
}

async function fetchUnlessFailed({ client, running }: PageTools, pathname: string): Promise<FetchedPage | null> {
  const { error, errorUpdatedAt = 0 } = client.getQueryState(pageKey(pathname)) ?? {};
  if (error && Date.now() < errorUpdatedAt + AGAIN_MS) throw error;
  return client.fetchQuery(pageQuery(running, pathname));
}

function fillQueries(client: QueryClient, { queries, askedAt }: FetchedPage): void {
  for (const { queryKey, data } of queries) {
    const { dataUpdatedAt = 0 } = client.getQueryState(queryKey) ?? {};
    if (!isImageIndexKey(queryKey) && dataUpdatedAt < askedAt) client.setQueryData(queryKey, data);
  }
}

/**
 * Gives the queries of a page their data. Resolves to null where the page has none that can be used here; rejects where it does not
 * come, or did not lately.
 */
export async function loadPage(tools: PageTools, pathname: string): Promise<FetchedPage | null> {
  const { client, loader, running } = tools;
  const page = await fetchUnlessFailed(tools, pathname);
  if (!page) return null;
  // The release of a remote that runs here is known when it has been loaded.
  await Promise.all(Object.keys(page.builds.remotes).map((id) => loader.load(id)));
  if (!fits(page.builds, running)) return null;
  fillQueries(client, page);
  return page;
}
