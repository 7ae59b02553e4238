import type { Connection, Profile } from '@otherfolk/shared/session';
import type { EnsuredProfile } from './ensure-profile';
import type { Account } from './identity';

/** The site's knowledge of who is signed in. `attempt` counts the reads of profiles that were begun: only the latest one counts. */
export type SessionState = { attempt: number } & (
  | { name: 'starting' | 'signed-out' }
  /** The profile that is shown in `unconfirmed` was not read, or a write of it was not answered. `session-removed` explains `removed`. */
  | { name: 'loading' | 'unconfirmed' | 'removed'; account: Account }
  | { name: 'signed-in'; account: Account; readAt: number }
);

export type StateName = SessionState['name'];

/** Why a call about a member failed: the session was taken back, nobody answered, or the backend refused it. */
export type Failure = { kind: 'revoked' | 'silent' | 'refused'; error: unknown };

export type SessionEvent =
  /** The identity service has reported an account. A name that was given goes into its profile. */
  | { type: 'account-changed'; account: Account | null; givenName?: string }
  | { type: 'profile-ensured'; attempt: number; ensured: EnsuredProfile; at: number }
  | { type: 'profile-failed'; attempt: number; failure: Failure }
  /** The profile was changed by a call of this page. */
  | { type: 'profile-changed'; userId: string }
  | { type: 'refresh-due'; at: number; isOffline: boolean }
  | { type: 'account-checked'; account: Account | null }
  | { type: 'check-failed'; userId: string; failure: Failure }
  | { type: 'backend-answered' | 'backend-silent' }
  /** Another tab has removed the remembered session, or has made one again. The identity service tells later. */
  | { type: 'session-removed' | 'session-remembered' };

export type EventType = SessionEvent['type'];

export type SessionEffect =
  /** Whether the account is removed stays as it was where `isRemoved` is not given. */
  | { type: 'show-own-account'; account: Account | null; isRemoved?: boolean }
  /** The name that the device remembers, where none is given, counts for more than that of the account. */
  | { type: 'show-loading'; account: Account; givenName: string }
  | { type: 'show-member'; userId: string; profile: Profile; isConfirmed: boolean }
  | { type: 'show-signed-out' }
  | { type: 'show-connection'; connection: Connection }
  /** Null forgets it. */
  | { type: 'remember-session'; displayName: string | null }
  | { type: 'ensure-profile'; attempt: number; account: Account; givenName: string }
  | { type: 'check-account'; userId: string }
  | { type: 'ping' | 'end-session' | 'retry-later' | 'stop-retrying' }
  | { type: 'warn'; error: unknown };

export interface Transition {
  state: SessionState;
  effects: SessionEffect[];
}
