/** @jest-environment node */
import { type AuthUnderTest, embeddedAuth, officialAuth } from './auth-under-test';
import { googleRequest, MEMBER, signingIn } from './cases/signing-in';

const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
const backends = [
  { backend: 'embedded backend', isOfficial: false, start: embeddedAuth },
  ...(host ? [{ backend: "Google's Auth emulator", isOfficial: true, start: () => officialAuth(host) }] : []),
];

process.stderr.write(
  `Sign-in: the contract suite runs against the ${backends.map(({ backend }) => backend).join(' and ')}.\n`,
);

const claimsIn = (token: unknown) =>
  JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

describe.each(backends)('$backend', ({ start, isOfficial }) => {
  let auth: AuthUnderTest;
  let people = 0;

  beforeAll(async () => {
    auth = await start();
    await auth.call('signUp', MEMBER);
  });
  afterAll(() => auth.close());

  async function signUp() {
    const credentials = { email: `person-${++people}@folk.test`, password: 'quiet-harbour-7' };
    const { body } = await auth.call('signUp', { ...credentials, returnSecureToken: true });
    return { ...credentials, idToken: String(body.idToken), refreshToken: String(body.refreshToken), ...body };
  }
  const google = (email: string, sub = `google-${email}`) =>
    auth.call('signInWithIdp', googleRequest({ sub, email, email_verified: true, name: 'Gail' }));
  const userOf = async (idToken: unknown) => {
    const { body } = await auth.call('lookup', { idToken });
    return (body.users as Record<string, unknown>[])[0] ?? {};
  };

  test.each(signingIn)('$name: $outcome', async ({ call, body, outcome, official }) => {
    expect((await auth.call(call, body)).outcome).toBe(isOfficial ? official : outcome);
  });

  test('a token says who it is for, from whom, and how long', async () => {
    const { email, idToken, localId } = (await signUp()) as Record<string, string>;
    const claims = claimsIn(idToken);
    const now = Date.now() / 1000;
    expect(claims).toMatchObject({
      sub: localId,
      user_id: localId,
      email,
      email_verified: false,
      firebase: { sign_in_provider: 'password' },
    });
    expect(String(claims.iss)).toBe(`https://securetoken.google.com/${String(claims.aud)}`);
    expect(Number(claims.exp) - Number(claims.iat)).toBe(3600);
    expect(Math.abs(Number(claims.iat) - now)).toBeLessThan(60);
  });

  test('a look-up tells of the account, and keeps the password to itself', async () => {
    const { email, idToken } = await signUp();
    const user = await userOf(idToken);
    expect(user).toMatchObject({ email, emailVerified: false, providerUserInfo: [{ providerId: 'password' }] });
    // Official: the emulator shows passwords as they are; the real service does not.
    expect(JSON.stringify(user).includes('quiet-harbour-7')).toBe(isOfficial);
  });

  test('a new name is there at the next look-up, and goes away again', async () => {
    const { idToken } = await signUp();
    await auth.call('update', { idToken, displayName: 'Pat', returnSecureToken: true });
    expect(await userOf(idToken)).toMatchObject({ displayName: 'Pat' });
    await auth.call('update', { idToken, deleteAttribute: ['DISPLAY_NAME'], returnSecureToken: false });
    expect((await userOf(idToken)).displayName ?? '').toBe('');
  });

  test('a session goes on with its refresh token', async () => {
    const { refreshToken, localId } = (await signUp()) as Record<string, string>;
    const { outcome, body } = await auth.refresh({ grant_type: 'refresh_token', refresh_token: refreshToken ?? '' });
    expect(outcome).toBe('OK');
    expect(body).toMatchObject({ user_id: localId, token_type: 'Bearer', expires_in: '3600' });
    expect(claimsIn(body.id_token)).toMatchObject({ sub: localId });
    expect((await auth.call('lookup', { idToken: body.id_token })).outcome).toBe('OK');
  });

  test.each([
    ['junk', { grant_type: 'refresh_token', refresh_token: 'junk' }],
    ['nothing', { grant_type: 'refresh_token' }],
    ['another kind of grant', { grant_type: 'password', refresh_token: 'junk' }],
  ])('no session goes on with %s', async (_, form: Record<string, string>) => {
    expect((await auth.refresh(form)).outcome).not.toBe('OK');
  });

  test('Google knows its own again, whatever the name is now', async () => {
    const first = await google('gus@folk.test');
    const second = await google('gus@folk.test');
    expect(first.body).toMatchObject({ isNewUser: true, emailVerified: true, displayName: 'Gail' });
    expect(second.body.localId).toBe(first.body.localId);
    expect(second.body.isNewUser ?? false).toBe(false);
  });

  test('Google takes over an address that nobody proved to have: the password and the sessions end', async () => {
    const { email, password, idToken, refreshToken, localId } = (await signUp()) as Record<string, string>;
    const taken = await google(email ?? '');
    expect(taken.body.localId).toBe(localId);
    expect((await auth.call('signInWithPassword', { email, password })).outcome).toBe('INVALID_LOGIN_CREDENTIALS');
    expect(await userOf(taken.body.idToken)).toMatchObject({ providerUserInfo: [{ providerId: 'google.com' }] });
    // Official: the emulator counts in whole seconds, and lets a session go on that is as young as this one.
    const ended = isOfficial ? 'OK' : 'TOKEN_EXPIRED';
    expect((await auth.refresh({ grant_type: 'refresh_token', refresh_token: refreshToken ?? '' })).outcome).toBe(
      ended,
    );
    expect((await auth.call('lookup', { idToken })).outcome).toBe(ended);
  });

  test('exactly one of several sign-ups with one address at once succeeds', async () => {
    const credentials = { email: 'wanted@folk.test', password: 'quiet-harbour-7' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => auth.call('signUp', credentials)));
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual([...Array<string>(4).fill('EMAIL_EXISTS'), 'OK']);
  });

  const NEW_PASSWORD = 'another-harbour-8';
  const signIn = async (email: string, password: string) =>
    (await auth.call('signInWithPassword', { email, password })).outcome;
  const send = (requestType: string, more: object) => auth.call('sendOobCode', { requestType, ...more });
  const codeFor = async (email: string, mode: string) =>
    (await auth.codes()).find((each) => each.to === email && each.mode === mode)?.oobCode ?? '';

  test('a link in a mail verifies the address, once, and the next token says so', async () => {
    const { email, idToken, refreshToken } = await signUp();
    await send('VERIFY_EMAIL', { idToken });
    const oobCode = await codeFor(email, 'verifyEmail');
    expect((await auth.call('resetPassword', { oobCode })).body).toMatchObject({ email, requestType: 'VERIFY_EMAIL' });
    expect((await auth.call('update', { oobCode })).body).toMatchObject({ email, emailVerified: true });
    expect((await auth.call('update', { oobCode })).outcome).toBe('INVALID_OOB_CODE');
    expect(await userOf(idToken)).toMatchObject({ emailVerified: true });
    const { body } = await auth.refresh({ grant_type: 'refresh_token', refresh_token: refreshToken });
    expect(claimsIn(body.id_token)).toMatchObject({ email_verified: true });
  });

  test('a password that is forgotten is set anew by a mail, and the old one is good for nothing', async () => {
    const { email, password } = await signUp();
    await send('PASSWORD_RESET', { email });
    const oobCode = await codeFor(email, 'resetPassword');
    expect((await auth.call('resetPassword', { oobCode, newPassword: '12345' })).outcome).toBe('WEAK_PASSWORD');
    expect((await auth.call('update', { oobCode })).outcome).not.toBe('OK');
    expect((await auth.call('resetPassword', { oobCode, newPassword: NEW_PASSWORD })).outcome).toBe('OK');
    expect((await auth.call('resetPassword', { oobCode, newPassword: NEW_PASSWORD })).outcome).toBe('INVALID_OOB_CODE');
    expect(await signIn(email, password)).toBe('INVALID_LOGIN_CREDENTIALS');
    expect(await signIn(email, NEW_PASSWORD)).toBe('OK');
  });

  test('a request for a new password is answered alike for a known and an unknown address', async () => {
    const { email } = await signUp();
    const [known, unknown] = await Promise.all(
      [email, 'nobody@folk.test'].map((each) => send('PASSWORD_RESET', { email: each })),
    );
    expect(known?.body).toMatchObject({ email });
    expect(Object.keys(unknown?.body ?? {})).toEqual(Object.keys(known?.body ?? {}));
    expect(await codeFor('nobody@folk.test', 'resetPassword')).toBe('');
  });

  test('a new address counts when its owner has followed the link, and the old one signs in no more', async () => {
    const { email, password, idToken } = await signUp();
    const newEmail = `new-${email}`;
    expect((await send('VERIFY_AND_CHANGE_EMAIL', { idToken, newEmail: MEMBER.email })).outcome).toBe('EMAIL_EXISTS');
    expect((await send('VERIFY_AND_CHANGE_EMAIL', { idToken })).outcome).toBe('MISSING_NEW_EMAIL');
    await send('VERIFY_AND_CHANGE_EMAIL', { idToken, newEmail });
    expect(await signIn(email, password)).toBe('OK');
    const oobCode = await codeFor(newEmail, 'verifyAndChangeEmail');
    expect((await auth.call('update', { oobCode })).body).toMatchObject({ email: newEmail, emailVerified: true });
    expect((await auth.call('update', { oobCode })).outcome).toBe('INVALID_OOB_CODE');
    expect(await signIn(email, password)).toBe('INVALID_LOGIN_CREDENTIALS');
    expect(await signIn(newEmail, password)).toBe('OK');
  });

  test('a new password is set by its owner, who stays signed in', async () => {
    const { email, password, idToken } = await signUp();
    const { outcome, body } = await auth.call('update', { idToken, password: NEW_PASSWORD, returnSecureToken: true });
    expect(outcome).toBe('OK');
    expect((await auth.call('lookup', { idToken: body.idToken })).outcome).toBe('OK');
    expect(await signIn(email, password)).toBe('INVALID_LOGIN_CREDENTIALS');
    expect(await signIn(email, NEW_PASSWORD)).toBe('OK');
  });

  test('an account is deleted by its owner, and the address is free again', async () => {
    const { email, password, idToken } = await signUp();
    expect((await auth.call('delete', { idToken })).outcome).toBe('OK');
    expect((await auth.call('lookup', { idToken })).outcome).not.toBe('OK');
    expect(await signIn(email, password)).toBe('INVALID_LOGIN_CREDENTIALS');
    expect((await auth.call('signUp', { email, password })).outcome).toBe('OK');
  });
});
