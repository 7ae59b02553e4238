import { readDraftsOf } from './drafts-of-member';
import { readOwnAccount } from './own-account-store';

/** The SDK's keys: what stands there signs in as the member. */
const SECRET_KEYS = /^firebase:/;

/** What somebody takes along: one's own account, profile, and what this device keeps. */
export interface OwnData {
  exportedAt: string;
  account: { userId: string; email: string; emailVerified: boolean; hasPassword: boolean } | { userId: string };
  /** The document as it is stored. */
  profile: Record<string, unknown> | null;
  onThisDevice: { localStorage: Record<string, string>; sessionStorage: Record<string, string>; drafts: unknown[] };
}

function textsIn(storage: () => Storage): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries({ ...storage() }).filter(([key]) => !SECRET_KEYS.test(key)));
  } catch {
    // Refused storage holds nothing.
    return {};
  }
}

/** Times of the database as texts. */
const plain = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function'
    ? (value.toDate as () => Date)().toISOString()
    : value;

/** Rejects where the profile cannot be read. */
export async function ownData(
  userId: string,
  readProfile: () => Promise<Record<string, unknown> | undefined>,
): Promise<OwnData> {
  const { email, emailVerified, hasPassword } = readOwnAccount() ?? {};
  const isKnown = email !== undefined && emailVerified !== undefined && hasPassword !== undefined;
  const profile = await readProfile();
  return {
    exportedAt: new Date().toISOString(),
    account: isKnown ? { userId, email, emailVerified, hasPassword } : { userId },
    profile: profile ? Object.fromEntries(Object.entries(profile).map(([key, value]) => [key, plain(value)])) : null,
    onThisDevice: {
      localStorage: textsIn(() => localStorage),
      sessionStorage: textsIn(() => sessionStorage),
      drafts: await readDraftsOf(userId),
    },
  };
}
