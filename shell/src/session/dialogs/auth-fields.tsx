import { type InputHTMLAttributes, useId } from 'react';
import { NAME_LENGTH } from '@otherfolk/shared/domain/display-name';
import styles from './auth-dialog.module.css';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  name: string;
  /** Stands below, and is read aloud with the field. */
  hint?: string;
}

export function Field({ label, hint, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} required aria-describedby={hint && `${id}hint`} {...input} />
      {hint && <small id={`${id}hint`}>{hint}</small>}
    </div>
  );
}

export const PASSWORD_HINT = 'At least 10 characters, and none of the common ones.';

export type Mode = 'login' | 'signup';

/** The fields of each mode; those that the modes share keep their text when the mode changes. */ // docs/product.md#log-in-and-sign-up
export function AuthFields({ mode }: { mode: Mode }) {
  const isNew = mode === 'signup';
  return (
    <>
      {isNew && (
        <Field key="name" label="Display Name" name="displayName" autoComplete="nickname" maxLength={NAME_LENGTH} />
      )}
      <Field
        key="email"
        label="Email"
        name="email"
        type="email"
        autoComplete={isNew ? 'email' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        key="password"
        label="Password"
        name="password"
        type="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        {...(isNew && { hint: PASSWORD_HINT })}
      />
      {isNew && (
        <Field
          key="confirmation"
          label="Confirm Password"
          name="confirmation"
          type="password"
          autoComplete="new-password"
        />
      )}
    </>
  );
}
