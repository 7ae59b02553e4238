import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { type Viewer, VISITOR } from '../domain/viewer';
import type { Visible } from '../domain/visibility';
import { featuredQuery } from '../queries/featured-query';
import type { ListQuery } from '../queries/list-query';
import { siteQuery } from '../queries/site-query';

/** The items of a list that the home page features, `count` of the ids `wanted`. The list is read only where one of them is not for all to see. */
export function useFeatured<T extends Visible & { id: string }>(
  list: ListQuery<T>,
  { wanted, count, viewer }: { wanted: readonly string[]; count: number; viewer: Viewer },
): T[] {
  const release = useSuspenseQuery(siteQuery).data.currentRelease;
  const request = { wanted: [...new Set(wanted)].slice(0, count), count, release };
  const forAll = useSuspenseQuery(featuredQuery(list, { ...request, viewer: VISITOR })).data;
  const areForAll = request.wanted.length === count && request.wanted.every((id, place) => forAll[place]?.id === id);
  // Deferred: what a visitor sees stands until it is known what the member sees.
  const audience = useDeferredValue(areForAll ? VISITOR : viewer);
  return useSuspenseQuery(featuredQuery(list, { ...request, viewer: audience })).data;
}
