import type { ItemFolder } from '../kinds';
import type { ItemEntry } from '../kinds/descriptor/item-entry';
import { type ListQuery, listQuery } from './list-query';

const queries = new Map<ItemFolder, ListQuery<ItemEntry>>();

/** The list of a kind of item, with an entry for each version. */
export function itemListQuery(folder: ItemFolder): ListQuery<ItemEntry> {
  const known = queries.get(folder);
  if (known) return known;
  const query = listQuery<ItemEntry>(folder, async (read) => {
    const { indexReaderOf } = await import(/* webpackChunkName: "readers" */ '../kinds/item-readers');
    return indexReaderOf(folder).readIndex(read);
  });
  queries.set(folder, query);
  return query;
}

export type ItemLists = Readonly<Record<ItemFolder, readonly ItemEntry[]>>;
