import { Children, type ReactNode } from 'react';
import styles from './item-list.module.css';

interface ItemListProps {
  heading: string;
  /** How many the viewer may see; the cards given are what the filters leave of them. */
  total: number;
  /** Narrowest card, in pixels. */
  cardWidth: 260 | 290; // SPEC 9
  children: ReactNode;
  /** What stands between the heading and the cards. */
  controls?: ReactNode;
}

/** A list page: heading, count, cards. */
export function ItemList({ heading, total, cardWidth, children, controls }: ItemListProps) {
  const shown = Children.count(children);
  return (
    <div className={styles.list}>
      <header className={styles.header}>
        <h1>{heading}</h1>
        {controls}
        <p role="status">
          Showing {shown} of {total} {shown === 1 ? 'item' : 'items'}
        </p>
      </header>
      {shown === 0 ? (
        <p className={styles.empty}>No items found.</p>
      ) : (
        <ul className={styles.grid} data-card-width={cardWidth} data-single={shown === 1 || undefined}>
          {children}
        </ul>
      )}
    </div>
  );
}
