import { type ReactNode, use } from 'react';
import { FieldProblemsContext } from './field-problems';
import styles from './form.module.css';

/** The id of the input with this name in the form. */
export const inputId = (name: string): string => `field-${name.replace(/[^A-Za-z0-9]+/g, '-')}`;

/** The attributes of an input in a row, so that label, hint and error belong to it. */
interface InputProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldRowProps {
  name: string;
  label: string;
  hint?: string | undefined;
  children: (props: InputProps) => ReactNode;
}

/** An input with its label, its hint and what is wrong with it. */
export function FieldRow({ name, label, hint, children }: FieldRowProps) {
  const error = use(FieldProblemsContext).get(name);
  const id = inputId(name);
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': describedBy })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
