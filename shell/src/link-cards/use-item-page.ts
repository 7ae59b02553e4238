import type { QueryKey } from '@tanstack/react-query';
import type { FetchedPage } from '../page-data/fetch-page';
import { dataIn, pageKey } from '../page-data/page-query';
import { useCachedData } from './use-cached-data';

/**
 * What the page at a path shows, under the key of its query; undefined until it has come. Whoever points at a link has its page fetched
 * (prefetch-page.ts). It shows as soon as it arrives: the remote of the page, which it needs to be opened, takes longer.
 */
export function useItemPage(pathname: string, queryKey: QueryKey): unknown {
  const page = useCachedData(pageKey(pathname)) as FetchedPage | null | undefined;
  return useCachedData(queryKey) ?? (page ? dataIn(page, queryKey) : undefined);
}
