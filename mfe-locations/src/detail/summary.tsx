import { Prose } from '@otherfolk/shared/ui/prose';
import styles from './summary.module.css';

interface SummaryProps {
  summary: string | undefined;
  description: string | undefined;
}

/** The summary of a place, in a line, and below it at length. */
export function Summary({ summary = '', description = '' }: SummaryProps) {
  return (
    <>
      <div className={styles.lead}>
        <Prose value={summary} />
      </div>
      <Prose value={description} />
    </>
  );
}
