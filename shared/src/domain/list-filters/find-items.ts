import type { Tag } from '../tags';
import { addBit, allBits, type BitSet, countCommon, emptyBits, hasBit, keepBits, uniteBits } from './bit-set';
import { mayShowHidden } from './facets';
import type { ItemColumns, TagColumn } from './item-columns';
import type { ListFilters } from './list-filters';
import { beginIn, wordsOf } from './words';

/** The items that one filter leaves, and the value that it belongs to: counts of its values do not regard it. */
interface Condition {
  owner: unknown;
  items: BitSet;
  isTakenAway: boolean;
}

export interface FoundItems<Item> {
  items: readonly Item[];
  /** How many items there would be, were this value chosen beside all other filters. */
  countOfTag: (tag: Tag) => number;
  countOfValue: (param: string, value: string) => number;
}

const columnOf = <Item>({ tags }: ItemColumns<Item>, { group, name }: Tag): TagColumn | undefined =>
  tags.get(group)?.get(name);

/** The filters as far as this list knows what they name, and this viewer has them. */
export function knownFilters<Item>(columns: ItemColumns<Item>, filters: ListFilters): ListFilters {
  const isKnown = (tag: Tag) => columnOf(columns, tag) !== undefined;
  const choices = Object.entries(filters.choices)
    .map(([param, values]) => [param, values.filter((value) => columns.facets.get(param)?.has(value))] as const)
    .filter(([, values]) => values.length > 0);
  return {
    ...filters,
    tags: filters.tags.filter(isKnown),
    not: filters.not.filter(isKnown),
    choices: Object.fromEntries(choices),
    showHidden: filters.showHidden && mayShowHidden(columns.looking.viewer),
  };
}

function withWords<Item>(columns: ItemColumns<Item>, words: readonly string[]): BitSet {
  const bits = emptyBits(columns.items.length);
  columns.texts().forEach((text, index) => {
    if (beginIn(words, text)) addBit(bits, index);
  });
  return bits;
}

function conditionsOf<Item>(columns: ItemColumns<Item>, { words, tags, not, choices }: ListFilters): Condition[] {
  const size = columns.items.length;
  const conditions: Condition[] = [];
  const keep = (owner: unknown, items: BitSet) => conditions.push({ owner, items, isTakenAway: false });
  if (words) keep('words', withWords(columns, wordsOf(words)));
  for (const [param, values] of Object.entries(choices)) {
    keep(
      param,
      uniteBits(
        values.flatMap((value) => columns.facets.get(param)?.get(value) ?? []),
        size,
      ),
    );
  }
  for (const group of new Set(tags.map((tag) => tag.group))) {
    const sets = tags.flatMap((tag) => (tag.group === group && columnOf(columns, tag)?.items) || []);
    if (columns.list.tagsMatch === 'any') keep(columns.tags.get(group), uniteBits(sets, size));
    else for (const items of sets) keep(undefined, items);
  }
  for (const tag of not) {
    const column = columnOf(columns, tag);
    if (column) conditions.push({ owner: column, items: column.items, isTakenAway: true });
  }
  return conditions;
}

/** The items that the filters, which must be known ones, leave of a list, and the number that each further choice would leave. */
export function findItems<Item>(columns: ItemColumns<Item>, filters: ListFilters, baseAge: number): FoundItems<Item> {
  const { items, list, facets, indexesIn } = columns;
  const conditions = conditionsOf(columns, filters);
  const owners = new Set(conditions.map(({ owner }) => owner));
  const leftWithout = (...without: unknown[]): BitSet => {
    const left = allBits(items.length);
    for (const { owner, items: other, isTakenAway } of conditions) {
      if (owner === undefined || !without.includes(owner)) keepBits(left, other, isTakenAway);
    }
    return left;
  };
  const left = leftWithout();
  const cached = new Map<unknown, BitSet>();
  const othersOf = (owner: unknown): BitSet => {
    if (!owners.has(owner)) return left;
    const others = cached.get(owner) ?? leftWithout(owner);
    cached.set(owner, others);
    return others;
  };
  const indexes = indexesIn(filters.order, baseAge) ?? items.map((_, index) => index);
  return {
    items: indexes.filter((index) => hasBit(left, index)).flatMap((index) => items[index] ?? []),
    countOfTag: (tag) => {
      const column = columnOf(columns, tag);
      if (!column) return 0;
      const group = list.tagsMatch === 'any' ? columns.tags.get(tag.group) : undefined;
      return countCommon(
        column.items,
        owners.has(column) ? leftWithout(column, group) : group ? othersOf(group) : left,
      );
    },
    countOfValue: (param, value) => {
      const column = facets.get(param)?.get(value);
      return column ? countCommon(column, othersOf(param)) : 0;
    },
  };
}
