import { messageOf } from '@otherfolk/shared/domain/message-of';
import { codeOf, isAnswer, NoAnswer } from '../identity/backend-answer';

// docs/product.md#error-texts
export const PASSWORDS_DIFFER = 'Passwords do not match';
const LOGIN_FAILED = 'Login failed';
const GOOGLE_FAILED = 'Google login failed.';
const SIGN_UP_FAILED = 'Signup failed: ';

export const FIELDS_MISSING = 'Please fill in every field.';

/** Something that the form does not send; its message is for the person in front of it. */
export class Refused extends Error {
  override name = 'Refused';
}

export type Attempt = 'login' | 'signup' | 'google';

/** Somebody else's window took over: nothing failed. */
const SUPERSEDED = 'auth/cancelled-popup-request';

/** The text of the form for an attempt that failed; undefined where it says nothing. A failed login never tells who has an account. */
export function errorText(attempt: Attempt, error: unknown): string | undefined {
  if (codeOf(error) === SUPERSEDED) return undefined;
  if (error instanceof Refused) return error.message;
  if (attempt === 'login') return LOGIN_FAILED;
  if (attempt === 'google') return GOOGLE_FAILED;
  return SIGN_UP_FAILED + messageOf(error);
}

interface SignUpFields {
  displayName: string;
  email: string;
  password: string;
  confirmation: string;
}

/** Why a form is not sent, if it is not. */ // docs/product.md#log-in-and-sign-up
export function validationError(fields: Partial<SignUpFields>): string | undefined {
  const { displayName, password, confirmation } = fields;
  if (password && confirmation && password !== confirmation) return PASSWORDS_DIFFER;
  const isMissing = displayName?.trim() === '' || Object.values(fields).includes('');
  return isMissing ? FIELDS_MISSING : undefined;
}

const REFUSALS: Record<string, string> = {
  'permission-denied': 'The rules of the database do not allow this.',
  'not-found': 'This member is not there any more.',
  unauthenticated: 'Your session has ended: sign in again.',
};

/** Why the database did not do what an admin asked for. */
export function adminErrorText(error: unknown): string {
  const words = REFUSALS[codeOf(error) ?? ''];
  if (words) return words;
  if (error instanceof NoAnswer) return `${error.message} Load the page again to see what holds.`;
  return isAnswer(error) ? 'The database refused this.' : 'The backend cannot be reached: nothing was changed.';
}
