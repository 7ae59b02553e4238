import { texts } from '../texts';
import type { Fault } from './faults';
import styles from './releases.module.css';

/** What is wrong with a part, each with its remedy. */
export function FaultList({ faults }: { faults: readonly Fault[] }) {
  if (faults.length === 0) return null;
  return (
    <ul className={styles.faults}>
      {faults.map(({ kind, detail }) => (
        <li key={`${kind} ${detail}`}>
          <strong>{texts.releases.faults[kind].title(detail)}</strong>
          <span>{texts.releases.faults[kind].remedy}</span>
        </li>
      ))}
    </ul>
  );
}
