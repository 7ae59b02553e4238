import { compareNames } from '../compare-names';
import { once } from '../once';
import type { Tag } from '../tags';
import { addBit, type BitSet, emptyBits } from './bit-set';
import type { ListDefinition, Listed, Looking } from './list-definition';
import { searchable } from './words';

export interface TagColumn {
  tag: Tag;
  items: BitSet;
}

/** The items of a list by what they have, for filters that are asked for again and again. */
export interface ItemColumns<Item> {
  list: ListDefinition<Item>;
  looking: Looking;
  items: readonly Item[];
  /** The tags that items have, by group and name. */
  tags: ReadonlyMap<string, ReadonlyMap<string, TagColumn>>;
  /** The items that have each value, for each facet that this viewer has. */
  facets: ReadonlyMap<string, ReadonlyMap<string, BitSet>>;
  /** The text of each item in which words are looked for. */
  texts: () => readonly string[];
  /** The indexes of all items, sorted by an order; undefined for the list's own. */
  indexesIn: (order: string, baseAge: number) => readonly number[] | undefined;
}

function tagColumns(items: readonly Listed[]) {
  const groups = new Map<string, Map<string, TagColumn>>();
  items.forEach(({ tags }, index) => {
    for (const tag of tags) {
      const group = groups.get(tag.group) ?? new Map<string, TagColumn>();
      groups.set(tag.group, group);
      const column = group.get(tag.name) ?? { tag, items: emptyBits(items.length) };
      group.set(tag.name, column);
      addBit(column.items, index);
    }
  });
  return groups;
}

function facetColumns<Item>(items: readonly Item[], { facets }: ListDefinition<Item>, looking: Looking) {
  const columns = facets.map(({ param, choices, isOffered, valuesOf }) => {
    const offered = choices.filter(({ value }) => isOffered?.(value, looking) ?? true);
    const values = new Map(offered.map(({ value }) => [value, emptyBits(items.length)]));
    items.forEach((item, index) => {
      for (const value of valuesOf(item, looking)) {
        const column = values.get(value);
        if (column) addBit(column, index);
      }
    });
    return [param, values] as const;
  });
  return new Map(columns.filter(([, values]) => values.size > 0));
}

/** Equal keys keep the order of the list; items without one come last. */
function sortedIndexes<Item>(items: readonly Item[], keyOf: (item: Item) => number | string | undefined) {
  const keys = items.map(keyOf);
  return items
    .map((_, index) => index)
    .sort((a, b) => {
      const [first, second] = [keys[a], keys[b]];
      if (first === undefined || second === undefined)
        return Number(first === undefined) - Number(second === undefined);
      return typeof first === 'number' && typeof second === 'number'
        ? first - second
        : compareNames(String(first), String(second));
    });
}

export function columnsOf<Item extends Listed>(
  items: readonly Item[],
  list: ListDefinition<Item>,
  looking: Looking,
): ItemColumns<Item> {
  const sorted = new Map<string, readonly number[]>();
  return {
    list,
    looking,
    items,
    tags: tagColumns(items),
    facets: facetColumns(items, list, looking),
    texts: once(() => items.map((item) => searchable([...list.textsOf(item), ...item.tags.map(({ name }) => name)]))),
    indexesIn: (order, baseAge) => {
      const keyOf = list.orders.slice(1).find(({ value }) => value === order)?.keyOf;
      if (!keyOf) return undefined;
      const key = `${order} ${baseAge}`;
      const indexes = sorted.get(key) ?? sortedIndexes(items, (item) => keyOf(item, { ...looking, baseAge }));
      sorted.set(key, indexes);
      return indexes;
    },
  };
}
