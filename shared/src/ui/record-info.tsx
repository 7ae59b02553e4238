import { recordRows, type Recorded } from '../domain/record-rows';
import styles from './record-info.module.css';

/** What the catalogue has on record about an item; nothing where it has nothing. */
export function RecordInfo({ record }: { record: Recorded | undefined }) {
  const rows = recordRows(record);
  if (rows.length === 0) return null;
  return (
    <dl className={styles.record}>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
