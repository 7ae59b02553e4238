import type { QueryFunctionContext } from '@tanstack/react-query';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import { visibleItems } from '@otherfolk/shared/domain/visibility';
import { forEachKind, ITEM_FOLDERS } from '@otherfolk/shared/kinds';
import { itemListQuery, type ItemLists } from '@otherfolk/shared/queries/item-list-query';
import { listWithin } from '@otherfolk/shared/queries/list-within';

export interface Looking {
  viewer: Viewer;
  release: number;
}

type Context = Pick<QueryFunctionContext, 'client'>;

/** The lists of all kinds. */
export async function taggedLists(context: Context): Promise<ItemLists> {
  const lists = await Promise.all(ITEM_FOLDERS.map((folder) => listWithin(context, itemListQuery(folder))));
  return forEachKind((folder) => lists[ITEM_FOLDERS.indexOf(folder)] ?? []);
}

/** The part of the lists that somebody may see. */
export async function visibleLists(context: Context, { viewer, release }: Looking): Promise<ItemLists> {
  const lists = await taggedLists(context);
  return forEachKind((folder) => visibleItems(lists[folder], viewer, release));
}
