import { useDeferredValue, useMemo, useRef } from 'react';
import type { ImageKind } from '../../catalogue/image-paths';
import type { Listed } from '../../domain/list-filters/list-definition';
import { hasFlags, type Viewer } from '../../domain/viewer';
import { visibleItems } from '../../domain/visibility';
import { useHydrated } from '../../hooks/use-hydrated';
import { usePartialList } from '../../hooks/use-partial-list';
import type { ListQuery } from '../../queries/list-query';
import { ItemList, type ItemListProps } from '../item-list/item-list';
import { useDrawnCards } from '../item-list/use-drawn-cards';
import { type NewItem, NewItemLink } from '../new-item-link';
import type { Find, ListTools } from './list-tools';
import { Tools } from './tools';
import { useAskedParams } from './use-asked-params';
import { useContributedFacets } from './use-contributed-facets';

interface FilterableListProps<Item extends Listed> extends Pick<
  ItemListProps<Item>,
  'heading' | 'controls' | 'cardWidth' | 'renderItem'
> {
  list: ListQuery<Item>;
  /** The order in which the items come, where it is not that of the list. The same function each time. */
  inOrder?: (items: readonly Item[]) => readonly Item[];
  /** The kinds of images that its cards show; the same list each time. */
  imageKinds: readonly ImageKind[];
  tools: ListTools<Item>;
  newItem: NewItem;
  viewer: Viewer;
  /** The current one of the site. */
  release: number;
  baseAge?: number | undefined;
}

/** Finds what the page was rendered with: the items for no query. */
function findAll<Item extends Listed>(...[entries, , viewer, release]: Parameters<Find<Item>>): ReturnType<Find<Item>> {
  const items = visibleItems(entries, viewer, release);
  return { items, total: items.length };
}

/** The page of a list: what its address asks for, and with what to ask. */
export function FilterableList<Item extends Listed>({
  list,
  inOrder,
  imageKinds,
  tools: own,
  newItem,
  viewer,
  release,
  baseAge,
  ...parts
}: FilterableListProps<Item>) {
  const [params, onAsk] = useAskedParams();
  const tools = useContributedFacets(own);
  // React draws what is asked for in small steps after it has taken over the page, and at once on a later page.
  const find = useDeferredValue(useHydrated()) ? tools.find : findAll;
  const seesMore = hasFlags(viewer) || viewer.memType === 'a';
  const listed = usePartialList(list, { release, seesMore, isSearched: params.size > 0, imageKinds, inOrder });
  const shown = useMemo(
    () =>
      listed.part === 'start'
        ? { ...listed, count: listed.total }
        : find(listed.entries, params, viewer, release, baseAge),
    [listed, find, params, viewer, release, baseAge],
  );
  const { items, count = items.length } = shown;
  const grid = useRef<HTMLUListElement>(null);
  const [drawn, drawFirst] = useDrawnCards(grid, count);
  return (
    <ItemList
      {...parts}
      {...shown}
      newItem={<NewItemLink {...newItem} viewer={viewer} />}
      grid={grid}
      items={drawn < items.length ? items.slice(0, drawn) : items}
      count={count}
      tools={<Tools {...{ tools, list, viewer, release, shown, params, onAsk, drawFirst }} />}
    />
  );
}
