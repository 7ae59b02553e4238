/** @jest-environment node */
import { serviceError } from '../../testing/fake-identity';
import { failureOf } from './failure-of';

test.each([
  ['auth/user-token-expired', 'revoked'],
  ['auth/user-disabled', 'revoked'],
  ['auth/user-not-found', 'revoked'],
  ['auth/invalid-user-token', 'revoked'],
  ['unauthenticated', 'revoked'],
  ['auth/network-request-failed', 'silent'],
  ['unavailable', 'silent'],
  ['permission-denied', 'refused'],
])('%s means that the call was %s', (code, kind) => {
  expect(failureOf(serviceError(code))).toMatchObject({ kind, error: { code } });
});

test('an error without a code is no answer', () => {
  expect(failureOf(new TypeError('Failed to fetch')).kind).toBe('silent');
});
