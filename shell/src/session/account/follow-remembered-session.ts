import type { QueryClient } from '@tanstack/react-query';
import { readSession, signedOut, writeConnection, writeSession } from '@otherfolk/shared/session/writer';
import { isOfSession, readRememberedSession } from '../../remembered-session/remembered-session';
import { loadMembers } from './load-members';

/** Lets the page know of a member before firebase is there, and of what another tab says about one. */
export function followRememberedSession(client: QueryClient): void {
  const follow = () => {
    const displayName = readRememberedSession();
    const isSignedOut = readSession().status === 'signed-out';
    if (displayName === null) {
      if (!isSignedOut) writeSession(signedOut);
    } else if (isSignedOut) {
      writeSession({ status: 'loading', displayName });
      loadMembers(client).catch(() => writeConnection('Offline'));
    }
  };
  follow();
  window.addEventListener('storage', ({ key }) => {
    if (key === null || isOfSession(key)) follow();
  });
}
