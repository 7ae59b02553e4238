/** @jest-environment node */
import { createHmac } from 'node:crypto';
import { issuerOf, readToken, signToken } from './id-token';

const secret = Buffer.alloc(32, 1);
const claims = {
  iss: issuerOf('p'),
  aud: 'p',
  sub: 'u',
  ...{ iat: 1, exp: 2, auth_time: 1, revocations: 0 },
  firebase: { sign_in_provider: 'password' },
};
const token = signToken(claims, secret);
const [header = '', payload = '', signature = ''] = token.split('.');
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const signed = (head: unknown, body: unknown) => {
  const text = `${encoded(head)}.${encoded(body)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
};

test('a token of this project gives its claims', () => {
  expect(readToken(token, secret, 'p')).toEqual(claims);
});

test.each([
  ['nothing', ''],
  ['no token', 'junk'],
  ['no signature', `${header}.${payload}.`],
  ['algorithm none', `${encoded({ alg: 'none', typ: 'JWT' })}.${payload}.`],
  ['algorithm none with a signature', signed({ alg: 'none', typ: 'JWT' }, claims)],
  ['a changed payload', `${header}.${encoded({ ...claims, sub: 'admin' })}.${signature}`],
  ['another key', signToken(claims, Buffer.alloc(32, 2))],
  ['a longer token', `${token}.x`],
  ['half a signature', token.slice(0, -10)],
  ['another project', signToken({ ...claims, aud: 'q' }, secret)],
  ['another issuer', signToken({ ...claims, iss: issuerOf('q') }, secret)],
  ['nobody', signToken({ ...claims, sub: '' }, secret)],
  ['claims of other types', signToken({ ...claims, exp: 'never' }, secret)],
  ['no claims', signToken([], secret)],
])('%s gives none', (_, text) => {
  expect(readToken(text, secret, 'p')).toBeUndefined();
});
