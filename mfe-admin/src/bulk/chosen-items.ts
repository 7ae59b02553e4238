import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DEFAULT_BASE_AGE } from '@otherfolk/shared/domain/age';
import { readFilters, writeFilters } from '@otherfolk/shared/domain/list-filters/filter-params';
import type { ListDefinition, Listed } from '@otherfolk/shared/domain/list-filters/list-definition';
import type { ListFilters } from '@otherfolk/shared/domain/list-filters/list-filters';
import { listFinder } from '@otherfolk/shared/domain/list-filters/list-finder';
import { DEFAULT_RELEASE } from '@otherfolk/shared/domain/release';
import type { Tag } from '@otherfolk/shared/domain/tags';
import { type Viewer, VISITOR } from '@otherfolk/shared/domain/viewer';
import { useToday } from '@otherfolk/shared/hooks/use-today';
import { forEachKind, isItemFolder, ITEM_KINDS, type ItemFolder, summaryOf } from '@otherfolk/shared/kinds';
import { characterKind } from '@otherfolk/shared/kinds/character/kind';
import { listOf } from '@otherfolk/shared/kinds/file-contents';
import { itemListQuery } from '@otherfolk/shared/queries/item-list-query';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { inWorld } from '../differences/names-of-items';

/** The lists whose items can be edited together, as the address names them. */
export const BULK_LISTS = { ...forEachKind((folder) => ITEM_KINDS[folder].label), characters: 'Lives' } as const;

const LIST = 'list';

/** Editors have every item to choose from. */
const SEES_ALL: Viewer = { ...VISITOR, aN: true, aP: true, aU: true };

const EMPTY: readonly never[] = [];

interface Named {
  id: string;
  name: string;
  path: string;
}

interface Chosen {
  list: ItemFolder;
  setList: (list: ItemFolder) => void;
  filters: ListFilters;
  change: (filters: Partial<ListFilters>) => void;
  items: readonly Named[];
  total: number;
  /** All tags of the list. */
  tags: readonly Tag[];
}

function useFound<Item extends Listed>(definition: ListDefinition<Item>, entries: readonly Item[]) {
  const [params] = useSearchParams();
  const { data: site } = useQuery(siteQuery);
  const today = useToday();
  const find = useMemo(() => listFinder(definition), [definition]);
  const release = site?.currentRelease ?? DEFAULT_RELEASE;
  return find(entries, readFilters(params, definition), {
    viewer: SEES_ALL,
    release,
    today,
    baseAge: DEFAULT_BASE_AGE,
  });
}

const tagsOf = (entries: readonly Listed[]): Tag[] => [
  ...new Map(entries.flatMap(({ tags }) => tags.map((tag) => [`${tag.group}:${tag.name}`, tag] as const))).values(),
];

/** The items that the address asks for, as the public lists would find them among everything. */
export function useChosenItems(): Chosen {
  const [params, setParams] = useSearchParams();
  const asked = params.get(LIST) ?? undefined;
  const list = isItemFolder(asked) ? asked : characterKind.folder;
  const { data: entries = EMPTY } = useQuery(itemListQuery(list));
  const definition = listOf(list);
  const { items, total, filters } = useFound(definition, entries);
  return {
    list,
    setList: (next) => setParams({ [LIST]: next }, { replace: true }),
    filters,
    change: (next) => setParams((now) => writeFilters(now, { ...filters, ...next }, definition), { replace: true }),
    items: items.map((entry) => ({
      id: entry.id,
      name: inWorld(summaryOf(list, entry).name, entry.variantLabel),
      path: ITEM_KINDS[list].file(entry.id),
    })),
    total,
    tags: tagsOf(entries),
  };
}
