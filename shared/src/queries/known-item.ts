import type { QueryClient } from '@tanstack/react-query';
import { CARDS, FEATURED, LIST_STARTS } from './list-key';
import type { ListQuery } from './list-query';
import type { ListStart } from './list-start-query';

const PARTS = [LIST_STARTS, FEATURED, CARDS];

/** The first item of this kind that a list has, or what this tab has read of it for a page; undefined where it has read none. */
export function knownItem<T>(
  client: QueryClient,
  { queryKey }: ListQuery<T>,
  isWanted: (item: T) => boolean,
): T | undefined {
  const parts = PARTS.flatMap((part) =>
    client.getQueriesData<readonly T[] | ListStart<T>>({ queryKey: [part, ...queryKey] }),
  );
  const inParts = parts.map(([, part = []]) => ('items' in part ? part.items : part));
  for (const items of [client.getQueryData<readonly T[]>(queryKey) ?? [], ...inParts]) {
    const item = items.find(isWanted);
    if (item) return item;
  }
  return undefined;
}
