import { queryOptions } from '@tanstack/react-query';
import type { ReadJson } from '../catalogue/read-json';
import { shellContextOf } from '../contract/shell-context';
import { FRESH_MS } from './freshness';
import { LISTS } from './list-key';

/** A list that does not load is only logged, and stays empty: docs/product.md#error-texts. */
export async function listOrNothing<T>(name: string, list: () => Promise<T[]>): Promise<T[]> {
  try {
    return await list();
  } catch (error) {
    console.warn(`The list '${name}' could not be loaded`, error);
    return [];
  }
}

/** An empty list may be one that did not load: the next page that shows it asks again. */
export const freshWhile = (isFilled: boolean): number => (isFilled ? FRESH_MS : 0);

/**
 * A whole list of the catalogue, kept as long as the page lives. `readList` imports its reader when it runs: a page that was
 * prerendered has the data that it shows, and needs none.
 */
export const listQuery = <T>(name: string, readList: (read: ReadJson) => Promise<T[]>) =>
  queryOptions({
    queryKey: [LISTS, name],
    queryFn: ({ meta }): Promise<T[]> => listOrNothing(name, () => readList(shellContextOf(meta).read)),
    staleTime: ({ state }) => freshWhile((state.data?.length ?? 0) > 0),
    gcTime: Infinity,
    // To compare thousands of entries costs more than to draw the few that are on the screen.
    structuralSharing: false,
  });

export type ListQuery<T> = ReturnType<typeof listQuery<T>>;
