import { queryOptions } from '@tanstack/react-query';
import type { Viewer } from '../domain/viewer';
import { type Visible, visibleItems } from '../domain/visibility';
import { audienceKey } from './audience-key';
import { FEATURED } from './list-key';
import { freshWhile, type ListQuery } from './list-query';
import { listWithin } from './list-within';

interface FeaturedRequest {
  /** The ids that the site names. */
  wanted: readonly string[];
  count: number;
  viewer: Viewer;
  release: number;
}

/** The items of a list that the home page features, for one viewer. */
export const featuredQuery = <T extends Visible & { id: string }>(
  list: ListQuery<T>,
  { wanted, count, viewer, release }: FeaturedRequest,
) =>
  queryOptions({
    queryKey: [FEATURED, ...list.queryKey, ...wanted, count, audienceKey(viewer), release],
    queryFn: async (context): Promise<T[]> => {
      const { featuredEntries } = await import(/* webpackChunkName: "readers" */ '../domain/featured');
      return featuredEntries(wanted, visibleItems(await listWithin(context, list), viewer, release), count);
    },
    staleTime: ({ state }) => freshWhile((state.data?.length ?? 0) > 0),
  });
