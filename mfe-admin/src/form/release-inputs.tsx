import { useController, useFormContext } from 'react-hook-form';
import { localDayOf } from '@otherfolk/shared/domain/local-day';
import { changeParts, releaseParts } from '../fields/list-codecs';
import { emptyItem } from '../fields/record-codec';
import { texts } from '../texts';
import { inputId } from './field-row';
import styles from './form.module.css';
import { LongTextInput, TextInput } from './plain-inputs';
import { SortableList } from './sortable-list';

/** Parts of the site that a change can be about, before others that the changelog names. */
const PARTS = ['Characters', 'Plots', 'Locations', 'Site'];
const TYPES = ['Added', 'Changed', 'Fixed', 'Removed'];

interface Release {
  items?: { part?: string[]; type?: string }[];
}

/** The parts of the site that a change is about, to be ticked. `known`: those that the changelog names. */
function PartsInput({ name, known }: { name: string; known: readonly string[] }) {
  const { field } = useController({ name });
  const chosen = (field.value ?? []) as string[];
  const offered = [...new Set([...PARTS, ...known, ...chosen])];
  return (
    <fieldset id={inputId(name)} className={styles.choices} tabIndex={-1}>
      <legend>{texts.form.parts}</legend>
      {offered.map((part) => (
        <label key={part}>
          <input
            type="checkbox"
            checked={chosen.includes(part)}
            onChange={({ target }) =>
              field.onChange(target.checked ? [...chosen, part] : chosen.filter((each) => each !== part))
            }
          />
          <span>{part}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The releases of the changelog, the newest first. */
export function ReleasesInput({ name }: { name: string }) {
  // The value is not watched: what is typed in one change would draw all of them again.
  const releases = useFormContext().getValues(name) as Release[] | undefined;
  const changes = (releases ?? []).flatMap(({ items = [] }) => items);
  const parts = [...new Set(changes.flatMap(({ part = [] }) => part))];
  const types = [...new Set([...TYPES, ...changes.flatMap(({ type }) => type || [])])];
  return (
    <SortableList
      name={name}
      noun={texts.form.releaseNoun}
      addsFirst
      create={() => emptyItem(releaseParts, { date: localDayOf(new Date()) })}
      renderItem={(release) => (
        <>
          <div className={styles.together}>
            <TextInput name={`${release}.title`} label={texts.form.title} />
            <TextInput name={`${release}.date`} label={texts.form.day} placeholder={texts.form.dayFormat} />
          </div>
          <SortableList
            name={`${release}.items`}
            noun={texts.form.changeNoun}
            create={() => emptyItem(changeParts)}
            renderItem={(change) => (
              <>
                <PartsInput name={`${change}.part`} known={parts} />
                <TextInput name={`${change}.type`} label={texts.form.type} suggestions={types} />
                <LongTextInput name={`${change}.text`} label={texts.form.text} />
              </>
            )}
          />
        </>
      )}
    />
  );
}
