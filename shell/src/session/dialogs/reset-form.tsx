import { type FormEvent, useState } from 'react';
import { codeOf } from '../identity/backend-answer';
import { accountErrorText } from './account-error-text';
import styles from './auth-dialog.module.css';
import { Field } from './auth-fields';
import { FIELDS_MISSING } from './error-texts';
import { MailPageLink } from './mail-page-link';
import type { SessionCalls } from './use-attempts';

/** Projects without protection against the guessing of addresses tell; the form does not. */
const UNKNOWN = 'auth/user-not-found';

interface ResetFormProps {
  session: () => Promise<SessionCalls>;
  onBack: () => void;
  onClose: () => void;
}

/** Asks for a mail by which a new password is chosen. It says the same of addresses with and without an account. */
export function ResetForm({ session, onBack, onClose }: ResetFormProps) {
  const [state, setState] = useState<{ isBusy?: true; error?: string; sentTo?: string }>({});

  async function send(email: string): Promise<void> {
    setState({ isBusy: true });
    try {
      await (await session()).own.requestReset(email);
      setState({ sentTo: email });
    } catch (error) {
      setState(codeOf(error) === UNKNOWN ? { sentTo: email } : { error: accountErrorText(error) });
    }
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (state.isBusy) return;
    const email = (new FormData(event.currentTarget).get('email') as string).trim();
    if (email) void send(email);
    else setState({ error: FIELDS_MISSING });
  }

  const end = (
    <div className={styles.end}>
      <button type="button" className={styles.toggle} onClick={onBack}>
        Back to Log In
      </button>
      <button type="button" className={styles.cancel} onClick={onClose}>
        Cancel
      </button>
    </div>
  );
  if (state.sentTo !== undefined)
    return (
      <div className={styles.form}>
        <div role="status">
          <p>
            {`If there is an account for ${state.sentTo}, a mail with a link is on its way. The link is good for an hour.`}
          </p>
          <MailPageLink />
        </div>
        {end}
      </div>
    );
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint="You get a mail with a link, by which you choose a new password."
      />
      {state.error && (
        <p role="alert" className={styles.error}>
          {state.error}
        </p>
      )}
      <button type="submit" className={styles.submit} disabled={state.isBusy} aria-busy={state.isBusy}>
        Send Link
      </button>
      {end}
    </form>
  );
}
