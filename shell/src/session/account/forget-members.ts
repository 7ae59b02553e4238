import type { QueryClient } from '@tanstack/react-query';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { VISITOR } from '@otherfolk/shared/domain/viewer';
import { seesAtLeast } from '@otherfolk/shared/domain/viewer-rights';
import { isForMembers } from '@otherfolk/shared/queries/audience-key';
import type { Session } from '@otherfolk/shared/session';
import { onSession } from '@otherfolk/shared/session/watcher';
import { PAGE_LOADS_KEY } from '@otherfolk/shared/storage/page-loads-key';
import { forgetCaches } from '../../offline/forget-caches';
import { OVERRIDES_KEY } from '../../overrides/confirmed-overrides';
import { RELOADED } from '../../remotes/reload-once';
import { forgetPages } from '../../search/recent-pages';

const viewerOf = (session: Session) => (session.status === 'signed-in' ? session.profile : VISITOR);

/** The keys that are not about visited pages: an override lasts until the tab is closed, and a reload is tried once. */
const isOfTheTab = (key: string) => key === OVERRIDES_KEY || key.startsWith(RELOADED);

/**
 * Clears what a member alone could see from memory and storage, as soon as the page's viewer sees less: on signing out, on
 * another member's signing in, and on losing a flag.
 */
export function forgetMembers(client: QueryClient, forgetScrollPositions: () => void): () => void {
  return onSession((session, before) => {
    const isGone = before.status !== 'signed-out' && session.status === 'signed-out';
    if (!isGone && seesAtLeast(viewerOf(session), viewerOf(before))) return;
    client.removeQueries({ predicate: ({ queryKey }) => isForMembers(queryKey) });
    forgetScrollPositions();
    forgetCaches();
    forgetPages();
    // Refused storage holds nothing.
    tryOr(() => {
      localStorage.removeItem(PAGE_LOADS_KEY);
      for (const key of Object.keys(sessionStorage)) if (!isOfTheTab(key)) sessionStorage.removeItem(key);
    }, undefined);
  });
}
