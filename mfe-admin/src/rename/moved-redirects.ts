import type { JsonRecord } from '@otherfolk/shared/domain/json-record';

/** An address that is another one from now on, with all that is below it. */
export interface MovedPage {
  from: string;
  to: string;
}

const movedTo = (path: string, { from, to }: MovedPage) =>
  path === from || path.startsWith(`${from}/`) ? to + path.slice(from.length) : path;

/**
 * Redirects after pages have moved: old addresses lead to where the pages are now, and none stands at an address where there is a page
 * again (`pages`).
 */
export function movedRedirects(
  redirects: JsonRecord,
  moves: readonly MovedPage[],
  pages: readonly string[],
): JsonRecord {
  // The first move that holds for an address is the nearest one.
  const follow = (path: string) => {
    const move = moves.find(({ from }) => path === from || path.startsWith(`${from}/`));
    return move ? movedTo(path, move) : path;
  };
  const followed = Object.entries(redirects).map(([from, to]) => [from, typeof to === 'string' ? follow(to) : to]);
  const added = moves.map(({ from, to }) => [from, to]);
  const all = Object.entries(Object.fromEntries([...followed, ...added]) as JsonRecord);
  return Object.fromEntries(all.filter(([from]) => !pages.includes(from)));
}
