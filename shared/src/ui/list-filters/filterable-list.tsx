// The styles come with the page: its HTML has the filters from the start.
import './list-tools.module.css';
import { Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ImageKind } from '../../catalogue/image-paths';
import type { Listed } from '../../domain/list-filters/list-definition';
import { hasFlags, type Viewer } from '../../domain/viewer';
import { visibleItems } from '../../domain/visibility';
import type { ListQuery } from '../../page/list-query';
import { usePartialList } from '../../page/use-partial-list';
import { ItemList, type ItemListProps } from '../item-list/item-list';
import { useDrawnCards } from '../item-list/use-drawn-cards';
import type { Find, LaterTools } from './later-tools';
import { useAskedParams } from './use-asked-params';

interface FilterableListProps<Item extends Listed> extends Pick<
  ItemListProps<Item>,
  'heading' | 'controls' | 'cardWidth' | 'renderItem'
> {
  list: ListQuery<Item>;
  /** The order in which the items come, where it is not that of the list. The same function each time. */
  inOrder?: (items: readonly Item[]) => readonly Item[];
  /** Those of the images that its cards show; the same list each time. */
  imageKinds: readonly ImageKind[];
  Tools: LaterTools<Item>;
  viewer: Viewer;
  /** The current one of the site. */
  release: number;
  baseAge?: number | undefined;
}

/** Without the tools. */
function findAll<Item extends Listed>(...[entries, , viewer, release]: Parameters<Find<Item>>): ReturnType<Find<Item>> {
  const items = visibleItems(entries, viewer, release);
  return { items, total: items.length };
}

/** The page of a list: what its address asks for, and with what to ask. */
export function FilterableList<Item extends Listed>({
  list,
  inOrder,
  imageKinds,
  Tools,
  viewer,
  release,
  baseAge,
  ...parts
}: FilterableListProps<Item>) {
  const [params, onAsk] = useAskedParams();
  const [find, onFind] = useState<Find<Item>>(() => findAll);
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
  // React comes to them after all cards, and they take as long to arrive. Whoever draws them hears of a failure.
  useLayoutEffect(() => void Tools.load().catch(() => undefined), [Tools]);
  const grid = useRef<HTMLUListElement>(null);
  const [drawn, drawFirst] = useDrawnCards(grid, count);
  const tools = (
    <Suspense>
      <Tools {...{ list, viewer, release, shown, params, onFind, onAsk, drawFirst }} />
    </Suspense>
  );
  // Until they have come, nothing about them changes: React would take them out of the page that has them as HTML.
  const [firstTools] = useState(tools);
  return (
    <ItemList
      {...parts}
      {...shown}
      grid={grid}
      items={drawn < items.length ? items.slice(0, drawn) : items}
      count={count}
      tools={find === findAll ? firstTools : tools}
    />
  );
}
