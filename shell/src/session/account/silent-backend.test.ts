import { readConnection } from '@otherfolk/shared/session/watcher';
import { readSession, writeSession } from '@otherfolk/shared/session/writer';
import { readRememberedSession, rememberSession } from '../../remembered-session/remembered-session';
import { serviceError, storedWren, wren } from '../../testing/fake-identity';
import { fakeClock, openSession as open, pass } from '../../testing/open-session';

const silence = <T>() => new Promise<T>(() => undefined);

fakeClock();

test('a silent backend leaves a member’s session loading, is called offline after ten seconds, and is forgiven when it answers', async () => {
  rememberSession('Wren');
  writeSession({ status: 'loading', displayName: 'Wren' });
  const { reportAccount, identity } = open();
  identity.readProfile.mockImplementationOnce(silence);
  reportAccount(wren);
  await pass(9.9);
  expect(readConnection()).toBe('Unknown');
  await pass(0.1);
  expect([readSession().status, readConnection(), readRememberedSession()]).toEqual(['loading', 'Offline', 'Wren']);
  await pass(2);
  expect([readSession().status, readConnection()]).toEqual(['signed-in', 'Online']);
});

test('a backend is called offline when the service does not even tell who is signed in', async () => {
  writeSession({ status: 'loading', displayName: 'Wren' });
  const { identity, reportAccount } = open();
  identity.ping.mockImplementation(silence);
  await pass(10);
  expect([readSession().status, readConnection()]).toEqual(['loading', 'Offline']);
  reportAccount(wren);
  await pass(0);
  expect([readSession().status, readConnection()]).toEqual(['signed-in', 'Online']);
});

test('a silent backend is asked again less and less often', async () => {
  const { reportAccount, identity } = open();
  identity.readProfile.mockRejectedValue(serviceError('unknown', 'Failed to fetch'));
  identity.checkAccount.mockRejectedValue(serviceError('auth/network-request-failed'));
  reportAccount(wren);
  const asked: number[] = [];
  for (let second = 0; second < 70; second++) {
    const before = identity.checkAccount.mock.calls.length;
    await pass(1);
    if (identity.checkAccount.mock.calls.length > before) asked.push(second + 1);
  }
  expect(asked).toEqual([2, 6, 14, 30, 62]);
});

test('a silent backend is asked at once when the network is back', async () => {
  const { reportAccount, identity } = open();
  identity.readProfile.mockRejectedValueOnce(serviceError('unavailable'));
  reportAccount(wren);
  await pass(0);
  expect(readConnection()).toBe('Offline');
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect([readSession().status, readConnection()]).toEqual(['signed-in', 'Online']);
});

test('a backend recovers for somebody who is not signed in, too', async () => {
  const { reportAccount, session, identity } = open();
  reportAccount(null);
  identity.signIn.mockRejectedValueOnce(serviceError('auth/network-request-failed'));
  await session.signIn('a', 'b').catch(() => undefined);
  expect(readConnection()).toBe('Offline');
  await pass(2);
  expect(readConnection()).toBe('Online');
});

test('a write without an answer is not confirmed, and read again before it is tried again', async () => {
  const { reportAccount, identity, profiles } = open(null);
  identity.createProfile.mockImplementationOnce((userId) => {
    profiles.set(userId, storedWren); // It has happened all the same.
    return silence();
  });
  reportAccount(wren);
  await pass(10);
  expect(readSession()).toMatchObject({ status: 'signed-in', isConfirmed: false, profile: { displayName: 'Wren' } });
  await pass(2);
  expect(readSession()).toMatchObject({ status: 'signed-in', isConfirmed: true });
  expect(identity.createProfile).toHaveBeenCalledTimes(1);
});

test('a profile that may not be read leaves a member without rights', async () => {
  const { reportAccount, identity } = open();
  identity.readProfile.mockRejectedValue(serviceError('permission-denied'));
  reportAccount(wren);
  await pass(0);
  expect(readSession()).toMatchObject({
    status: 'signed-in',
    isConfirmed: false,
    profile: { memType: 'm', aN: false },
  });
});
