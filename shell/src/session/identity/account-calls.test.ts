import 'fake-indexeddb/auto';
import { draftsOf, removeDraftsOf, storeDraft } from '@otherfolk/shared/drafts/draft-store';
import { saveAtLastMoment } from '@otherfolk/shared/drafts/last-moment';
import { draftOf } from '../../testing/draft-of';
import { fakeIdentity, serviceError, storedWren, wren } from '../../testing/fake-identity';
import { AccountCalls } from './account-calls';
import { writeOwnAccount } from './own-account-store';

// Browsers have it; jsdom does not.
globalThis.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value)) as never;

function open() {
  const { identity, profiles } = fakeIdentity();
  const calls = new AccountCalls(
    identity,
    (call) => call,
    () => wren.userId,
  );
  return { calls, identity, profiles };
}
const proof = { password: 'quiet-harbour-7' };

afterEach(async () => {
  for (const owner of [wren.userId, 'other']) await removeDraftsOf(owner);
  writeOwnAccount(null);
  localStorage.clear();
});

test('a removal asks who one is, and takes the profile, then the account, then the drafts of this member', async () => {
  for (const owner of [wren.userId, 'other']) await storeDraft(draftOf(owner, 'a'));
  const { calls, identity } = open();
  await calls.remove(proof);
  const order = [identity.reauthenticate, identity.removeOwnProfile, identity.deleteAccount].map(
    ({ mock }) => mock.invocationCallOrder[0] ?? 0,
  );
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(identity.removeOwnProfile).toHaveBeenCalledWith(wren.userId);
  expect(await draftsOf(wren.userId)).toEqual([]);
  expect(await draftsOf('other')).toHaveLength(1);
});

test('a member who does not prove the password or the Google account removes nothing', async () => {
  const { calls, identity, profiles } = open();
  identity.reauthenticate.mockRejectedValueOnce(serviceError('auth/invalid-credential'));
  await expect(calls.remove(proof)).rejects.toMatchObject({ code: 'auth/invalid-credential' });
  expect(profiles.has(wren.userId)).toBe(true);
  expect(identity.deleteAccount).not.toHaveBeenCalled();
});

test('a profile that the rules keep, as that of an admin, keeps its account', async () => {
  await storeDraft(draftOf(wren.userId, 'a'));
  const { calls, identity } = open();
  identity.removeOwnProfile.mockRejectedValueOnce(serviceError('permission-denied'));
  await expect(calls.remove(proof)).rejects.toMatchObject({ code: 'permission-denied' });
  expect(identity.deleteAccount).not.toHaveBeenCalled();
  expect(await draftsOf(wren.userId)).toHaveLength(1);
});

test.each([
  ['address', (calls: AccountCalls) => calls.changeAddress({ google: true }, 'new@example.org')],
  ['password', (calls: AccountCalls) => calls.changePassword({ google: true }, 'another-harbour-8')],
])('a member without a password proves by Google who changes the %s', async (_, change) => {
  const { calls, identity } = open();
  await change(calls);
  expect(identity.reauthenticateWithGoogle).toHaveBeenCalledTimes(1);
  expect(identity.reauthenticate).not.toHaveBeenCalled();
});

test('the own data are account, profile and what this device keeps, without what signs in as the member', async () => {
  const own = draftOf(wren.userId, 'a');
  await storeDraft(own);
  await storeDraft(draftOf('other', 'b'));
  saveAtLastMoment(draftOf('other', 'c'));
  localStorage.setItem('firebase:authUser:k:[DEFAULT]', '{"stsTokenManager":{"refreshToken":"secret"}}');
  localStorage.setItem('baseAge', '21');
  writeOwnAccount({ email: wren.email, emailVerified: true, hasPassword: true, isRemoved: false });
  const { calls, profiles } = open();
  profiles.set(wren.userId, { ...storedWren, createdAt: { toDate: () => new Date(0) } });
  const data = await calls.ownData();
  expect(data).toMatchObject({
    account: { userId: wren.userId, email: wren.email, emailVerified: true, hasPassword: true },
    profile: { displayName: 'Wren', createdAt: '1970-01-01T00:00:00.000Z' },
    onThisDevice: { localStorage: { baseAge: '21' }, drafts: [own] },
  });
  expect(JSON.stringify(data)).not.toMatch(/secret|refreshToken|[bc]\.json/);
});
