import { type ReactNode, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { texts } from '../texts';
import { FieldRow } from './field-row';
import styles from './form.module.css';
import { LongText } from './long-text';

interface NamedInput {
  name: string;
  label: string;
  hint?: string | undefined;
}

interface TextInputProps extends NamedInput {
  suggestions?: readonly string[] | undefined;
  isFixed?: boolean | undefined;
  inputMode?: 'text' | 'numeric' | 'decimal';
  placeholder?: string;
}

export function TextInput({
  name,
  label,
  hint,
  suggestions,
  isFixed,
  inputMode = 'text',
  placeholder,
}: TextInputProps) {
  const { register } = useFormContext();
  const listId = useId();
  return (
    <FieldRow name={name} label={label} hint={hint}>
      {(props) => (
        <>
          <input
            {...register(name)}
            {...props}
            readOnly={isFixed}
            inputMode={inputMode}
            placeholder={placeholder}
            autoComplete="off"
            list={suggestions && listId}
          />
          {suggestions && (
            <datalist id={listId}>
              {suggestions.map((each) => (
                <option key={each} value={each} />
              ))}
            </datalist>
          )}
        </>
      )}
    </FieldRow>
  );
}

export function LongTextInput({ name, label, hint }: NamedInput) {
  return (
    <FieldRow name={name} label={label} hint={hint}>
      {(props) => <LongText name={name} {...props} rows={3} />}
    </FieldRow>
  );
}

export function FlagInput({ name, label, hint }: NamedInput) {
  const { register } = useFormContext();
  return (
    <div className={styles.flag}>
      <FieldRow name={name} label={label} hint={hint}>
        {(props) => <input type="checkbox" {...register(name)} {...props} />}
      </FieldRow>
    </div>
  );
}

export function ChoiceInput({
  name,
  label,
  hint,
  choices,
}: NamedInput & { choices: readonly (readonly [string, string])[] }) {
  const { register } = useFormContext();
  const value = String(useWatch({ name }) ?? '');
  // The value of the file is never replaced by the first of the choices.
  const isOther = !choices.some(([each]) => each === value);
  return (
    <FieldRow name={name} label={label} hint={hint}>
      {(props) => (
        <select {...register(name)} {...props}>
          {isOther && <option value={value}>{value}</option>}
          {choices.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldRow>
  );
}

/** Short fields that belong together, beside each other where there is room. */
export const FieldsInRow = ({ children }: { children: ReactNode }) => <div className={styles.beside}>{children}</div>;

const HEX = /^#[0-9a-f]{6}$/i;

export function ColourInput({ name, label, hint }: NamedInput) {
  const { register, setValue } = useFormContext();
  const value = String(useWatch({ name }) ?? '');
  return (
    <FieldRow name={name} label={label} hint={hint}>
      {(props) => (
        <span className={styles.pair}>
          <input {...register(name)} {...props} placeholder={texts.form.colourFormat} autoComplete="off" />
          <input
            type="color"
            aria-label={texts.form.pickerOf(label)}
            value={HEX.test(value) ? value : '#000000'}
            onChange={(event) => setValue(name, event.target.value, { shouldDirty: true, shouldValidate: true })}
          />
        </span>
      )}
    </FieldRow>
  );
}
