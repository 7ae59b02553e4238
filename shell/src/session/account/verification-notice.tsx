import { useEffect, useState } from 'react';
import { accountErrorText } from '../dialogs/account-error-text';
import { MailPageLink } from '../dialogs/mail-page-link';
import type { MemberSession } from '../identity/member-session';
import styles from './member-panel.module.css';

/** The link in the mail may be followed on another device. */
const LOOK_AGAIN_MS = 10_000;

interface VerificationNoticeProps {
  session: () => Promise<MemberSession>;
  /** Whether somebody sees it: only then it asks now and then whether it is still true. */
  isShown: boolean;
}

/** Says that the own address is not verified, until it is. */
export function VerificationNotice({ session, isShown }: VerificationNoticeProps) {
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (!isShown) return;
    const timer = setInterval(() => {
      session().then(
        (loaded) => loaded.refresh(),
        () => undefined, // It is asked again.
      );
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isShown, session]);

  async function send(): Promise<void> {
    setSaid('Sending…');
    try {
      await (await session()).own.sendVerification();
      setSaid('A mail is on its way.');
    } catch (error) {
      setSaid(accountErrorText(error));
    }
  }

  return (
    <div className={styles.notice}>
      <p>
        <strong>Not verified.</strong> Follow the link in the mail that you got, so that admins know that this address
        is yours.
      </p>
      <MailPageLink />
      <button type="button" onClick={() => void send()}>
        Send again
      </button>
      <p role="status">{said}</p>
    </div>
  );
}
