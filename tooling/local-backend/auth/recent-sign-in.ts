import { invalidArgument } from './credentials';
import type { Claims } from './id-token';
import { inSeconds } from './sessions';

/** As long as Firebase takes a sign-in for recent. */
const RECENT_S = 300;

/** For what somebody at an unlocked computer must not do. Throws a GoogleError. */
export function requireRecentSignIn({ auth_time }: Claims, now: number): void {
  if (inSeconds(now) - auth_time > RECENT_S) throw invalidArgument('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
}
