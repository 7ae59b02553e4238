import { forEachKind, type ItemFolder } from '../kinds';
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
