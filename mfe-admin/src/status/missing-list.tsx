import type { FormProblem } from '../fields/form-problems';
import { focusField } from '../form/focus-field';
import { texts } from '../texts';
import type { Missing } from './missing';
import styles from './status.module.css';

interface MissingListProps {
  missing: readonly Missing[];
  /** Fields that are not what the catalogue asks for. */
  problems: readonly FormProblem[];
  /** Before a field takes the focus. */
  onLead: () => void;
}

/** The list of what an item lacks before others see it; each entry leads to its field. */
export function MissingList({ missing, problems, onLead }: MissingListProps) {
  const lead = (field: string) => {
    onLead();
    focusField(field);
  };
  if (missing.length + problems.length === 0) {
    return (
      <p role="status" className={styles.ready}>
        {texts.status.nothingIsMissing}
      </p>
    );
  }
  return (
    <section aria-label={texts.status.missing} className={styles.missing}>
      <ul>
        {missing.map(({ text, field, isBlocking }) => (
          <li key={text} data-blocking={isBlocking || undefined}>
            <span>{text}</span>
            {field !== undefined && (
              <button type="button" onClick={() => lead(field)}>
                {isBlocking ? texts.status.addItFirst : texts.status.addIt}
              </button>
            )}
          </li>
        ))}
        {problems.map(({ name, label, message }) => (
          <li key={name}>
            <span>{`${label}: ${message}`}</span>
            <button type="button" onClick={() => lead(name)}>
              {texts.status.mendIt}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
