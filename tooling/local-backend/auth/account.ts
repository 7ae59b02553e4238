import * as v from 'valibot';
import type { Format } from '../store/durable-file';

export type Provider = 'password' | 'google.com';

const session = v.strictObject({
  /** SHA-256 of the refresh token. */
  token: v.string(),
  provider: v.picklist(['password', 'google.com']),
  /** Seconds since 1970; the sign-in that the session began with. */
  since: v.number(),
});

const account = v.strictObject({
  localId: v.string(),
  email: v.string(),
  emailVerified: v.boolean(),
  displayName: v.optional(v.string()),
  photoUrl: v.optional(v.string()),
  /** Absent where nobody signs in with a password. */
  passwordHash: v.optional(v.string()),
  /** The account's number at Google, where it is linked. */
  googleId: v.optional(v.string()),
  /** Milliseconds since 1970. */
  createdAt: v.number(),
  lastLoginAt: v.number(),
  /** How often all sessions were ended: tokens from before are refused. */
  revocations: v.number(),
  sessions: v.array(session),
});

export type Account = v.InferOutput<typeof account>;

/** The accounts by their `localId`. A change makes a new map. */
export type Accounts = ReadonlyMap<string, Account>;

const file = v.strictObject({ accounts: v.array(account) });

export const accountsFormat: Format<Accounts> = {
  empty: new Map(),
  read: (text) => new Map(v.parse(file, JSON.parse(text)).accounts.map((each) => [each.localId, each])),
  write: (accounts) => `${JSON.stringify({ accounts: [...accounts.values()] }, null, 1)}\n`,
};

export const withAccount = (accounts: Accounts, changed: Account): Accounts =>
  new Map(accounts).set(changed.localId, changed);

export const findByEmail = (accounts: Accounts, email: string) =>
  [...accounts.values()].find((each) => each.email === email);

export const findByGoogleId = (accounts: Accounts, googleId: string) =>
  [...accounts.values()].find((each) => each.googleId === googleId);
