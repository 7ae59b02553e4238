import { DEFAULT_BASE_AGE } from '../../domain/age';
import { readFilters } from '../../domain/list-filters/filter-params';
import type { ListDefinition, Listed } from '../../domain/list-filters/list-definition';
import type { ListFilters } from '../../domain/list-filters/list-filters';
import { listFinder } from '../../domain/list-filters/list-finder';
import { localDayOf } from '../../domain/local-day';
import { ItemTable, type TableDefinition } from './item-table';
import type { Find, ListTools } from './list-tools';

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

/** Creates what finds items in a list. */
export const createListTools = <Item extends Listed>(
  definition: ListDefinition<Item>,
  table: TableDefinition<Item>,
): ListTools<Item> => ({ definition, table, find: createFind(definition, table) });
