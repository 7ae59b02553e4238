import { queryOptions } from '@tanstack/react-query';
import type { Viewer } from '../domain/viewer';
import { type Visible, visibleItems } from '../domain/visibility';
import { audienceKey } from './audience-key';
import { CARDS } from './list-key';
import { freshWhile, type ListQuery } from './list-query';
import { listWithin } from './list-within';

interface CardsRequest {
  ids: readonly string[];
  viewer: Viewer;
  release: number;
}

/** The part of a list that another page shows: the items of these ids, in their order, as far as the viewer may see them. */
export const cardsQuery = <T extends Visible & { id: string }>(
  list: ListQuery<T>,
  { ids, viewer, release }: CardsRequest,
) =>
  queryOptions({
    queryKey: [CARDS, ...list.queryKey, ...ids, audienceKey(viewer), release],
    queryFn: async (context): Promise<T[]> => {
      const visible = visibleItems(await listWithin(context, list), viewer, release);
      const byId = new Map(visible.map((item) => [item.id, item]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
    staleTime: ({ state }) => freshWhile((state.data?.length ?? 0) > 0),
  });
