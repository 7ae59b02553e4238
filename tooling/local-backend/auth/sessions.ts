import { createHash, randomBytes } from 'node:crypto';
import type { Account, Provider } from './account';
import { issuerOf, LIFETIME_S, signToken } from './id-token';

/** The most sessions of one account; the oldest ends when another one begins. */
const MAX_SESSIONS = 100;

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

export const inSeconds = (milliseconds: number) => Math.floor(milliseconds / 1000);

interface Issuer {
  projectId: string;
  secret: Buffer;
  now: () => number;
}

/** An ID token for a session of the account that began at `since`, in seconds. */
export function idTokenFor(
  account: Account,
  { provider, since }: { provider: Provider; since: number },
  { projectId, secret, now }: Issuer,
): string {
  const { localId, email, emailVerified, displayName, photoUrl, googleId, revocations } = account;
  const iat = inSeconds(now());
  return signToken(
    {
      name: displayName,
      picture: photoUrl,
      iss: issuerOf(projectId),
      aud: projectId,
      auth_time: since,
      user_id: localId,
      sub: localId,
      iat,
      exp: iat + LIFETIME_S,
      email,
      email_verified: emailVerified,
      revocations,
      firebase: {
        identities: { email: [email], ...(googleId && { 'google.com': [googleId] }) },
        sign_in_provider: provider,
      },
    },
    secret,
  );
}

/**
 * Begins a session: the account that knows it, and what the SDK is told. `since` is the sign-in, in seconds, where it goes on from
 * another session.
 */
export function beginSession(account: Account, provider: Provider, issuer: Issuer, since = inSeconds(issuer.now())) {
  const now = issuer.now();
  const refreshToken = randomBytes(32).toString('base64url');
  const session = { token: hashToken(refreshToken), provider, since };
  const signedIn: Account = {
    ...account,
    lastLoginAt: now,
    sessions: [...account.sessions, session].slice(-MAX_SESSIONS),
  };
  const { localId, email } = account;
  const idToken = idTokenFor(signedIn, session, issuer);
  return { account: signedIn, tokens: { idToken, refreshToken, expiresIn: String(LIFETIME_S), localId, email } };
}

/** The account without its sessions; the tokens of them are refused from now on. */
export const endSessions = (account: Account): Account => ({
  ...account,
  revocations: account.revocations + 1,
  sessions: [],
});
