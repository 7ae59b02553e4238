import { DEFAULT_BASE_AGE } from '../age';
import { visibleItems } from '../visibility';
import { mayShowHidden } from './facets';
import { findItems, type FoundItems, knownFilters } from './find-items';
import { columnsOf, type ItemColumns } from './item-columns';
import type { Choice, Facet, ListDefinition, Listed, Looking } from './list-definition';
import { type ListFilters, NO_FILTERS } from './list-filters';
import { countedGroups, type TagGroup, tagGroups } from './tag-groups';

/** A facet as a panel shows it; `count` is how many items its value would leave, where that is told. */
export interface CountedFacet extends Pick<Facet<never>, 'param' | 'label' | 'shape' | 'none'> {
  values: readonly (Choice & { count: number | undefined })[];
}

/** The choices that there are. */
export interface Choices {
  groups: readonly TagGroup[];
  facets: readonly CountedFacet[];
}

/** The content of a list under its filters. */
export interface Found<Item> extends Choices {
  items: readonly Item[];
  /** How many items the viewer may see. */
  total: number;
  /** The filters that were asked for, without what this list does not know. */
  filters: ListFilters;
}

const countedFacets = <Item>({ list, facets }: ItemColumns<Item>, { countOfValue }: FoundItems<Item>): CountedFacet[] =>
  list.facets.flatMap(({ param, label, shape, none, isCounted, choices }) => {
    const offered = facets.get(param);
    if (!offered) return [];
    const values = choices
      .filter(({ value }) => offered.has(value))
      .map(({ value, label: name }) => ({
        value,
        label: name,
        count: isCounted ? countOfValue(param, value) : undefined,
      }));
    return [{ param, label, shape, ...(none !== undefined && { none }), values }];
  });

/** Makes a value anew only when what it hangs on has changed. */
function remembered<Args extends readonly unknown[], Value>(make: (...args: Args) => Value): (...args: Args) => Value {
  let last: { args: Args; value: Value } | undefined;
  return (...args) => {
    if (!last || last.args.some((arg, place) => arg !== args[place])) last = { args, value: make(...args) };
    return last.value;
  };
}

export type FindInList<Item> = (
  entries: readonly Item[],
  filters: ListFilters,
  looking: Looking & { baseAge: number },
) => Found<Item>;

/** Finds in a list, as often as its filters change; what hangs on the entries and the viewer alone is kept from time to time. */
export function listFinder<Item extends Listed>(list: ListDefinition<Item>): FindInList<Item> {
  const prepared = remembered((entries: readonly Item[], isEverything: boolean, ...looking: Values) => {
    const [viewer, release, today] = looking;
    const items = isEverything ? entries : visibleItems(entries, viewer, release);
    const columns = columnsOf(items, list, { viewer, release, today });
    return { columns, groups: tagGroups(columns) };
  });
  return remembered((entries, filters, { viewer, release, today, baseAge }) => {
    const isEverything = filters.showHidden && mayShowHidden(viewer);
    const { columns, groups } = prepared(entries, isEverything, viewer, release, today);
    const known = knownFilters(columns, filters);
    const found = findItems(columns, known, baseAge);
    return {
      items: found.items,
      total: columns.items.length,
      filters: known,
      groups: countedGroups(groups, found),
      facets: countedFacets(columns, found),
    };
  });
}

type Values = readonly [Looking['viewer'], Looking['release'], Looking['today']];

/** The choices that there are in a list that nobody filters. */
export function unfilteredChoices<Item extends Listed>(
  list: ListDefinition<Item>,
  entries: readonly Item[],
  looking: Looking,
): Choices {
  const { groups, facets } = listFinder(list)(entries, NO_FILTERS, { ...looking, baseAge: DEFAULT_BASE_AGE });
  return { groups, facets };
}
