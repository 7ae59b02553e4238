import { hashKey, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { PageData } from '../page-state/page-data';
import { addImageSizes } from './add-image-sizes';
import { fetchPage } from './fetch-page';
import type { RunningBuilds } from './parse-page-data';
import { preloadScripts } from './preload-scripts';

export const pageKey = (pathname: string): string[] => ['page', pathname];

/**
 * The data of a page, as it came; null where there is none, or where it is of another build of the shell. Whether its remotes are those
 * that run here is known when they have been loaded (load-page.ts).
 */
export const pageQuery = (running: RunningBuilds, pathname: string) =>
  queryOptions({
    queryKey: pageKey(pathname),
    queryFn: async ({ client }) => {
      const page = await fetchPage(pathname);
      if (!page || page.builds.scripts !== running.scripts) return null;
      preloadScripts(page);
      addImageSizes(client, page);
      return page;
    },
    // Other queries are answered from this one (page-data-persister.ts).
    persister: undefined,
    retry: false,
  });

/** The data that a page has for a query; undefined where it has none. */
export function dataIn({ queries }: PageData, queryKey: QueryKey): unknown {
  const hash = hashKey(queryKey);
  return queries.find((query) => hashKey(query.queryKey) === hash)?.data;
}
