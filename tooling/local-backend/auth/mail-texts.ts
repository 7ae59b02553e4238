import type { OobAction, OobKind } from './oob-codes';

/** The modes of Google's action pages, by the kinds of codes. */
export const MODES: Record<OobKind, string> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
};

export const ACTION_PAGE = '/emulator/auth/action';

/** The address that a mail goes to, and what it says. */
export function mailFor({ kind, email, newEmail = '' }: OobAction): { to: string; subject: string; text: string } {
  switch (kind) {
    case 'PASSWORD_RESET':
      return {
        to: email,
        subject: 'Choose a new password',
        text: `Somebody asked for a new password for ${email}. If it was not you, do nothing.`,
      };
    case 'VERIFY_EMAIL':
      return { to: email, subject: 'Verify your address', text: `Follow the link to show that ${email} is yours.` };
    case 'VERIFY_AND_CHANGE_EMAIL':
      return {
        to: newEmail,
        subject: 'Verify your new address',
        text: `Follow the link to sign in with ${newEmail} from now on, in place of ${email}.`,
      };
    case 'RECOVER_EMAIL':
      return {
        to: email,
        subject: 'Your address was changed',
        text: `You sign in with ${newEmail} now, and no longer with ${email}. If it was not you, follow the link to take it back.`,
      };
  }
}
