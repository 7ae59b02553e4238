import { codeOf, isAnswer, NoAnswer } from '../identity/backend-answer';
import { Refused } from './error-texts';

const PASSWORD_WRONG = 'Your current password is not right.';

const TEXTS: Record<string, string> = {
  'auth/invalid-credential': PASSWORD_WRONG,
  'auth/wrong-password': PASSWORD_WRONG,
  'auth/user-mismatch': 'That is another Google account than yours.',
  'auth/popup-closed-by-user': 'Google’s window was closed: nothing was changed.',
  'auth/popup-blocked': 'The browser has blocked Google’s window: nothing was changed.',
  'auth/too-many-requests': 'Too many attempts: try again in a few minutes.',
  'auth/requires-recent-login': 'Log out and in again, and then try once more.',
  'auth/email-already-in-use': 'Another account has this address.',
  'auth/invalid-email': 'This is no e-mail address.',
  'auth/invalid-new-email': 'This is no e-mail address.',
  'permission-denied':
    'The rules of the database do not allow this. An admin stays until another admin has taken the role away.',
};

/** The list of missing things in texts of the service: `… [what is missing] (auth/…)`. */
const MISSING = /\[(.+)\]/;

/** Why something about the own account was not done. */
export function accountErrorText(error: unknown): string {
  if (error instanceof Refused || error instanceof NoAnswer) return error.message;
  const code = codeOf(error) ?? '';
  if (Object.hasOwn(TEXTS, code)) return TEXTS[code] ?? '';
  if (!isAnswer(error)) return 'The backend cannot be reached: nothing was changed.';
  const message = error instanceof Error ? error.message : '';
  return MISSING.exec(message)?.[1] ?? `The service refused this: ${message}`;
}
