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
import { characterList } from '@otherfolk/shared/kinds/character/character-list';
import { characterKind } from '@otherfolk/shared/kinds/character/kind';
import { locationKind } from '@otherfolk/shared/kinds/location/kind';
import { locationList } from '@otherfolk/shared/kinds/location/location-list';
import { plotKind } from '@otherfolk/shared/kinds/plot/kind';
import { plotList } from '@otherfolk/shared/kinds/plot/plot-list';
import { characterIndexQuery } from '@otherfolk/shared/page/character-index-query';
import { locationIndexQuery } from '@otherfolk/shared/page/location-index-query';
import { plotVariantsQuery } from '@otherfolk/shared/page/plot-variants-query';
import { siteQuery } from '@otherfolk/shared/page/site-query';
import { useToday } from '@otherfolk/shared/page/use-today';
import { inWorld } from '../differences/names-of-items';

/** The lists whose items can be edited together, as the address names them. */
export const BULK_LISTS = { characters: 'Lives', plots: 'Plots', locations: 'Locations' } as const;

export type BulkList = keyof typeof BULK_LISTS;

const LIST = 'list';

/** Whoever edits has every item to choose from. */
const SEES_ALL: Viewer = { ...VISITOR, aN: true, aP: true, aU: true };

const EMPTY: readonly never[] = [];

interface Named {
  id: string;
  name: string;
  path: string;
}

interface Chosen {
  list: BulkList;
  setList: (list: BulkList) => void;
  filters: ListFilters;
  change: (filters: Partial<ListFilters>) => void;
  items: readonly Named[];
  total: number;
  /** All tags of the list. */
  tags: readonly Tag[];
}

const isBulkList = (text: string | null): text is BulkList => text !== null && Object.hasOwn(BULK_LISTS, text);

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
  const asked = params.get(LIST);
  const list = isBulkList(asked) ? asked : 'characters';
  const { data: characters = EMPTY } = useQuery(characterIndexQuery);
  const { data: plots = EMPTY } = useQuery(plotVariantsQuery);
  const { data: places = EMPTY } = useQuery(locationIndexQuery);
  const found = {
    characters: useFound(characterList, characters),
    plots: useFound(plotList, plots),
    locations: useFound(locationList, places),
  };
  const definition = { characters: characterList, plots: plotList, locations: locationList }[list];
  const { total, filters } = found[list];
  const items: Record<BulkList, () => Named[]> = {
    characters: () =>
      found.characters.items.map(({ id, name, variantLabel }) => ({
        ...{ id, name: inWorld(name, variantLabel) },
        path: characterKind.file(id),
      })),
    plots: () =>
      found.plots.items.map(({ id, title, variantLabel }) => ({
        ...{ id, name: inWorld(title, variantLabel) },
        path: plotKind.file(id),
      })),
    locations: () => found.locations.items.map(({ id, name }) => ({ id, name, path: locationKind.file(id) })),
  };
  return {
    list,
    setList: (next) => setParams({ [LIST]: next }, { replace: true }),
    filters,
    change: (next) => setParams((now) => writeFilters(now, { ...filters, ...next }, definition), { replace: true }),
    items: items[list](),
    total,
    tags: tagsOf({ characters, plots, locations: places }[list]),
  };
}
