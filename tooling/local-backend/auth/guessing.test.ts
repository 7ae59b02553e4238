/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DurableFile } from '../store/durable-file';
import { accountsFormat } from './account';
import { Auth } from './auth';
import { type Derive, PasswordHash } from './password-hash';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'otherfolk-guessing-'));
});
afterAll(() => rm(folder, { recursive: true }));

const KNOWN = { email: 'known@folk.test', password: 'quiet-harbour-7' };
const derive = jest.fn<ReturnType<Derive>, Parameters<Derive>>(async (password, _salt, bytes) =>
  Buffer.alloc(bytes, password),
);

let files = 0;
let auth: Auth;
beforeEach(async () => {
  const accounts = await DurableFile.open(path.join(folder, `${++files}.json`), accountsFormat);
  const passwordHash = new PasswordHash(derive);
  auth = new Auth({ accounts, projectId: 'demo', secret: Buffer.alloc(32), passwordHash });
  await auth.call('signUp', KNOWN);
  derive.mockClear();
});

const signIn = (email: string, password: string) => auth.call('signInWithPassword', { email, password });
const outcomeOf = (attempt: Promise<object>) =>
  attempt.then(
    () => 'OK',
    (error: Error) => error.message.split(' ')[0] ?? '',
  );

test.each([KNOWN.email, 'unknown@folk.test'])(
  'the server looks at 20 of 60 wrong passwords for %s that arrive at once',
  async (email) => {
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, (_, at) => outcomeOf(signIn(email, `wrong-password-${at}`))),
    );
    expect(derive).toHaveBeenCalledTimes(20);
    expect(outcomes.filter((outcome) => outcome === 'INVALID_LOGIN_CREDENTIALS')).toHaveLength(20);
    expect(outcomes.filter((outcome) => outcome === 'TOO_MANY_ATTEMPTS_TRY_LATER')).toHaveLength(40);
  },
);

test('the password of an unknown address is hashed as that of a known one', async () => {
  await outcomeOf(signIn(KNOWN.email, 'wrong-password'));
  await outcomeOf(signIn('unknown@folk.test', 'wrong-password'));
  const [known, unknown] = derive.mock.calls.map(([password, salt, bytes]) => [password, salt.length, bytes]);
  expect(unknown).toEqual(known);
  expect(derive).toHaveBeenCalledTimes(2);
});

test('the password of an account that has none is hashed, too, and is wrong', async () => {
  const claims = { sub: 'g', email: 'google@folk.test', email_verified: true };
  const postBody = String(new URLSearchParams({ providerId: 'google.com', id_token: JSON.stringify(claims) }));
  await auth.call('signInWithIdp', { requestUri: 'http://localhost', postBody });
  expect(await outcomeOf(signIn('google@folk.test', 'wrong-password'))).toBe('INVALID_LOGIN_CREDENTIALS');
  expect(derive).toHaveBeenCalledTimes(1);
});

test('the right password signs in after nineteen wrong ones, and all is forgiven', async () => {
  for (let round = 0; round < 2; round++) {
    await Promise.all(Array.from({ length: 19 }, () => outcomeOf(signIn(KNOWN.email, 'wrong-password'))));
    expect(await outcomeOf(signIn(KNOWN.email, KNOWN.password))).toBe('OK');
  }
});
