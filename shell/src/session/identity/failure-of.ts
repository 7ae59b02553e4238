import { codeOf, isAnswer } from './backend-answer';
import type { Failure } from './session-state';

/** Codes by which the service takes a session back. */
const REVOKED = [
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-user-token',
  'unauthenticated',
];

/** The meaning of a failed call for the session. */
export function failureOf(error: unknown): Failure {
  if (REVOKED.includes(codeOf(error) ?? '')) return { kind: 'revoked', error };
  return { kind: isAnswer(error) ? 'refused' : 'silent', error };
}
