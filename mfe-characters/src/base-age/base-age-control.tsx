import { useId, useState } from 'react';
import { MAX_BASE_AGE, useBaseAge } from '@otherfolk/shared/hooks/use-base-age';
import { baseAgeTexts } from '../texts/base-age';
import styles from './base-age-control.module.css';

/** The age from which all ages are reckoned; kept on this device and shared by every page and tab. */
export function BaseAgeControl() {
  const hint = useId();
  const [baseAge, setBaseAge] = useBaseAge();
  // A text that is no age yet, such as an empty field.
  const [draft, setDraft] = useState<string>();
  const change = (text: string) => {
    const isAge = /^\d{1,3}$/.test(text);
    setDraft(isAge ? undefined : text);
    if (isAge) setBaseAge(Number(text));
  };
  return (
    <div className={styles.control}>
      <span id={hint}>{baseAgeTexts.hint}</span>{' '}
      <label>
        <span>{baseAgeTexts.label}</span>{' '}
        <input
          type="number"
          aria-describedby={hint}
          inputMode="numeric"
          min={0}
          max={MAX_BASE_AGE}
          step={1}
          value={draft ?? baseAge}
          onChange={(event) => change(event.target.value)}
          // The wheel moves the page: browsers would change the number below the pointer.
          onWheel={({ currentTarget }) => currentTarget.blur()}
          onBlur={() => setDraft(undefined)}
        />
      </label>
    </div>
  );
}
