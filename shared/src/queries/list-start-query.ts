import { queryOptions } from '@tanstack/react-query';
import { VISITOR } from '../domain/viewer';
import { type Visible, visibleItems } from '../domain/visibility';
import { LIST_STARTS } from './list-key';
import { freshWhile, type ListQuery } from './list-query';
import { listWithin } from './list-within';

/** How many items of a list are prerendered: whole rows of 1, 2, 3, 4 and 6 cards. */
export const LIST_START = 48;

/** How a list begins for a visitor, and how many items he may see in all. */
export interface ListStart<T> {
  items: readonly T[];
  total: number;
}

/** The start of a list that a page carries. `inOrder` must always give the same order. */
export const listStartQuery = <T extends Visible>(
  list: ListQuery<T>,
  release: number,
  inOrder: (items: readonly T[]) => readonly T[],
) =>
  queryOptions({
    queryKey: [LIST_STARTS, ...list.queryKey, release],
    queryFn: async (context): Promise<ListStart<T>> => {
      const visible = inOrder(visibleItems(await listWithin(context, list), VISITOR, release));
      return { items: visible.slice(0, LIST_START), total: visible.length };
    },
    staleTime: ({ state }) => freshWhile((state.data?.total ?? 0) > 0),
    gcTime: Infinity,
  });
