import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { rightsInWords } from '@otherfolk/shared/domain/rights-in-words';
import { useSession } from '@otherfolk/shared/session';
import { AccountDialog } from '../dialogs/account-dialog';
import type { MemberSession } from '../identity/member-session';
import { useOwnAccount } from '../identity/own-account-store';
import { DeveloperSwitch } from './developer-switch';
import { EditLink } from './edit-link';
import styles from './member-panel.module.css';
import { VerificationNotice } from './verification-notice';

function Rights({ title, rights }: { title: string; rights: readonly string[] }) {
  if (rights.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {rights.map((right) => (
          <li key={right}>{right}</li>
        ))}
      </ul>
    </>
  );
}

interface MemberPanelProps {
  id: string;
  session: () => Promise<MemberSession>;
}

/** The role of the member, and the content that it opens; the button with the name in the navigation bar shows it, beside the way to the editor of the page. */
export function MemberPanel({ id, session: load }: MemberPanelProps) {
  const session = useSession();
  const account = useOwnAccount();
  const panel = useRef<HTMLElement>(null);
  const [isShown, setShown] = useState(false);
  const [isEditing, setEditing] = useState(false);
  if (session.status !== 'signed-in') return null;
  const { profile, isConfirmed } = session;
  const { role, may, sees } = rightsInWords(profile);
  return (
    <>
      <EditLink />
      {createPortal(
        <>
          <section
            ref={panel}
            id={id}
            popover="auto"
            className={styles.panel}
            aria-label="Your account"
            onToggle={({ newState }) => setShown(newState === 'open')}
          >
            <h2>{profile.displayName}</h2>
            <p className={styles.email}>{account?.email || profile.email}</p>
            {account && !account.emailVerified && <VerificationNotice session={load} isShown={isShown} />}
            {account?.isRemoved ? (
              <p role="status">
                An admin has removed you from the members. Your account is still there: you can delete it.
              </p>
            ) : (
              <p className={styles.role}>{role}</p>
            )}
            <Rights title="You can" rights={may} />
            <Rights title="You also see" rights={sees} />
            {sees.length === 0 && <p>You see what every visitor sees.</p>}
            {!isConfirmed && (
              <p role="status">Your profile is not confirmed: the backend has not answered. It will be tried again.</p>
            )}
            <DeveloperSwitch />
            {account && (
              <button
                type="button"
                className={styles.edit}
                onClick={() => {
                  panel.current?.hidePopover();
                  setEditing(true);
                }}
              >
                Change or remove your account
              </button>
            )}
          </section>
          {isEditing && account && (
            <AccountDialog account={account} session={load} profile={profile} onClose={() => setEditing(false)} />
          )}
        </>,
        document.body,
      )}
    </>
  );
}
