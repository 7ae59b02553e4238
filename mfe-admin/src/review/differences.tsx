import { type ComparedTexts, differencesOf } from '../changes/pending-file';
import styles from './differences.module.css';

/** Field by field, what a file says now and did not say before. */
export function Differences({ file }: { file: ComparedTexts }) {
  const differences = differencesOf(file);
  if (differences.length === 0) {
    const isSame = file.text === (file.before ?? file.from)?.text;
    return <p>{isSame ? 'Nothing was edited.' : 'Only blanks and line ends differ.'}</p>;
  }
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
