import type { LinkedItem } from '../links/linked-items';
import { FurtherMentions, type FurtherMentionsProps } from './further-mentions';
import { LinkList } from './link-list';
import styles from './linked-items.module.css';

/** The number of items that stand there at first; the others are folded away. */
const SHOWN = 12;

export interface LinkedItemsProps {
  items: readonly LinkedItem[];
  /** All others that name the page, as far as this viewer may see them. */
  further?: Pick<FurtherMentionsProps, 'mentions' | 'viewer'>;
}

/** Links to items; of many only the first are open. */
export function LinkedItems({ items, further }: LinkedItemsProps) {
  const more = items.slice(SHOWN);
  return (
    <>
      <LinkList items={items.slice(0, SHOWN)} />
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>{`${(further?.mentions.count ?? items.length) - SHOWN} more`}</summary>
          <LinkList items={more} />
          {further && <FurtherMentions key={further.mentions.key} {...further} carried={items.length} />}
        </details>
      )}
    </>
  );
}
