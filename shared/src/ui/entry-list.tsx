import { Link } from 'react-router-dom';
import { isEmptyValue } from '../domain/emptiness';
import type { LinkedItem } from '../links/linked-items';
import styles from './entry-list.module.css';
import { Image } from './image/image';
import { Prose } from './prose';

export interface Entry extends Partial<Pick<LinkedItem, 'to' | 'image'>> {
  name?: string | undefined;
  /** A word or two below the name. */
  note?: string | undefined;
  text?: string | undefined;
  /** A word or two that stand out. */
  badge?: string | undefined;
}

/** People or places of a section, each by name and what there is to say; empty ones are left out. */
export function EntryList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className={styles.entries}>
      {entries
        .filter(({ name, note, text }) => !isEmptyValue([name, note, text]))
        .map(({ name = '', note = '', text = '', badge, to, image }, index) => (
          <li key={index}>
            {image && <Image {...image} alt="" sizes="72px" className={styles.image} />}
            {name.trim() && <h3 dir="auto">{to ? <Link to={to}>{name}</Link> : name}</h3>}
            {(note.trim() || badge) && (
              <p className={styles.note}>
                <span dir="auto">{note}</span>
                {badge && <b className={styles.badge}>{badge}</b>}
              </p>
            )}
            <Prose value={text} level={4} />
          </li>
        ))}
    </ul>
  );
}
