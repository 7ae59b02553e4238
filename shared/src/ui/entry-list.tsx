import { isEmptyValue } from '../domain/emptiness';
import styles from './entry-list.module.css';
import { Prose } from './prose';

export interface Entry {
  name?: string | undefined;
  /** A word or two below the name. */
  note?: string | undefined;
  text?: string | undefined;
}

/** People or places of a section, each by name and what there is to say; empty ones are left out. */
export function EntryList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className={styles.entries}>
      {entries
        .filter((entry) => !isEmptyValue(entry))
        .map(({ name = '', note = '', text = '' }, index) => (
          <li key={index}>
            {name.trim() && <h3>{name}</h3>}
            {note.trim() && <p className={styles.note}>{note}</p>}
            <Prose value={text} level={4} />
          </li>
        ))}
    </ul>
  );
}
