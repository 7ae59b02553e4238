import { type FormEvent, type ReactNode, useState } from 'react';
import type { Proof } from '../identity/account-calls';
import { accountErrorText } from './account-error-text';
import styles from './auth-dialog.module.css';
import { Field } from './auth-fields';
import { FIELDS_MISSING } from './error-texts';

type Fields = Record<string, string>;

interface AccountFormProps {
  /** Whether the account has a password: where it has none, the member shows in Google's window who he is. */
  hasPassword: boolean;
  submit: string;
  isDangerous?: boolean;
  /** Resolves to what is said when it is done. */
  onSend: (fields: Fields, proof: Proof) => Promise<string>;
  children?: ReactNode;
}

/** A form about the own account: it asks who one is, and says what came of it. */
export function AccountForm({ hasPassword, submit, isDangerous, onSend, children }: AccountFormProps) {
  const [state, setState] = useState<{ isBusy?: true; error?: string; done?: string }>({});

  async function send(form: HTMLFormElement, fields: Fields): Promise<void> {
    setState({ isBusy: true });
    try {
      const done = await onSend(fields, hasPassword ? { password: fields.current ?? '' } : { google: true });
      form.reset();
      setState({ done });
    } catch (error) {
      setState({ error: accountErrorText(error) });
    }
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (state.isBusy) return;
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Fields;
    if (Object.values(fields).some((value) => value.trim() === '')) setState({ error: FIELDS_MISSING });
    else void send(event.currentTarget, fields);
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      {children}
      {hasPassword ? (
        <Field label="Current Password" name="current" type="password" autoComplete="current-password" />
      ) : (
        <p>Google’s window will ask who you are.</p>
      )}
      {state.error && (
        <p role="alert" className={styles.error}>
          {state.error}
        </p>
      )}
      <button
        type="submit"
        className={isDangerous ? styles.danger : styles.submit}
        disabled={state.isBusy}
        aria-busy={state.isBusy}
      >
        {submit}
      </button>
      <p role="status" className={styles.done}>
        {state.done}
      </p>
    </form>
  );
}
