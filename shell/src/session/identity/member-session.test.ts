import { readConnection } from '@otherfolk/shared/session/watcher';
import { readSession, signedOut, writeSession } from '@otherfolk/shared/session/writer';
import { readRememberedSession, rememberSession } from '../../remembered-session/remembered-session';
import { serviceError, storedWren, wren } from '../../testing/fake-identity';
import { fakeClock, openSession as open, pass } from '../../testing/open-session';
import { readOwnAccount } from './own-account-store';

const flags = () => {
  const session = readSession();
  return session.status === 'signed-in' ? session.profile : undefined;
};

fakeClock();

describe('who is signed in', () => {
  test('a member is known when the service has reported the account and the profile is read, and this device remembers the name', async () => {
    const { reportAccount } = open({ ...storedWren, aN: true, memType: 'e' });
    reportAccount(wren);
    expect(readSession()).toEqual({ status: 'loading', displayName: 'Wren' });
    await pass(0);
    expect(readSession()).toMatchObject({ status: 'signed-in', userId: 'u1', isConfirmed: true });
    expect(flags()).toMatchObject({ aN: true, aP: false, memType: 'e' });
    expect([readRememberedSession(), readConnection()]).toEqual(['Wren', 'Online']);
  });

  test('a device on which nobody is signed in forgets the name, and asks the backend nothing', async () => {
    rememberSession('Wren');
    writeSession({ status: 'loading', displayName: 'Wren' });
    const { reportAccount } = open();
    reportAccount(null);
    await pass(0);
    expect(readSession()).toEqual(signedOut);
    expect([readRememberedSession(), readConnection()]).toEqual([null, 'Unknown']);
  });

  test('a missing profile is created', async () => {
    const { reportAccount, identity } = open(null);
    reportAccount(wren);
    await pass(0);
    expect(identity.createProfile).toHaveBeenCalledTimes(1);
    expect(flags()).toMatchObject({ email: wren.email, displayName: 'Wren', memType: 'm' });
  });

  test('a profile that another tab creates at the same moment counts', async () => {
    const { reportAccount, identity, profiles } = open(null);
    identity.createProfile.mockImplementationOnce(async () => {
      profiles.set('u1', { ...storedWren, aU: true });
      throw serviceError('permission-denied');
    });
    reportAccount(wren);
    await pass(0);
    expect(flags()).toMatchObject({ aU: true });
    expect(identity.createProfile).toHaveBeenCalledTimes(1);
  });

  test('a member who was removed by an admin reads that, and gets no profile and no rights', async () => {
    const { reportAccount, identity, removed } = open(null);
    removed.set('u1', { email: wren.email });
    identity.createProfile.mockRejectedValue(serviceError('permission-denied'));
    reportAccount(wren);
    await pass(0);
    expect(readOwnAccount()).toMatchObject({ isRemoved: true });
    expect(flags()).toMatchObject({ memType: 'm', aN: false, aP: false, aU: false });
  });

  test('signing out ends the session, and a profile that arrives afterwards changes nothing', async () => {
    const { reportAccount, identity, session } = open();
    let answer: (stored: Record<string, unknown>) => void = () => undefined;
    identity.readProfile.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    reportAccount(wren);
    await pass(0);
    await session.signOut();
    answer(storedWren);
    await pass(0);
    expect(readSession()).toEqual(signedOut);
    expect(readRememberedSession()).toBeNull();
  });

  test('another member takes over', async () => {
    const { reportAccount, profiles } = open({ ...storedWren, aP: true });
    profiles.set('u2', { ...storedWren, displayName: 'Ash' });
    reportAccount(wren);
    await pass(0);
    reportAccount({ ...wren, userId: 'u2' });
    expect(readSession().status).toBe('loading');
    await pass(0);
    expect(readSession()).toMatchObject({ userId: 'u2', profile: { displayName: 'Ash', aP: false } });
  });
});

describe('signing in', () => {
  test('a member signs in by e-mail and password', async () => {
    const { session, identity } = open();
    await session.signIn('wren@example.org', 'secret');
    expect(identity.signIn).toHaveBeenCalledWith('wren@example.org', 'secret');
    await pass(0);
    expect(readSession().status).toBe('signed-in');
  });

  test('a new member has the name that was typed, whenever the service reports the account', async () => {
    const { session, identity, reportAccount } = open(null);
    identity.signUp.mockImplementationOnce(async () => {
      reportAccount({ ...wren, displayName: '' });
      return { ...wren, displayName: '' };
    });
    await session.signUp('wren@example.org', 'secret', 'Wren Ash');
    await pass(0);
    expect(identity.createProfile).toHaveBeenCalledTimes(1);
    expect(flags()?.displayName).toBe('Wren Ash');
  });

  test('a Google account of an existing member changes only the name', async () => {
    const { session, identity, reportAccount } = open({ ...storedWren, memType: 'e', aN: true });
    identity.signInWithGoogle.mockImplementationOnce(async () => {
      reportAccount(wren);
      return { ...wren, displayName: 'Wren of Google' };
    });
    await session.signInWithGoogle();
    await pass(0);
    expect(identity.updateProfile.mock.calls).toEqual([['u1', { displayName: 'Wren of Google' }]]);
    expect(flags()).toMatchObject({ displayName: 'Wren of Google', memType: 'e', aN: true });
  });

  test.each([
    ['auth/invalid-credential', 'Online'],
    ['auth/network-request-failed', 'Offline'],
  ])('%s is the caller’s to tell, and the backend is %s', async (code, connection) => {
    const { session, identity } = open();
    identity.signIn.mockRejectedValueOnce(serviceError(code));
    await expect(session.signIn('a', 'b')).rejects.toMatchObject({ code });
    expect([readSession().status, readConnection()]).toEqual(['signed-out', connection]);
  });
});

describe('what changes while somebody is signed in', () => {
  const comeBack = async () => {
    window.dispatchEvent(new Event('focus'));
    await pass(0);
  };

  test('a flag or role is noticed on coming back to the page, but not more often than every thirty seconds', async () => {
    const { reportAccount, identity, profiles } = open();
    reportAccount(wren);
    await pass(0);
    profiles.set('u1', { ...storedWren, aN: true, memType: 'a' });
    await pass(29);
    await comeBack();
    expect(flags()).toMatchObject({ aN: false });
    await pass(1);
    await comeBack();
    await comeBack();
    expect(flags()).toMatchObject({ aN: true, memType: 'a' });
    expect(identity.readProfile).toHaveBeenCalledTimes(2);
  });

  test.each(['auth/user-token-expired', 'auth/user-disabled', 'auth/user-not-found'])(
    'a session that was taken back (%s) ends calmly',
    async (code) => {
      const { reportAccount, identity } = open();
      reportAccount(wren);
      await pass(30);
      identity.checkAccount.mockRejectedValueOnce(serviceError(code));
      await comeBack();
      expect(readSession()).toEqual(signedOut);
      expect(readRememberedSession()).toBeNull();
    },
  );

  test('rights that are known stay while the backend is silent', async () => {
    const { reportAccount, identity } = open({ ...storedWren, aP: true });
    reportAccount(wren);
    await pass(30);
    identity.checkAccount.mockRejectedValueOnce(serviceError('auth/network-request-failed'));
    await comeBack();
    expect([flags()?.aP, readConnection()]).toEqual([true, 'Offline']);
  });

  test('an address that was verified in the meantime is noticed at once on coming back, and written', async () => {
    const { reportAccount, identity } = open({ ...storedWren, emailVerified: false });
    reportAccount({ ...wren, emailVerified: false });
    await pass(0);
    expect(readOwnAccount()).toMatchObject({ emailVerified: false });
    await pass(1);
    identity.checkAccount.mockResolvedValueOnce({ ...wren, emailVerified: true });
    await comeBack();
    expect(readOwnAccount()).toMatchObject({ email: wren.email, emailVerified: true });
    expect(identity.updateProfile).toHaveBeenCalledWith('u1', { email: wren.email, emailVerified: true });
  });

  test('a member who signed out in another tab stays signed out', async () => {
    const { reportAccount } = open();
    reportAccount(wren);
    await pass(30);
    writeSession(signedOut); // follow-remembered-session.ts does so
    await comeBack();
    expect(readSession()).toEqual(signedOut);
  });
});

describe('keys of what is not released', () => {
  const next = { bundle: '0'.repeat(32), key: 'k', before: [] };

  test('a key is read for its audience, and its answer shows that the backend answers', async () => {
    const { session, identity, keys } = open();
    keys.set('next', next);
    await expect(session.guardedKey('next')).resolves.toEqual(next);
    await expect(session.guardedKey('unnamed-next')).resolves.toBeUndefined();
    expect(identity.readGuardedKey.mock.calls).toEqual([['next'], ['unnamed-next']]);
    expect(readConnection()).toBe('Online');
  });

  test.each([
    ['permission-denied', 'Online'],
    ['unavailable', 'Offline'],
  ])('%s is the caller’s to tell, and the backend is %s', async (code, connection) => {
    const { session, identity } = open();
    identity.readGuardedKey.mockRejectedValueOnce(serviceError(code));
    await expect(session.guardedKey('next')).rejects.toMatchObject({ code });
    expect(readConnection()).toBe(connection);
  });

  test('a key that is not answered is given up after ten seconds', async () => {
    const { session, identity } = open();
    identity.readGuardedKey.mockImplementationOnce(() => new Promise(() => undefined));
    const given = expect(session.guardedKey('next')).rejects.toThrow();
    await pass(10);
    await given;
    expect(readConnection()).toBe('Offline');
  });
});
