import { useFormContext, useWatch } from 'react-hook-form';
import { newRow, type Outline } from '../fields/outline-codec';
import { texts } from '../texts';
import { inputId } from './field-row';
import styles from './form.module.css';
import { LongText } from './long-text';
import { TextInput } from './plain-inputs';
import { SortableList } from './sortable-list';

const FORMS: readonly (readonly [Outline['form'], string])[] = [
  ['text', 'Text'],
  ['list', 'List'],
  ['rows', 'Headings'],
];

/** Levels of headings that the form offers; the page shows more. */
const MAX_LEVELS = 2;

interface OutlineInputProps {
  name: string;
  label: string;
  /** The noun for a labelled part. */
  noun: string;
  level?: number;
}

/** A text, a list, or parts under headings with the same again. */
export function OutlineInput({ name, label, noun, level = 0 }: OutlineInputProps) {
  const { register } = useFormContext();
  const form = useWatch({ name: `${name}.form` }) as Outline['form'];
  const choice = register(`${name}.form`);
  const id = inputId(name);
  const offered = FORMS.filter(([each]) => each !== 'rows' || level < MAX_LEVELS || form === 'rows');
  return (
    <div className={styles.row}>
      <span className={styles.between}>
        <label htmlFor={id}>{label}</label>
        <select {...choice} aria-label={texts.form.formOf(label)}>
          {offered.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
      </span>
      {form === 'rows' ? (
        <OutlineRows name={`${name}.rows`} noun={noun} level={level + 1} />
      ) : (
        <>
          <LongText name={`${name}.text`} id={id} rows={form === 'list' ? 4 : 3} />
          {form === 'list' && <p className={styles.hint}>{texts.form.itemOnEachLine}</p>}
        </>
      )}
    </div>
  );
}

/** Labelled parts, as a list of the form. */
function OutlineRows({ name, noun, level }: { name: string; noun: string; level: number }) {
  return (
    <SortableList
      name={name}
      noun={noun}
      create={() => newRow('text')}
      renderItem={(item) => (
        <>
          <TextInput name={`${item}.label`} label={texts.form.heading} />
          <OutlineInput name={item} label={texts.form.content} noun={noun} level={level} />
        </>
      )}
    />
  );
}
