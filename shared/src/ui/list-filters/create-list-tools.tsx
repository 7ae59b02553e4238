import { useSuspenseQuery } from '@tanstack/react-query';
import { DEFAULT_BASE_AGE } from '../../domain/age';
import { readFilters } from '../../domain/list-filters/filter-params';
import type { ListDefinition, Listed } from '../../domain/list-filters/list-definition';
import type { ListFilters } from '../../domain/list-filters/list-filters';
import { listFinder } from '../../domain/list-filters/list-finder';
import { localDayOf } from '../../domain/local-day';
import { listChoicesQuery } from '../../queries/list-choices-query';
import { FilterChips } from './filter-chips';
import { FilterPanel, FiltersButton } from './filter-panel';
import { ItemTable, type TableDefinition } from './item-table';
import type { Find, ListTools, ListToolsProps } from './list-tools';
import styles from './list-tools.module.css';
import { RandomItemLink } from './random-item-link';
import { useListFilters } from './use-list-filters';
import { ViewSwitch } from './view-switch';
import { WordsField } from './words-field';

function createFind<Item extends Listed>(definition: ListDefinition<Item>, table: TableDefinition<Item>): Find<Item> {
  const find = listFinder(definition);
  let read: { params: URLSearchParams; filters: ListFilters } | undefined;
  return (entries, params, viewer, release, baseAge = DEFAULT_BASE_AGE) => {
    // The same filters for the same address: what is found for them is remembered.
    if (read?.params !== params) read = { params, filters: readFilters(params, definition) };
    const when = { today: localDayOf(new Date()), baseAge };
    const found = find(entries, read.filters, { viewer, release, ...when });
    const isTable = found.filters.view === 'table';
    return { ...found, table: isTable && <ItemTable {...table} definition={definition} found={found} when={when} /> };
  };
}

export type { ListTools };

/** Creates the tools to find items in a list: words, view and chosen filters above it, and the panel beside it. */
export function createListTools<Item extends Listed>(
  definition: ListDefinition<Item>,
  table: TableDefinition<Item>,
): ListTools<Item> {
  function Tools({ list, viewer, release, shown, params, onAsk, drawFirst }: ListToolsProps<Item>) {
    const forVisitors = useSuspenseQuery(listChoicesQuery(list, definition, release)).data;
    const [filters, change] = useListFilters(definition, { known: shown.filters, params, onAsk, meanwhile: drawFirst });
    const { items, count: all = items.length, groups = forVisitors.groups, facets = forVisitors.facets } = shown;
    const count = shown.filters && all;
    return (
      // Browsers must not tick boxes again on a reload: the address says what is chosen. Outside of a dialog, nothing is ever submitted.
      <form method="dialog" autoComplete="off" className={styles.tools} data-list-tools="">
        <div>
          <div data-bar="">
            <WordsField
              name={definition.name}
              words={filters.words}
              onWords={(words) => {
                if (words !== filters.words) change(() => ({ words }));
              }}
            />
            <FiltersButton filters={filters} />
            <ViewSwitch view={filters.view} onView={(view) => change(() => ({ view }))} />
            <RandomItemLink items={items} pathOf={table.pathOf} />
          </div>
          <FilterChips definition={definition} filters={filters} isEmpty={count === 0} onChange={change} />
        </div>
        <FilterPanel
          definition={definition}
          filters={filters}
          choices={{ groups, facets }}
          viewer={viewer}
          count={count}
          onChange={change}
        />
      </form>
    );
  }
  return { find: createFind(definition, table), Tools };
}
