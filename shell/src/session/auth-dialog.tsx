import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import styles from './auth-dialog.module.css';
import type { Mode } from './auth-fields';
import { AuthForm } from './auth-form';
import type { SessionCalls } from './use-attempts';

interface AuthDialogProps {
  session: () => Promise<SessionCalls>;
  onClose: () => void;
}

const titles = { login: 'Log In', signup: 'Sign Up' };

/** From the last control on to the first, and back: a modal dialog alone would let the keyboard out into the browser. */
function keepFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled, input:enabled')];
  const [first, last] = [controls[0], controls.at(-1)];
  const [from, to] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/** Log in and sign up. It stands open as long as it is drawn, and asks to be taken away by `onClose`. */
export function AuthDialog({ session, onClose }: AuthDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [mode, setMode] = useState<Mode>('login');
  const title = useId();
  const prepare = useEffectEvent(() => {
    session().then(
      (calls) => calls.prepareGoogle(),
      () => undefined, // Whoever tries to sign in hears of it.
    );
  });

  useEffect(() => {
    dialog.current?.showModal();
    prepare();
    // The control that opened it may be gone: the first of those that took its place gets the focus.
    return () => document.querySelector<HTMLElement>('[data-session] button')?.focus();
  }, []);

  useEffect(() => dialog.current?.querySelector('input')?.focus(), [mode]);

  return createPortal(
    // A dialog is no control, but its keys are heard here, on their way up.
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={title} onClose={onClose} onKeyDown={keepFocus}>
      <header className={styles.head}>
        <h2 id={title}>{titles[mode]}</h2>
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M2 2l12 12M14 2L2 14" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
          </svg>
        </button>
      </header>
      <AuthForm mode={mode} onMode={setMode} session={session} onClose={onClose} />
    </dialog>,
    document.body,
  );
}
