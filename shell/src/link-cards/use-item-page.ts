import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCachedData } from './use-cached-data';

/** What a page brings under a key, as it comes, if it was asked for already; undefined of anything else. */
export type PeekAtPage = (pathname: string, queryKey: QueryKey) => Promise<unknown>;

/**
 * What the page behind a link shows, under the key of its query; undefined until it has come. Whoever points at a link has it fetched
 * (prefetch-page.ts). It shows as soon as it arrives: the remote of the page, which it needs to be opened, takes longer.
 */
export function useItemPage(peek: PeekAtPage, { link }: { link: HTMLAnchorElement }, queryKey: QueryKey): unknown {
  const cached = useCachedData(queryKey);
  const [arrived, setArrived] = useState<unknown>();
  const key = JSON.stringify(queryKey);
  useEffect(() => {
    let isGone = false;
    void peek(link.pathname, JSON.parse(key) as QueryKey).then((found) => isGone || setArrived(found));
    return () => {
      isGone = true;
    };
  }, [peek, link, key]);
  return cached ?? arrived;
}
