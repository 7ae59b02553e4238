import type { QueryClient } from '@tanstack/react-query';
import type { MemberAdmin } from '@otherfolk/shared/contract/member-admin';
import { shellContextOf } from '@otherfolk/shared/contract/shell-context';
import { writeConnection } from '@otherfolk/shared/session/writer';
import { startGuarded } from '../../guarded/start-guarded';
import { AuthDialog } from '../dialogs/auth-dialog';
import type { Identity } from '../identity/identity';
import { MemberSession } from '../identity/member-session';
import { onWake } from '../identity/on-wake';
import { catalogueServer } from './catalogue-server';
import { forgetMembers } from './forget-members';
import { hideWhileAway } from './hide-while-away';
import { logOut } from './log-out';
import { administer } from './member-admin';
import { MemberPanel } from './member-panel';

/** All that the shell has for members and for those who want to be one; none of it comes to a visitor. */
export interface Members {
  /** Rejects where firebase cannot be loaded; the next call tries again. */
  session: () => Promise<MemberSession>;
  memberAdmin: () => Promise<MemberAdmin>;
  /** Asks about drafts on this device first, where there are any. Rejects where it cannot be done. */
  logOut: () => Promise<void>;
  AuthDialog: typeof AuthDialog;
  MemberPanel: typeof MemberPanel;
}

/** The parts that are in the page already, and those that are still to be loaded. */
interface Surroundings {
  client: QueryClient;
  importFirebase: () => Promise<{ firebaseIdentity: () => Identity }>;
  forgetScrollPositions: () => void;
  rememberSession: (displayName: string | null) => void;
}

/** Begins to listen to the identity service as soon as that has been loaded. Throws on a page where nobody may sign in. */
export function startMembers({
  client,
  importFirebase,
  forgetScrollPositions,
  rememberSession,
}: Surroundings): Members {
  // Code of somebody's own computer must have no session within its reach.
  if ('overridden' in document.documentElement.dataset) throw new Error('Nobody signs in while a remote is overridden');
  let starting: Promise<MemberSession> | undefined;
  async function start(): Promise<MemberSession> {
    const session = new MemberSession((await importFirebase()).firebaseIdentity(), rememberSession);
    session.start();
    return session;
  }
  function session(): Promise<MemberSession> {
    if (!starting) {
      starting = start();
      starting.catch(() => {
        starting = undefined;
        writeConnection('Offline');
      });
    }
    return starting;
  }
  const begin = () => void session().catch((error: unknown) => console.warn('Nobody can sign in', error));
  forgetMembers(client, forgetScrollPositions);
  const readGuardedAnew = startGuarded(client, async (audience) => (await session()).guardedKey(audience));
  if (BACKEND_TARGET.kind === 'embedded')
    shellContextOf(client.getDefaultOptions().queries?.meta).catalogueServer = catalogueServer(
      client,
      session,
      readGuardedAnew,
    );
  hideWhileAway();
  begin();
  onWake(begin);
  return {
    session,
    memberAdmin: async () => administer(await session()),
    logOut: async () => logOut(await session()),
    AuthDialog,
    MemberPanel,
  };
}
