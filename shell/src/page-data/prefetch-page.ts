import { queryOptions } from '@tanstack/react-query';
import type { FirstImage } from '@otherfolk/shared/contract/shell-context';
import { rightsOf } from '@otherfolk/shared/domain/viewer-rights';
import { audienceKey } from '@otherfolk/shared/queries/audience-key';
import { FRESH_MS } from '@otherfolk/shared/queries/freshness';
import { imageIndexQuery } from '@otherfolk/shared/queries/image-index-query';
import { readViewer } from '@otherfolk/shared/session/watcher';
import type { FetchedPage } from './fetch-page';
import { loadPage, type PageTools } from './load-page';
import { pageKey } from './page-query';
import { loadPageCode, preparePage, remoteOf } from './page-remote';

/** A link is pointed at, pressed and followed within this time: its page is fetched for the first of these. */
const SAME_INTENT_MS = 1000;

/** The path of a tag's page. */
const TAG = /^\/tags\/./;

/** Asks for an image as the page will. The element is never shown: the browser's cache has what it brings. */
function preloadImage({ src, srcSet = '', sizes }: FirstImage): void {
  Object.assign(new window.Image(), { sizes, srcset: srcSet, src });
}

/** Who sees more than a visitor reads the files of the catalogue: no page's data has what they see. */
const isVisitor = () => rightsOf(readViewer()) === '';

const preparedKey = (pathname: string) => [...pageKey(pathname), 'prepared', audienceKey(readViewer())];

async function prepareAll(tools: PageTools, pathname: string): Promise<void> {
  const { client } = tools;
  void loadPageCode(tools, pathname);
  let page: FetchedPage | null = null;
  try {
    if (isVisitor()) page = await loadPage(tools, pathname);
  } catch {
    // Where one file did not come, a dozen are asked for when the link is followed, and not before.
    return;
  }
  // What the data has is there, and not asked for again.
  const prepared = preparePage(tools, pathname);
  // The sizes of images come with the data, or else with the whole index.
  if (!page) await client.prefetchQuery(imageIndexQuery);
  else if (!client.getQueryData(preparedKey(pathname))) page.images.forEach(preloadImage);
  await prepared;
}

const preparedQuery = (tools: PageTools, pathname: string) =>
  queryOptions({
    queryKey: preparedKey(pathname),
    queryFn: () => prepareAll(tools, pathname).then(() => true),
    persister: undefined,
    staleTime: SAME_INTENT_MS,
  });

/**
 * Fetches what a link that somebody is about to follow leads to: the page's data, its remote, its code, and its first images. Resolves
 * when the page can be drawn without waiting, or when something of it did not come.
 */
export const prefetchPage = (tools: PageTools, pathname: string): Promise<void> =>
  tools.client.prefetchQuery(preparedQuery(tools, pathname));

/** Whether a page was fetched lately, and nothing of it is waited for any more: it has come, or cannot be had. */
export function isPageReady({ client }: PageTools, pathname: string): boolean {
  const { fetchStatus, dataUpdatedAt = 0 } = client.getQueryState(preparedKey(pathname)) ?? {};
  return fetchStatus === 'idle' && Date.now() < dataUpdatedAt + FRESH_MS;
}

/** Nobody has asked for the code of another area, of which the page of a tag shows several. */
function isOfRunningRemote(tools: PageTools, pathname: string): boolean {
  const remote = remoteOf(tools, pathname);
  return remote !== undefined && tools.running.remotes[remote] !== undefined;
}

/** Loads the code of the page that a link in view leads to. */
export const loadCodeInView = async (tools: PageTools, pathname: string): Promise<void> =>
  isOfRunningRemote(tools, pathname) ? loadPageCode(tools, pathname) : undefined;

/** Fetches what a link in view leads to: the page's data and its code. Resolves to the length of the data, in characters. */
export async function prefetchInView(tools: PageTools, pathname: string): Promise<number> {
  const code = loadCodeInView(tools, pathname);
  if (!isVisitor()) return code.then(() => 0);
  if (TAG.test(pathname) || (remoteOf(tools, pathname) && !isOfRunningRemote(tools, pathname))) return 0;
  const page = await loadPage(tools, pathname).catch(() => null);
  if (page) void preparePage(tools, pathname);
  return page?.length ?? 0;
}
