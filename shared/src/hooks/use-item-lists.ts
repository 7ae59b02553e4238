import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { forEachKind, ITEM_FOLDERS } from '../kinds';
import type { ItemEntry } from '../kinds/descriptor/item-entry';
import { itemListQuery, type ItemLists } from '../queries/item-list-query';

const NONE: readonly never[] = [];

const listsOf = (results: readonly UseQueryResult<ItemEntry[]>[]): ItemLists =>
  forEachKind((folder) => results[ITEM_FOLDERS.indexOf(folder)]?.data ?? NONE);

const OF_ALL = { queries: ITEM_FOLDERS.map(itemListQuery), combine: listsOf };

/** The lists of all kinds, each empty until it is there. */
export const useItemLists = (): ItemLists => useQueries(OF_ALL);
