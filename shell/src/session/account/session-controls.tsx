import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useCallback, useEffect, useState } from 'react';
import { useSession } from '@otherfolk/shared/session';
import { loadMembers } from './load-members';
import type { Members } from './members';
import styles from './session-controls.module.css';

const PANEL = 'member-panel';

/** Clicks that reach the document while the page wakes up are repeated later: those that were handled here must not be. */
const keepClick = (event: MouseEvent) => event.stopPropagation();

/** Log In; for a member the own name, which opens what the site knows of him or her, and Log Out. */
export function SessionControls() {
  const session = useSession();
  const client = useQueryClient();
  const [members, setMembers] = useState<Members>();
  const [isOpen, setOpen] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const isSignedOut = session.status === 'signed-out';

  const warmUp = useCallback(() => void loadMembers(client).then(setMembers, () => undefined), [client]);

  async function press(event: MouseEvent) {
    keepClick(event);
    setOpen(isSignedOut);
    setFailed(false);
    try {
      const loaded = await loadMembers(client);
      setMembers(loaded);
      if (!isSignedOut) await loaded.logOut();
    } catch {
      setOpen(false);
      setFailed(true);
    }
  }

  useEffect(() => {
    // It said that Log In is not for this reader, until there was something else to show; see inline.ts.
    delete document.documentElement.dataset.member;
    if (!isSignedOut) warmUp();
  }, [isSignedOut, warmUp]);

  return (
    <div className={styles.controls} data-session={session.status}>
      {isFailed && <span role="alert">Out of reach right now</span>}
      {!isSignedOut && (
        <button type="button" className={styles.name} popoverTarget={PANEL} onClick={keepClick}>
          {session.status === 'signed-in' ? session.profile.displayName : session.displayName}
        </button>
      )}
      <button type="button" onPointerEnter={warmUp} onFocus={warmUp} onClick={press}>
        {isSignedOut ? 'Log In' : 'Log Out'}
      </button>
      {members && isOpen && <members.AuthDialog session={members.session} onClose={() => setOpen(false)} />}
      {members && <members.MemberPanel id={PANEL} session={members.session} />}
    </div>
  );
}
