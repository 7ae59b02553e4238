import { randomBytes } from 'node:crypto';
import type { Account, Provider } from './account';
import { endSessions } from './sessions';

const newId = () => randomBytes(21).toString('base64url').replaceAll('-', 'a').replaceAll('_', 'b');

/** The fields of an account that lookups and updates answer. */
export function infoOf({ localId, email, emailVerified, displayName, photoUrl, ...account }: Account) {
  const provider = (providerId: Provider, rawId: string) => ({
    providerId,
    rawId,
    federatedId: rawId,
    displayName,
    email,
    photoUrl,
  });
  return {
    localId,
    email,
    emailVerified,
    displayName,
    photoUrl,
    createdAt: String(account.createdAt),
    lastLoginAt: String(account.lastLoginAt),
    providerUserInfo: [
      ...(account.googleId ? [provider('google.com', account.googleId)] : []),
      ...(account.passwordHash ? [provider('password', email)] : []),
    ],
  };
}

/** An account that nobody has signed in to yet. */
export function newAccount(email: string, now: number, more: Partial<Account>): Account {
  const base = { localId: newId(), email, emailVerified: false, createdAt: now, lastLoginAt: now, revocations: 0 };
  return { ...base, sessions: [], ...more };
}

/** Google vouches for the address: a password that someone set who never proved to have it ends, with all sessions. */
export function linkToGoogle(account: Account, googleId: string): Account {
  const trusted = account.emailVerified ? account : { ...endSessions(account), passwordHash: undefined };
  return { ...trusted, googleId, emailVerified: true };
}
