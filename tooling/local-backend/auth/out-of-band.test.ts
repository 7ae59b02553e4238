/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DurableFile } from '../store/durable-file';
import { type Accounts, accountsFormat } from './account';
import { Auth } from './auth';
import { Mailbox } from './mailbox';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'otherfolk-mails-'));
});
afterAll(() => rm(folder, { recursive: true }));

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const wren = { email: 'wren@folk.test', password: 'quiet-harbour-7' };
const NEW_PASSWORD = 'another-harbour-8';

let files = 0;
let time: number;
let accounts: DurableFile<Accounts>;
let auth: Auth;
let mailbox: Mailbox;
let idToken = '';
let refreshToken = '';
beforeEach(async () => {
  time = Date.now();
  accounts = await DurableFile.open(path.join(folder, `${++files}.json`), accountsFormat);
  mailbox = new Mailbox();
  auth = new Auth({ accounts, projectId: 'demo', secret: Buffer.alloc(32), mailbox, now: () => time });
  ({ idToken, refreshToken } = (await auth.call('signUp', wren)) as { idToken: string; refreshToken: string });
});

const codeOf = (at = 0) => new URL(mailbox.mails[at]?.link ?? '', 'http://x').searchParams.get('oobCode') ?? '';
const outcomeOf = (attempt: Promise<object>) =>
  attempt.then(
    () => 'OK',
    (error: Error) => error.message.split(' ')[0] ?? '',
  );
const call = (name: string, body: object) => outcomeOf(auth.call(name, body));
const refresh = (token = refreshToken) =>
  outcomeOf((async () => auth.refresh(new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token })))());
const askForReset = () => auth.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: wren.email });
const askForChange = (newEmail = 'new@folk.test', token = idToken) =>
  call('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: token, newEmail });

test.each([
  [
    'a link for a new password',
    HOUR_MS,
    () => askForReset(),
    () => call('resetPassword', { oobCode: codeOf(), newPassword: NEW_PASSWORD }),
  ],
  [
    'a link that verifies',
    72 * HOUR_MS,
    () => auth.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken }),
    () => call('update', { oobCode: codeOf() }),
  ],
])('%s is good for %d milliseconds', async (_, lifetime, ask, use) => {
  await ask();
  time += lifetime;
  expect(await use()).toBe('EXPIRED_OOB_CODE');
  time -= 1;
  expect(await use()).toBe('OK');
});

test('one of two calls with the same code at the same time succeeds', async () => {
  await askForReset();
  const oobCode = codeOf();
  const attempts = [NEW_PASSWORD, 'third-harbour-9'].map((newPassword) =>
    call('resetPassword', { oobCode, newPassword }),
  );
  expect((await Promise.all(attempts)).sort()).toEqual(['INVALID_OOB_CODE', 'OK']);
});

test('a reset ends all sessions, verifies the address, and makes older codes worthless', async () => {
  await askForReset();
  await askForReset();
  const [second, first] = [codeOf(0), codeOf(1)];
  expect(await call('resetPassword', { oobCode: second, newPassword: NEW_PASSWORD })).toBe('OK');
  expect(await refresh()).toBe('TOKEN_EXPIRED');
  expect(await call('lookup', { idToken })).toBe('TOKEN_EXPIRED');
  expect(await call('resetPassword', { oobCode: first, newPassword: 'third-harbour-9' })).toBe('INVALID_OOB_CODE');
  expect([...accounts.value.values()][0]?.emailVerified).toBe(true);
});

test('a reset with a password against the policy says so, and the code stays good', async () => {
  await askForReset();
  const reset = (newPassword: string) => call('resetPassword', { oobCode: codeOf(), newPassword });
  expect(await reset('Password123!')).toBe('PASSWORD_DOES_NOT_MEET_REQUIREMENTS');
  expect(await reset('wren@folk.test')).toBe('PASSWORD_DOES_NOT_MEET_REQUIREMENTS');
  expect(await reset(NEW_PASSWORD)).toBe('OK');
});

test('a code is still good after the disk has refused the change', async () => {
  await askForReset();
  jest.spyOn(accounts, 'change').mockImplementationOnce(async (step) => {
    step(accounts.value);
    throw new Error('full');
  });
  const reset = () => call('resetPassword', { oobCode: codeOf(), newPassword: NEW_PASSWORD });
  expect(await reset()).toBe('full');
  expect(await reset()).toBe('OK');
});

test('a new password ends all other sessions, and codes that were sent before', async () => {
  const other = (await auth.call('signInWithPassword', wren)) as Record<string, string>;
  await askForReset();
  const changed = await auth.call('update', { idToken, password: NEW_PASSWORD, returnSecureToken: true });
  expect(await refresh((changed as Record<string, string>).refreshToken)).toBe('OK');
  expect(await refresh(other.refreshToken)).toBe('TOKEN_EXPIRED');
  expect(await refresh()).toBe('TOKEN_EXPIRED');
  expect(await call('resetPassword', { oobCode: codeOf(), newPassword: 'third-harbour-9' })).toBe('INVALID_OOB_CODE');
});

test('a change of address ends all sessions, and the old address can take it back', async () => {
  expect(await askForChange()).toBe('OK');
  expect(await call('update', { oobCode: codeOf() })).toBe('OK');
  expect(await refresh()).toBe('TOKEN_EXPIRED');
  expect(mailbox.mails[0]).toMatchObject({ to: wren.email, subject: 'Your address was changed' });
  expect(await call('update', { oobCode: codeOf() })).toBe('OK');
  expect(await call('signInWithPassword', wren)).toBe('OK');
  expect(await call('signInWithPassword', { ...wren, email: 'new@folk.test' })).toBe('INVALID_LOGIN_CREDENTIALS');
});

test('an address that somebody else took in the meantime is not changed to', async () => {
  await askForChange();
  await auth.call('signUp', { ...wren, email: 'new@folk.test' });
  expect(await call('update', { oobCode: codeOf() })).toBe('EMAIL_EXISTS');
  expect(await call('signInWithPassword', wren)).toBe('OK');
});

test.each([
  ['a new password', () => call('update', { idToken, password: NEW_PASSWORD, returnSecureToken: true })],
  ['a new address', () => askForChange()],
  ['the end of the account', () => call('delete', { idToken })],
])('%s needs a sign-in of the last five minutes', async (_, attempt) => {
  time += 5 * MINUTE_MS + 1000;
  expect(await attempt()).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  time -= 1000;
  expect(await attempt()).toBe('OK');
});

test('a new name does not make a sign-in recent', async () => {
  time += 4 * MINUTE_MS;
  const renamed = await auth.call('update', { idToken, displayName: 'Wren', returnSecureToken: true });
  time += 2 * MINUTE_MS;
  expect(await call('delete', { idToken: (renamed as Record<string, string>).idToken })).toBe(
    'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
  );
});

test('an address is not changed without a mail', async () => {
  expect(await call('update', { idToken, email: 'new@folk.test' })).toBe('OPERATION_NOT_ALLOWED');
});

test('mails are kept up to a hundred', async () => {
  for (let sent = 0; sent < 120; sent++) await askForReset();
  expect(mailbox.mails).toHaveLength(100);
});
