import { tryOr } from '@otherfolk/shared/domain/try-or';
import type { Draft } from '@otherfolk/shared/drafts/draft';
import { draftsOf } from '@otherfolk/shared/drafts/draft-store';
import { LAST_MOMENT_PREFIX } from '@otherfolk/shared/drafts/last-moment';
import { readOwnAccount } from './own-account-store';

/** The values under the SDK's keys sign in as the member; drafts under keys of their own may be another member's. */
const isLeftOut = (key: string) => key.startsWith('firebase:') || key.startsWith(LAST_MOMENT_PREFIX);

/** The data that a member downloads: the own account, profile, and what this device keeps. */
export interface OwnData {
  exportedAt: string;
  account: { userId: string; email: string; emailVerified: boolean; hasPassword: boolean } | { userId: string };
  /** The document as it is stored. */
  profile: Record<string, unknown> | null;
  onThisDevice: { localStorage: Record<string, string>; sessionStorage: Record<string, string>; drafts: Draft[] };
}

/** Refused storage holds nothing. */
const textsIn = (storage: () => Storage): Record<string, string> =>
  tryOr(() => Object.fromEntries(Object.entries({ ...storage() }).filter(([key]) => !isLeftOut(key))), {});

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
      drafts: await draftsOf(userId),
    },
  };
}
