import { invalidArgument } from './credentials';
import type { Claims } from './id-token';
import { inSeconds } from './sessions';

/** The time for which Firebase takes a sign-in for recent. */
const RECENT_S = 300;

/** Throws an HttpError where the sign-in is not recent: for what somebody at an unlocked computer must not do. */
export function requireRecentSignIn({ auth_time }: Claims, now: number): void {
  if (inSeconds(now) - auth_time > RECENT_S) throw invalidArgument('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
}
