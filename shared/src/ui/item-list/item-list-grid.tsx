import { Fragment, type ReactNode, type RefObject, useState } from 'react';
import { useIsPrinted } from '../../hooks/use-is-printed';
import { LIST_START } from '../../queries/list-start-query';
import styles from './item-list.module.css';
import { useVirtualRows } from './use-virtual-rows';
import type { ListWindow } from './virtual-rows';

/** Up to so many cards are all in the document, where the browser finds their words and screen readers list them. */
export const FULL_LIST = 200;

export interface ItemListGridProps<Item> {
  /** Is given the element of the list. */
  grid: RefObject<HTMLUListElement | null>;
  /** The items that are shown: all of them, or the first of them while the rest is not there yet. */
  items: readonly Item[];
  /** How many there are in all. */
  count: number;
  /** Narrowest card, in pixels. */
  cardWidth: 260 | 290; // docs/product.md#lists
  /** Draws a card, which is a list item; the first is on every screen at once. */
  renderItem: (item: Item, priority: 'first' | 'lazy') => ReactNode;
}

const START: ListWindow = { from: 0, to: LIST_START, before: 0, after: 0, columns: 0 };

/** The window of a list that was short and is long again: more than a screen, until it is known what is near. */
const AGAIN: ListWindow = { ...START, to: 6 };

/** The cards of a list. Of a long one only those are in the document that are near the screen. */
export function ItemListGrid<Item extends { id: string }>({
  grid: list,
  items,
  count,
  cardWidth,
  renderItem,
}: ItemListGridProps<Item>) {
  const Rows = useVirtualRows(count > FULL_LIST);
  const [near, setNear] = useState(START);
  // Paper has no screen to be near to.
  const isPrinted = useIsPrinted();
  // The items that filters leave of a long list may begin with its first items.
  const isLong = (items.length > FULL_LIST || (count > FULL_LIST && near.columns > 0)) && Rows !== 'failed';
  if (!isLong && near.columns > 0) setNear(AGAIN);
  // The items that were near before a filter changed may lie beyond the end.
  const part = near.from < items.length ? near : AGAIN;
  const { from, before, after, columns } = part;
  const isPart = isLong && !isPrinted;
  const isVirtual = isPart && columns > 0;
  return (
    <>
      <ul
        ref={list}
        className={styles.grid}
        data-cards=""
        data-card-width={cardWidth}
        data-single={count === 1 || undefined}
        data-virtual={isVirtual || undefined}
        style={isVirtual ? { paddingBlock: `${before}px ${after}px` } : undefined}
      >
        {(isPart ? items.slice(from, part.to) : items).map((item, index) => (
          <Fragment key={item.id}>{renderItem(item, (isPart ? from : 0) + index === 0 ? 'first' : 'lazy')}</Fragment>
        ))}
      </ul>
      {isPart && Rows && <Rows list={list} items={items} count={count} near={part} onNear={setNear} />}
    </>
  );
}
