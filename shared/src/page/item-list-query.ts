import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { forEachKind, ITEM_FOLDERS, type ItemFolder } from '../kinds';
import type { ItemEntry } from '../kinds/descriptor/item-entry';
import { characterIndexQuery } from './character-index-query';
import type { ListQuery } from './list-query';
import { locationIndexQuery } from './location-index-query';
import { plotVariantsQuery } from './plot-variants-query';

const QUERIES = { characters: characterIndexQuery, plots: plotVariantsQuery, locations: locationIndexQuery };

/** The list of a kind of item, with an entry for each version. */
export const itemListQuery = (folder: ItemFolder) => QUERIES[folder] as unknown as ListQuery<ItemEntry>;

export type ItemLists = Readonly<Record<ItemFolder, readonly ItemEntry[]>>;

const NONE: readonly never[] = [];

const listsOf = (results: readonly UseQueryResult<ItemEntry[]>[]): ItemLists =>
  forEachKind((folder) => results[ITEM_FOLDERS.indexOf(folder)]?.data ?? NONE);

const OF_ALL = { queries: ITEM_FOLDERS.map(itemListQuery), combine: listsOf };

/** The lists of all kinds, each empty until it is there. */
export const useItemLists = (): ItemLists => useQueries(OF_ALL);
