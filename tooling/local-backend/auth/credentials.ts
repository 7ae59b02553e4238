import { type PasswordOwner, passwordProblem } from '@otherfolk/shared/domain/password-rules';
import { HttpError } from '@otherfolk/system/http/http-error';

const EMAIL = /^[^@\s\p{C}]+@[^@\s\p{C}]+\.[^@\s\p{C}]+$/u;
const MAX_EMAIL = 256;
const MIN_PASSWORD = 6;
const MAX_PASSWORD = 4096;

/** A refusal in the words that the SDK knows. */
export const invalidArgument = (message: string) => new HttpError('INVALID_ARGUMENT', message);

/** The address as accounts keep it. Throws an HttpError. */
export function emailFrom(text: string | undefined): string {
  if (!text) throw invalidArgument('MISSING_EMAIL');
  if (text.length > MAX_EMAIL || !EMAIL.test(text)) throw invalidArgument('INVALID_EMAIL');
  return text.toLowerCase();
}

/** Throws an HttpError. */
export function givenPassword(text: string | undefined): string {
  if (!text) throw invalidArgument('MISSING_PASSWORD');
  return text;
}

/**
 * A password that an account may have from now on, by the rules of the site, as a project with a password policy keeps some.
 * Throws an HttpError.
 */
export function newPassword(text: string | undefined, owner: PasswordOwner): string {
  const password = givenPassword(text);
  if (password.length < MIN_PASSWORD)
    throw invalidArgument(`WEAK_PASSWORD : Password should be at least ${MIN_PASSWORD} characters`);
  if (password.length > MAX_PASSWORD)
    throw invalidArgument(`PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Password may have at most ${MAX_PASSWORD} characters`);
  const problem = passwordProblem(password, owner);
  if (problem)
    throw invalidArgument(`PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [${problem}]`);
  return password;
}
