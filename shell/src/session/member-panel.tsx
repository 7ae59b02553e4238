import { useSession } from '@otherfolk/shared/session';
import { createPortal } from 'react-dom';
import styles from './member-panel.module.css';
import { rightsInWords } from '@otherfolk/shared/domain/rights-in-words';

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

/** Who one is to the site, and what that opens; the button with the name in the navigation bar shows it. */
export function MemberPanel({ id }: { id: string }) {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  const { profile, isConfirmed } = session;
  const { role, may, sees } = rightsInWords(profile);
  return createPortal(
    <section id={id} popover="auto" className={styles.panel} aria-label="Your account">
      <h2>{profile.displayName}</h2>
      <p className={styles.email}>{profile.email}</p>
      <p className={styles.role}>{role}</p>
      <Rights title="You can" rights={may} />
      <Rights title="You also see" rights={sees} />
      {sees.length === 0 && <p>You see in the catalogue what every visitor sees.</p>}
      {!isConfirmed && (
        <p role="status">Your profile is not confirmed: the backend has not answered. It will be tried again.</p>
      )}
    </section>,
    document.body,
  );
}
