import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ModalDialog } from '../../dialog/modal-dialog';
import type { Mode } from './auth-fields';
import { AuthForm } from './auth-form';
import { ResetForm } from './reset-form';
import type { SessionCalls } from './use-attempts';

interface AuthDialogProps {
  session: () => Promise<SessionCalls>;
  onClose: () => void;
}

const titles = { login: 'Log In', signup: 'Sign Up', reset: 'Reset Password' };

/** Log in, sign up, and the way back for who forgot the password. */
export function AuthDialog({ session, onClose }: AuthDialogProps) {
  const place = useRef<HTMLDivElement>(null);
  const [mode, setMode] = useState<Mode | 'reset'>('login');
  const prepare = useEffectEvent(() => {
    session().then(
      (calls) => calls.prepareGoogle(),
      () => undefined, // Whoever tries to sign in hears of it.
    );
  });

  useEffect(() => prepare(), []);

  useEffect(() => place.current?.querySelector('input')?.focus(), [mode]);

  return (
    <ModalDialog title={titles[mode]} focusAfter="[data-session] button" onClose={onClose}>
      <div ref={place}>
        {mode === 'reset' ? (
          <ResetForm session={session} onBack={() => setMode('login')} onClose={onClose} />
        ) : (
          <AuthForm mode={mode} onMode={setMode} session={session} onClose={onClose} />
        )}
      </div>
    </ModalDialog>
  );
}
