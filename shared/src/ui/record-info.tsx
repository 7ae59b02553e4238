import { type Recorded, recordRows } from '../domain/record-rows';
import styles from './record-info.module.css';
import { TermRows } from './term-rows';

/** The notes of the catalogue about an item; nothing where it has none. */
export function RecordInfo({ record }: { record: Recorded | undefined }) {
  const rows = recordRows(record);
  return rows.length > 0 && <TermRows rows={rows} className={styles.record} />;
}
