import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PageDataCache } from '../page-data/page-data-cache';
import { useCachedData } from './use-cached-data';

/**
 * What the page behind a link shows, under the key of its query; undefined until it has come. Whoever points at a link has it fetched
 * (prefetch-page.ts). It shows as soon as it arrives: the remote of the page, which it needs to be opened, takes longer.
 */
export function useItemPage(
  pages: Pick<PageDataCache, 'peek'>,
  { link }: { link: HTMLAnchorElement },
  queryKey: QueryKey,
): unknown {
  const cached = useCachedData(queryKey);
  const [arrived, setArrived] = useState<unknown>();
  const key = JSON.stringify(queryKey);
  useEffect(() => {
    let isGone = false;
    void pages.peek(link.pathname, JSON.parse(key) as QueryKey).then((found) => isGone || setArrived(found));
    return () => {
      isGone = true;
    };
  }, [pages, link, key]);
  return cached ?? arrived;
}
