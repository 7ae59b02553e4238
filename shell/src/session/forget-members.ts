import { isForMembers } from '@otherfolk/shared/page/seen-by';
import { VISITOR } from '@otherfolk/shared/domain/viewer';
import { seesAtLeast } from '@otherfolk/shared/domain/viewer-rights';
import type { Session } from '@otherfolk/shared/session';
import { onSession } from '@otherfolk/shared/session/watcher';
import type { QueryClient } from '@tanstack/react-query';
import { forgetKept } from '../offline/forget-kept';

const viewerOf = (session: Session) => (session.status === 'signed-in' ? session.profile : VISITOR);

/**
 * Clears what a member alone could see from memory and storage, as soon as the page's viewer sees less: on signing out, on
 * another member's signing in, and on losing a flag.
 */
export function forgetMembers(client: QueryClient, forgetPlaces: () => void): () => void {
  return onSession((session, before) => {
    const isGone = before.status !== 'signed-out' && session.status === 'signed-out';
    if (!isGone && seesAtLeast(viewerOf(session), viewerOf(before))) return;
    client.removeQueries({ predicate: ({ queryKey }) => isForMembers(queryKey) });
    forgetPlaces();
    forgetKept();
    try {
      // All of it is about pages that were visited in this tab.
      sessionStorage.clear();
    } catch {
      // Refused storage holds nothing.
    }
  });
}
