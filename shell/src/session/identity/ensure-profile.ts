import type { Profile } from '@otherfolk/shared/session';
import { isAnswer } from './backend-answer';
import type { Account, Identity } from './identity';
import { profileWrite, shownProfile } from './profile-rules';

type Store = Pick<Identity, 'readProfile' | 'createProfile' | 'updateProfile' | 'isRemoved'>;

export interface EnsuredProfile {
  profile: Profile;
  /** False where something was to be written and nobody answered: it may have happened. */
  isConfirmed: boolean;
  /** True where there is no profile, because an admin has removed it. */
  isRemoved?: true;
}

/**
 * Reads the profile of an account, and writes what it lacks (see profileWrite). It always reads before it writes, so calling it
 * again is how an unconfirmed write is tried again. `call` is how calls are made. Rejects where the profile cannot be read.
 */
export async function ensureProfile(
  store: Store,
  call: <T>(call: Promise<T>) => Promise<T>,
  account: Account,
  givenName?: string,
): Promise<EnsuredProfile> {
  for (let isFirst = true; ; isFirst = false) {
    const stored = await call(store.readProfile(account.userId));
    const write = profileWrite(stored, account, givenName);
    if (!write) return { profile: shownProfile(stored ?? {}, account), isConfirmed: true };
    const { kind, fields } = write;
    const written = shownProfile({ ...stored, ...fields }, account);
    try {
      await call(
        kind === 'create' ? store.createProfile(account.userId, fields) : store.updateProfile(account.userId, fields),
      );
      return { profile: written, isConfirmed: true };
    } catch (error) {
      if (!isAnswer(error)) return { profile: written, isConfirmed: false };
      // Refused, perhaps because another tab was quicker: what it wrote counts.
      if (isFirst) continue;
      if (!stored && (await call(store.isRemoved(account.userId))))
        return { profile: shownProfile({}, account), isConfirmed: true, isRemoved: true };
      console.warn('The profile could not be completed', error);
      return { profile: shownProfile(stored ?? {}, account), isConfirmed: true };
    }
  }
}
