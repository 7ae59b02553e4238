import { useMemo } from 'react';
import { useItemLists } from '@otherfolk/shared/hooks/use-item-lists';
import { useChoices } from '../references/use-choices';
import { type NamesOfItems, namesOfItems } from './names-of-items';

const NONE: readonly never[] = [];

/** The names of the catalogue's items, as far as its lists are there. */
export function useNamesOfItems(): NamesOfItems {
  const lists = useItemLists();
  const families = useChoices('family') ?? NONE;
  return useMemo(() => namesOfItems(lists, families), [lists, families]);
}
