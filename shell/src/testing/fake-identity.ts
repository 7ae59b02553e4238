import type { GuardedKey } from '@otherfolk/shared/contract/guarded-keys';
import type { Audience } from '@otherfolk/shared/domain/audiences';
import type { Account, Identity } from '../session/identity/identity';

export const serviceError = (code: string, message = `Firebase: ${code}.`) =>
  Object.assign(new Error(message), { code });

export const wren: Account = {
  userId: 'u1',
  email: 'wren@example.org',
  emailVerified: true,
  hasPassword: true,
  displayName: 'Wren',
};

export const storedWren = {
  email: wren.email,
  emailVerified: true,
  displayName: wren.displayName,
  memType: 'm',
  aN: false,
  aP: false,
  aU: false,
  createdAt: 0,
};

/** An identity service in memory, with one account; null for one without a profile. Any call may be replaced by a test. */
export function fakeIdentity(stored: Record<string, unknown> | null = storedWren) {
  let notify: (account: Account | null) => void = () => undefined;
  const profiles = new Map(stored ? [[wren.userId, stored]] : []);
  const removed = new Map<string, Record<string, unknown>>();
  const keys = new Map<Audience, GuardedKey>();
  const write = async (userId: string, fields: object) => {
    profiles.set(userId, { ...profiles.get(userId), ...fields });
  };
  const identity = {
    onAccount: jest.fn<void, Parameters<Identity['onAccount']>>((listener) => void (notify = listener)),
    signIn: jest.fn<Promise<Account>, Parameters<Identity['signIn']>>(async () => wren),
    signUp: jest.fn<Promise<Account>, Parameters<Identity['signUp']>>(async () => ({ ...wren, displayName: '' })),
    prepareGoogle: jest.fn(),
    signInWithGoogle: jest.fn<Promise<Account>, []>(async () => ({ ...wren, displayName: 'Wren of Google' })),
    signOut: jest.fn<Promise<void>, []>(async () => undefined),
    sendVerification: jest.fn<Promise<void>, []>(async () => undefined),
    requestReset: jest.fn<Promise<void>, [string]>(async () => undefined),
    reauthenticate: jest.fn<Promise<void>, [string]>(async () => undefined),
    reauthenticateWithGoogle: jest.fn<Promise<void>, []>(async () => undefined),
    changeAddress: jest.fn<Promise<void>, [string]>(async () => undefined),
    changePassword: jest.fn<Promise<void>, [string]>(async () => undefined),
    deleteAccount: jest.fn<Promise<void>, []>(async () => undefined),
    checkAccount: jest.fn<ReturnType<Identity['checkAccount']>, []>(async () => wren),
    readProfile: jest.fn<ReturnType<Identity['readProfile']>, [string]>(async (userId) => profiles.get(userId)),
    createProfile: jest.fn<Promise<void>, Parameters<Identity['createProfile']>>(write),
    updateProfile: jest.fn<Promise<void>, Parameters<Identity['updateProfile']>>(write),
    listProfiles: jest.fn<ReturnType<Identity['listProfiles']>, Parameters<Identity['listProfiles']>>(
      async (limit, after = '') => {
        const ids = [...profiles.keys()].sort().filter((id) => id > after);
        return ids.slice(0, limit).map((userId) => ({ userId, fields: profiles.get(userId) ?? {} }));
      },
    ),
    findProfiles: jest.fn<ReturnType<Identity['findProfiles']>, Parameters<Identity['findProfiles']>>(
      async (field, beginning, limit) =>
        [...profiles]
          .map(([userId, fields]) => ({ userId, fields }))
          .filter(({ fields }) => String(fields[field]).startsWith(beginning))
          .slice(0, limit),
    ),
    changeRights: jest.fn<Promise<void>, Parameters<Identity['changeRights']>>(write),
    removeMember: jest.fn<Promise<void>, [string, string]>(async (userId, email) => {
      profiles.delete(userId);
      removed.set(userId, { email });
    }),
    removeOwnProfile: jest.fn<Promise<void>, [string]>(async (userId) => void profiles.delete(userId)),
    letIn: jest.fn<Promise<void>, [string]>(async (userId) => void removed.delete(userId)),
    listRemoved: jest.fn<ReturnType<Identity['listRemoved']>, [number]>(async (limit) =>
      [...removed].slice(0, limit).map(([userId, fields]) => ({ userId, fields })),
    ),
    isRemoved: jest.fn<Promise<boolean>, [string]>(async (userId) => removed.has(userId)),
    readGuardedKey: jest.fn<Promise<GuardedKey | undefined>, [Audience]>(async (audience) => keys.get(audience)),
    idToken: jest.fn<Promise<string>, []>(async () => 'token'),
    ping: jest.fn<Promise<unknown>, []>(async () => undefined),
  };
  identity satisfies Identity;
  return { identity, profiles, removed, keys, reportAccount: (account: Account | null) => notify(account) };
}
