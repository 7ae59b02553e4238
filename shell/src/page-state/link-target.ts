import { mountOfPath, mounts } from '@otherfolk/shared/contract/remotes';

/** Files, and what is answered by somebody else, have a dot or lie below such a path. */
const NO_PAGE = /\.|^\/__/;

/** Whether a public page may be at a path, so that it may have data beside it. */
export function mayHaveData(pathname: string): boolean {
  const mount = mountOfPath(pathname);
  return !NO_PAGE.test(pathname) && !(mount && mounts.get(mount)?.guard);
}

/** The path of the page of this site that a link opens in this tab, in place of the one that is open; undefined of any other link. */
export function targetOf(link: HTMLAnchorElement, { origin, pathname }: Location): string | undefined {
  const leavesTab = link.target !== '' && link.target !== '_self';
  if (link.origin !== origin || leavesTab || link.hasAttribute('download') || link.pathname === pathname)
    return undefined;
  return mayHaveData(link.pathname) ? link.pathname : undefined;
}

/** The path that all pages of an item have in common: the mount, and the item's id. */
export const itemPathOf = (pathname: string): string => pathname.split('/').slice(0, 3).join('/');
