import { type FormEvent, useEffect, useRef } from 'react';
import { chooseName } from '@otherfolk/shared/domain/display-name';
import styles from './auth-dialog.module.css';
import { AuthFields, type Mode } from './auth-fields';
import { choosePassword, prepareToChoose } from './choose-password';
import { Refused, validationError } from './error-texts';
import { GoogleMark } from './google-mark';
import { type SessionCalls, useAttempts } from './use-attempts';

const words = {
  login: { submit: 'Log In', question: 'No account yet?', other: 'Sign up' },
  signup: { submit: 'Sign Up', question: 'Already a member?', other: 'Log in' },
};

interface AuthFormProps {
  mode: Mode;
  onMode: (mode: Mode | 'reset') => void;
  session: () => Promise<SessionCalls>;
  onClose: () => void;
}

/** The field in which the mistake is likely: one that is empty, else the last one. */
function focusFieldToMend(form: HTMLFormElement): void {
  const fields = [...form.querySelectorAll('input')];
  (fields.find(({ value }) => value.trim() === '') ?? fields.at(-1))?.focus();
}

export function AuthForm({ mode, onMode, session, onClose }: AuthFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { busy, error, attempt, say } = useAttempts(session, onClose);
  const isSending = busy === 'login' || busy === 'signup';
  const { submit, question, other } = words[mode];

  useEffect(() => {
    if (mode === 'signup') prepareToChoose();
  }, [mode]);

  useEffect(() => {
    if (error && form.current) focusFieldToMend(form.current);
  }, [error]);

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSending) return;
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const { email = '', password = '', displayName = '' } = fields;
    const refused = validationError(fields);
    if (refused) return say(refused);
    void attempt(mode, async (calls) => {
      if (mode === 'login') return calls.signIn(email, password);
      const { name, problem } = chooseName(displayName);
      if (problem) throw new Refused(problem);
      await choosePassword(password, { email, displayName: name });
      return calls.signUp(email, password, name);
    });
  }

  return (
    // The texts of docs/product.md#error-texts stand in the form: the browser's own bubbles would come before them.
    <form ref={form} className={styles.form} noValidate onSubmit={send}>
      <AuthFields mode={mode} />
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {mode === 'login' && (
        <button type="button" className={styles.forgot} onClick={() => onMode('reset')}>
          Forgot password?
        </button>
      )}
      <button type="submit" className={styles.submit} disabled={isSending} aria-busy={isSending}>
        {submit}
      </button>
      <p className={styles.or}>or</p>
      <button
        type="button"
        className={styles.google}
        aria-busy={busy === 'google'}
        onClick={() => void attempt('google', (calls) => calls.signInWithGoogle())}
      >
        <GoogleMark /> Continue with Google
      </button>
      <div className={styles.end}>
        <p>
          <span>{`${question} `}</span>
          <button
            type="button"
            className={styles.toggle}
            onClick={() => {
              say();
              onMode(mode === 'login' ? 'signup' : 'login');
            }}
          >
            {other}
          </button>
        </p>
        <button type="button" className={styles.cancel} onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
}
