import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { forEachKind, ITEM_FOLDERS, type ItemFolder } from '../kinds';
import type { ItemEntry } from '../kinds/descriptor/item-entry';
import { type ListQuery, listQuery } from './list-query';

const QUERIES = forEachKind((folder) =>
  listQuery<ItemEntry>(folder, async (read) => {
    const { indexReaderOf } = await import(/* webpackChunkName: "readers" */ '../kinds/item-readers');
    return indexReaderOf(folder).readIndex(read);
  }),
);

/** The list of a kind of item, with an entry for each version. */
export const itemListQuery = (folder: ItemFolder): ListQuery<ItemEntry> => QUERIES[folder];

export type ItemLists = Readonly<Record<ItemFolder, readonly ItemEntry[]>>;

const NONE: readonly never[] = [];

const listsOf = (results: readonly UseQueryResult<ItemEntry[]>[]): ItemLists =>
  forEachKind((folder) => results[ITEM_FOLDERS.indexOf(folder)]?.data ?? NONE);

const OF_ALL = { queries: ITEM_FOLDERS.map(itemListQuery), combine: listsOf };

/** The lists of all kinds, each empty until it is there. */
export const useItemLists = (): ItemLists => useQueries(OF_ALL);
