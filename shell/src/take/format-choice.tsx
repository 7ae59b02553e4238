import { useId } from 'react';
import styles from './take-dialog.module.css';

interface FormatChoiceProps<Id extends string> {
  ids: readonly Id[];
  nameOf: (id: Id) => string;
  chosen: Id;
  onChoose: (id: Id) => void;
}

/** One of several formats. */
export function FormatChoice<Id extends string>({ ids, nameOf, chosen, onChoose }: FormatChoiceProps<Id>) {
  const name = useId();
  return (
    <fieldset className={styles.formats}>
      <legend className="visually-hidden">Format</legend>
      {ids.map((id) => (
        <label key={id}>
          <input type="radio" name={name} checked={id === chosen} onChange={() => onChoose(id)} />
          <span>{nameOf(id)}</span>
        </label>
      ))}
    </fieldset>
  );
}
