import { useEffect, useRef, useState } from 'react';
import type { MemberSession } from '../identity/member-session';
import { type Attempt, errorText } from './error-texts';

export type SessionCalls = Pick<MemberSession, 'signIn' | 'signUp' | 'signInWithGoogle' | 'prepareGoogle'> & {
  own: Pick<MemberSession['own'], 'requestReset'>;
};

interface Outcome {
  /** The attempt that is under way. */
  busy?: Attempt;
  error?: string | undefined;
}

/**
 * Attempts to sign in, one after the other: only the latest has a say. One with Google is no longer waited for when somebody comes
 * back to the page from Google's window, as the service takes long to notice that one was closed.
 */
export function useAttempts(session: () => Promise<SessionCalls>, onSuccess: () => void) {
  const latest = useRef(0);
  const [outcome, setOutcome] = useState<Outcome>({});
  const isWithGoogle = outcome.busy === 'google';

  useEffect(() => {
    if (!isWithGoogle) return;
    const back = () => setOutcome({});
    window.addEventListener('focus', back);
    return () => window.removeEventListener('focus', back);
  }, [isWithGoogle]);

  /** Says something in place of an attempt, or nothing; what an attempt that still runs comes to is not said any more. */
  function say(error?: string): void {
    latest.current++;
    setOutcome({ error });
  }

  async function attempt(kind: Attempt, call: (calls: SessionCalls) => Promise<void>): Promise<void> {
    const mine = ++latest.current;
    setOutcome({ busy: kind });
    try {
      await call(await session());
      onSuccess();
    } catch (error) {
      if (mine === latest.current) setOutcome({ error: errorText(kind, error) });
    }
  }

  return { ...outcome, attempt, say };
}
