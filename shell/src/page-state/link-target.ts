import { mountOfPath, type RemoteTable } from '@otherfolk/shared/contract/remote-table';
import { isValidId } from '@otherfolk/shared/domain/id';
import { isTagPart } from '@otherfolk/shared/domain/tag-address';
import { tryOr } from '@otherfolk/shared/domain/try-or';

/** Files, and what is answered by somebody else, have a dot or lie below such a path. */
const NO_PAGE = /\.|^\/__/;

/** The names of pages and ids of items match one pattern; tags are texts. */
function isPagePath(pathname: string): boolean {
  const [, page = '', ...parts] = pathname.replace(/\/$/, '').split('/');
  if (page === 'tags') return tryOr(() => parts.map(decodeURIComponent).every(isTagPart), false);
  return pathname === '/' || [page, ...parts].every(isValidId);
}

/** Whether a public page may be at a path, so that it may have data beside it. What is no id is never asked for. */
export function mayHaveData(remotes: RemoteTable, pathname: string): boolean {
  return !NO_PAGE.test(pathname) && isPagePath(pathname) && !mountOfPath(remotes, pathname)?.guard;
}

/** The path of the page of this site that a link opens in this tab, in place of the one that is open; undefined of any other link. */
export function targetOf(
  remotes: RemoteTable,
  link: HTMLAnchorElement,
  { origin, pathname }: Location,
): string | undefined {
  const leavesTab = link.target !== '' && link.target !== '_self';
  if (link.origin !== origin || leavesTab || link.hasAttribute('download') || link.pathname === pathname)
    return undefined;
  return mayHaveData(remotes, link.pathname) ? link.pathname : undefined;
}

/** The path that all pages of an item have in common: the mount, and the item's id. */
export const itemPathOf = (pathname: string): string => pathname.split('/').slice(0, 3).join('/');
