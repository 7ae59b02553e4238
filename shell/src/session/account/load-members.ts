import type { QueryClient } from '@tanstack/react-query';
import { rememberSession } from '../../remembered-session/remembered-session';
import { forgetScrollPositions } from '../../scroll-position/scroll-positions';
import type { Members } from './members';

const importFirebase = () => import(/* webpackChunkName: "firebase" */ '../identity/firebase-identity');

let loading: Promise<Members> | undefined;

/** Loads firebase, the dialog and what keeps the session, once, and starts it. After a failure the next call tries again. */
export function loadMembers(client: QueryClient): Promise<Members> {
  if (!loading) {
    // Both at once; a failure shows where it is awaited.
    importFirebase().catch(() => undefined);
    loading = import(/* webpackChunkName: "members" */ './members').then(({ startMembers }) =>
      startMembers({ client, importFirebase, forgetScrollPositions, rememberSession }),
    );
    loading.catch(() => (loading = undefined));
  }
  return loading;
}
