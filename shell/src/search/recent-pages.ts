import type { QueryClient } from '@tanstack/react-query';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { ITEM_FOLDERS } from '@otherfolk/shared/kinds';

/** The key in local storage of the addresses of pages, the last visited first, separated by blanks. */
const RECENT_KEY = 'recentPages'; // docs/product.md#search

const MAX_RECENT = 8;

/** The address of an item or of a tag: two segments or more. */
const WORTH_IT = new RegExp(`^/(${ITEM_FOLDERS.join('|')}|tags)/[^/]+`);

/** The addresses of the pages that were visited last. */
export const recentPages = (): string[] =>
  tryOr(() => localStorage.getItem(RECENT_KEY), null)
    ?.split(' ')
    .filter(Boolean) ?? [];

/** Puts the page of an item or a tag first among those that were visited last, on this device. */
export function rememberPage(pathname: string): void {
  if (!WORTH_IT.test(pathname)) return;
  const pages = [pathname, ...recentPages().filter((each) => each !== pathname)].slice(0, MAX_RECENT);
  tryOr(() => localStorage.setItem(RECENT_KEY, pages.join(' ')), undefined);
}

/** Remembers this page, and each that is opened later: it asks the client for its data. Returns what ends it. */
export function rememberPages(client: QueryClient): () => void {
  let last = location.pathname;
  rememberPage(last);
  return client.getQueryCache().subscribe(() => {
    if (location.pathname !== last) rememberPage(location.pathname);
    last = location.pathname;
  });
}

export function forgetPages(): void {
  tryOr(() => localStorage.removeItem(RECENT_KEY), undefined);
}
