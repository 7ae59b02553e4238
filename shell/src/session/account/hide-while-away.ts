import { onSession } from '@otherfolk/shared/session/watcher';
import { readRememberedSession, storedAccount } from '../../remembered-session/remembered-session';

/** The member who is signed in on this device, as far as its storage tells: the remembered name, and the id that Firebase keeps. */
const memberHere = (): string => JSON.stringify([readRememberedSession(), storedAccount().uid]);

/**
 * A page that is left stays in the browser as it was, and comes back with the Back button without asking anybody. What a member
 * alone may see is hidden before it goes there, and shown again only where the same member is still signed in; otherwise the page
 * is loaded anew.
 */
export function hideWhileAway(reload = () => location.reload()): () => void {
  let isForMember = false;
  let leftBy: string | undefined;
  const root = document.documentElement;
  const leave = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || !isForMember) return;
    leftBy = memberHere();
    root.style.visibility = 'hidden';
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || leftBy === undefined) return;
    if (memberHere() !== leftBy) return reload();
    leftBy = undefined;
    root.style.visibility = '';
  };
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  const end = onSession((session) => (isForMember = session.status !== 'signed-out'));
  return () => {
    end();
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', comeBack);
  };
}
