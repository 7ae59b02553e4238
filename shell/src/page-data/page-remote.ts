import type { PageToOpen } from '@otherfolk/shared/contract/remote-module';
import { mountOfPath } from '@otherfolk/shared/contract/remote-table';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { readViewer } from '@otherfolk/shared/session/watcher';
import { itemPathOf } from '../page-state/link-target';
import type { PageTools } from './load-page';

/** The remote that owns a page; undefined of a page of the shell. */
export const remoteOf = ({ loader }: PageTools, pathname: string): string | undefined =>
  mountOfPath(loader.remotes, pathname)?.remote;

/** Undefined as long as the site is not known. */
function pageToOpen({ client }: PageTools, pathname: string): PageToOpen | undefined {
  const release = client.getQueryData(siteQuery.queryKey)?.currentRelease;
  return release === undefined ? undefined : { pathname, client, viewer: readViewer(), release };
}

/** Loads what a page will ask for, code and data. A failure shows where the page is opened. */
export async function preparePage(tools: PageTools, pathname: string): Promise<void> {
  const remote = remoteOf(tools, pathname);
  const page = pageToOpen(tools, pathname);
  if (!remote || !page) return;
  const preparing = tools.loader.load(remote).then((module) => module.prepare?.(page));
  await preparing.catch(() => undefined);
}

/** Loads the code of a page, which is the same for all pages of a kind. A failure shows where the page is opened. */
export async function loadPageCode(tools: PageTools, pathname: string): Promise<void> {
  const remote = remoteOf(tools, pathname);
  const loading =
    remote === undefined ? undefined : tools.loader.load(remote).then((module) => module.loadCode?.(pathname));
  await loading?.catch(() => undefined);
}

/**
 * Whether a page can be drawn at once, with a placeholder for its data. Another page of the same item, such as another life of a
 * person, has none: what they have in common stays where the reader is. A remote that fails when it is asked has none either.
 */
export function hasPlaceholder(tools: PageTools, pathname: string, from: string): boolean {
  if (itemPathOf(pathname) === itemPathOf(from)) return false;
  const remote = remoteOf(tools, pathname);
  const module = remote === undefined ? undefined : tools.loader.loaded(remote);
  const page = pageToOpen(tools, pathname);
  return page !== undefined && tryOr(() => module?.hasPlaceholder?.(page) === true, false);
}
