import type { ReactNode } from 'react';
import styles from './item-list.module.css';
import { ItemListGrid, type ItemListGridProps } from './item-list-grid';

export interface ItemListProps<Item> extends Omit<ItemListGridProps<Item>, 'count'> {
  heading: string;
  /** How many items the filters leave, where only the first of them are there yet. */
  count?: number;
  /** How many the viewer may see; the items given are what the filters leave of them. */
  total: number;
  /** The elements between the heading and the cards. */
  controls?: ReactNode;
  /** The controls that filter the list: beside the cards and above them. */
  tools?: ReactNode;
  /** Stands in the place of the cards. */
  table?: ReactNode;
  /** The way to make a first item, where there is none. */
  newItem?: ReactNode;
}

/** A list page: heading, count, cards. */
export function ItemList<Item extends { id: string }>({
  heading,
  total,
  controls,
  tools,
  table,
  newItem,
  ...grid
}: ItemListProps<Item>) {
  const { items, count = items.length } = grid;
  return (
    <div data-wide="">
      <header className={styles.header}>
        <h1>{heading}</h1>
        {controls}
        <p role="status">{`Showing ${count} of ${total} ${count === 1 ? 'item' : 'items'}`}</p>
      </header>
      <div className={tools ? styles.beside : undefined}>
        {tools}
        {count === 0 ? (
          <div className={styles.empty}>
            <p>No items found.</p>
            {total === 0 && newItem}
          </div>
        ) : (
          table || <ItemListGrid {...grid} count={count} />
        )}
      </div>
    </div>
  );
}
