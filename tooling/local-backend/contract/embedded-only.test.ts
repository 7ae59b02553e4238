/** @jest-environment node */
import { DEMO_PASSWORD, demoAccounts } from '../demo-accounts';
import { documentsOf } from '../firestore/document';
import { EMBEDDED_PROJECT } from '../target/embedded-target';
import { type EmbeddedBackend, startEmbeddedBackend } from './embedded-backend';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await startEmbeddedBackend();
});
afterAll(() => backend.close());

const AUTH = '/identitytoolkit.googleapis.com/v1/accounts';
const DOCUMENTS = `/v1/${documentsOf(EMBEDDED_PROJECT)}`;

async function send(path: string, init: RequestInit) {
  const response = await fetch(backend.origin + path, init);
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
}
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  send(path, { method: 'POST', body, headers });

test.each([
  ['another site', { Origin: 'https://evil.example' }],
  ['another port of this machine', { Origin: 'http://localhost:1' }],
  ['this machine under another name', { Origin: 'http://127.0.0.1' }],
  ['a page without an origin', { Origin: 'null' }],
])('%s cannot make a call', async (_, headers) => {
  const answer = await post(`${AUTH}:signUp`, '{"email":"evil@folk.test","password":"quiet-harbour-7"}', headers);
  expect(answer.status).toBe(403);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  const signIn = await post(`${AUTH}:signInWithPassword`, '{"email":"evil@folk.test","password":"quiet-harbour-7"}');
  expect(signIn.body).toMatchObject({ error: { message: 'INVALID_LOGIN_CREDENTIALS' } });
});

test('pages of the own origin can', async () => {
  const body = JSON.stringify({ email: 'admin@demo.test', password: DEMO_PASSWORD });
  expect((await post(`${AUTH}:signInWithPassword`, body, { Origin: backend.origin })).status).toBe(200);
});

test('a preflight is refused', async () => {
  const { status } = await send(`${AUTH}:signUp`, { method: 'OPTIONS', headers: { Origin: 'https://evil.example' } });
  expect(status).toBe(403);
});

test.each([
  ['an unknown call of the accounts', 'POST', `${AUTH}:batchDelete`, '{}'],
  ['an unknown service', 'POST', '/identitytoolkit.googleapis.com/v2/accounts:signUp', '{}'],
  ['an unknown call of the documents', 'POST', `${DOCUMENTS}:runAggregationQuery`, '{}'],
  ['a call by GET', 'GET', `${DOCUMENTS}/users/bob`, undefined],
  ['a removal by DELETE', 'DELETE', `${DOCUMENTS}/users/bob`, undefined],
  ['an unknown parameter', 'POST', `${DOCUMENTS}:batchGet`, '{"documents":[],"mask":{}}'],
  ['an unknown parameter of a sign-up', 'POST', `${AUTH}:signUp`, '{"phoneNumber":"1"}'],
  ['an unknown transform', 'POST', `${DOCUMENTS}:commit`, JSON.stringify({ writes: [{ transform: {} }] })],
  [
    'an unknown type of value',
    'POST',
    `${DOCUMENTS}:commit`,
    JSON.stringify({
      writes: [{ update: { name: `${documentsOf(EMBEDDED_PROJECT)}/users/x`, fields: { a: { bytesValue: '' } } } }],
    }),
  ],
])('%s is not served, and the answer says so', async (_, method, path, body) => {
  const answer = await send(path, { method, ...(body !== undefined && { body }) });
  expect(answer.status).toBe(501);
  expect(answer.body).toMatchObject({
    error: { code: 501, status: 'UNIMPLEMENTED', message: expect.stringMatching(/served by the local backend/) },
  });
});

test.each([
  ['what is no JSON', '{', /not JSON/],
  ['a text', '"text"', /Object/],
  ['a wrong type', '{"email":1}', /email/],
])('%s is answered with 400', async (_, body, message) => {
  const answer = await post(`${AUTH}:signUp`, body);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ error: { status: 'INVALID_ARGUMENT', message: expect.stringMatching(message) } });
});

test('a request that is too long is answered with 413', async () => {
  const answer = await post(`${AUTH}:signUp`, JSON.stringify({ email: 'x'.repeat(2_000_000) }));
  expect(answer.body).toMatchObject({ error: { code: 413 } });
});

test('a name of another database is refused', async () => {
  const answer = await post('/v1/projects/other/databases/(default)/documents:batchGet', '{"documents":[]}');
  expect(answer.status).toBe(404);
});

test.each(demoAccounts)('$email signs in with the password of the demo accounts', async ({ email, localId }) => {
  const { body } = await post(`${AUTH}:signInWithPassword`, JSON.stringify({ email, password: DEMO_PASSWORD }));
  expect(body).toMatchObject({ localId, email });
  const { idToken } = body as { idToken: string };
  const name = `${documentsOf(EMBEDDED_PROJECT)}/users/${localId}`;
  const read = await post(`${DOCUMENTS}:batchGet`, JSON.stringify({ documents: [name] }), {
    Authorization: `Bearer ${idToken}`,
  });
  expect(read.body).toMatchObject([{ found: { fields: { email: { stringValue: email } } } }]);
});

test.each([
  ['/__/local/gapi.js', /window\.gapi/],
  ['/__/local/mails', /mails\.js/],
  ['/emulator/auth/action', /action\.js/],
  ['/emulator/auth/iframe', /relay\.js/],
  ['/emulator/auth/handler', /<button type="submit">Sign in<\/button>/],
])('%s is there, and asks for nothing from elsewhere', async (path, content) => {
  const response = await fetch(backend.origin + path);
  const text = await response.text();
  expect(text).toMatch(content);
  expect(text).not.toMatch(/(src|href)="https?:/);
  expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'self'/);
});

test('mails are shown to pages of the own origin only', async () => {
  await post(`${AUTH}:sendOobCode`, '{"requestType":"PASSWORD_RESET","email":"member@demo.test"}');
  const mails = (headers: Record<string, string>) => send('/__/local/mails.json', { headers });
  expect((await mails({ Origin: 'https://evil.example' })).status).toBe(403);
  expect((await mails({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect((await mails({})).body).toMatchObject([{ to: 'member@demo.test', subject: 'Choose a new password' }]);
});
