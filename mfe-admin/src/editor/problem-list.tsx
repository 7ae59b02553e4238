import type { FormProblem } from '../fields/form-problems';
import { focusField } from '../form/focus-field';
import { texts } from '../texts';
import styles from './problem-list.module.css';

/** The problems of the file; each leads to its field. */
export function ProblemList({ problems }: { problems: readonly FormProblem[] }) {
  return (
    <section className={styles.problems} aria-label={texts.editor.problems} hidden={problems.length === 0}>
      <p role="status">{problems.length > 0 && texts.editor.problemCount(problems.length)}</p>
      <ul>
        {problems.map(({ name, label, message }) => (
          <li key={name}>
            <button type="button" onClick={() => focusField(name)}>
              {label}
            </button>
            <span>{` ${message}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
