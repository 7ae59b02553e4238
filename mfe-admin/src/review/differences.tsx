import { differencesOf, type PendingFile } from '../changes/pending-file';
import styles from './differences.module.css';

/** Field by field, what a file says now and did not say before. */
export function Differences({ file }: { file: Pick<PendingFile, 'json' | 'before' | 'from'> }) {
  const differences = differencesOf(file);
  if (differences.length === 0) return <p>Nothing was edited.</p>;
  return (
    <table className={styles.differences}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ path, before, after }) => (
          <tr key={path}>
            <th scope="row">{path}</th>
            <td>
              <del>{before}</del>
            </td>
            <td>
              <ins>{after}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
