import type { ImportChoices } from '@otherfolk/shared/formats/plan/import-choices';
import type { ImportedPerson } from '@otherfolk/shared/formats/plan/persons-of';
import { joined } from '@otherfolk/shared/formats/plan/same-names';
import { texts } from '../texts';
import { useShownPart } from '../ui/use-shown-part';
import styles from './import.module.css';

type Change = (change: (choices: ImportChoices) => ImportChoices) => void;

/** Asks for ages that decide what is shown. */
export function Ages({ persons, onChange }: { persons: readonly ImportedPerson[]; onChange: Change }) {
  const { shown, more } = useShownPart(persons);
  if (persons.length === 0) return null;
  return (
    <fieldset className={styles.question} data-question="ages">
      <legend>{texts.import.agesNeeded}</legend>
      {shown.map(({ key, name }) => (
        <label key={key}>
          <span>{texts.import.ageFor(name)}</span>
          <input
            type="number"
            min={0}
            max={999}
            onBlur={({ target }) => {
              const age = Number(target.value);
              if (target.value !== '' && Number.isInteger(age) && age >= 0)
                onChange((before) => ({ ...before, ages: { ...before.ages, [key]: age } }));
            }}
          />
        </label>
      ))}
      {more}
    </fieldset>
  );
}

/** Offers people with one name as lives of one person. */
export function SameNames({ groups, onChange }: { groups: readonly ImportedPerson[][]; onChange: Change }) {
  const { shown, more } = useShownPart(groups);
  if (groups.length === 0) return null;
  return (
    <div className={styles.question} data-question="names">
      {shown.map((group) => (
        <p key={group[0]?.key}>
          <span>{texts.import.sameNames(group.length, group[0]?.name ?? '')}</span>
          <button
            type="button"
            onClick={() => onChange((before) => ({ ...before, persons: { ...before.persons, ...joined([group]) } }))}
          >
            {texts.import.oneOf}
          </button>
        </p>
      ))}
      {more}
    </div>
  );
}
