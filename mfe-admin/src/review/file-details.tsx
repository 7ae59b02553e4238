import { texts } from '../texts';
import styles from './file-details.module.css';

/** The paths of an item's files, for editors who want to know. */
export function FileDetails({ paths }: { paths: readonly string[] }) {
  return (
    <details className={styles.details}>
      <summary>{texts.review.details}</summary>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <code>{path}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
