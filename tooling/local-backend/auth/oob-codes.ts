import { randomBytes } from 'node:crypto';
import { invalidArgument } from './credentials';

const HOUR_MS = 3_600_000;

/** The kinds of links in mails, and how long each is good for. */
const LIFETIME_MS = {
  PASSWORD_RESET: HOUR_MS,
  VERIFY_EMAIL: 72 * HOUR_MS,
  VERIFY_AND_CHANGE_EMAIL: 72 * HOUR_MS,
  RECOVER_EMAIL: 72 * HOUR_MS,
} as const;

export type OobKind = keyof typeof LIFETIME_MS;

export interface OobAction {
  kind: OobKind;
  localId: string;
  /** The address of the account when the mail was sent; the one to bring back where that is what the mail is for. */
  email: string;
  newEmail?: string;
}

interface TimedAction extends OobAction {
  expires: number;
}

const MAX_CODES = 1000;

/** The codes in mails: each is good once, and for a while. They live as long as the server. */
export class OobCodes {
  private readonly actions = new Map<string, TimedAction>();

  constructor(private readonly now: () => number) {}

  issue(action: OobAction): string {
    const code = randomBytes(32).toString('base64url');
    this.actions.set(code, { ...action, expires: this.now() + LIFETIME_MS[action.kind] });
    const [oldest] = this.actions.keys();
    if (this.actions.size > MAX_CODES && oldest !== undefined) this.actions.delete(oldest);
    return code;
  }

  /** Throws an HttpError for a code that is not good, or no longer. */
  find(code: string): TimedAction {
    if (!code) throw invalidArgument('MISSING_OOB_CODE');
    const action = this.actions.get(code);
    if (!action) throw invalidArgument('INVALID_OOB_CODE');
    if (action.expires <= this.now()) throw invalidArgument('EXPIRED_OOB_CODE');
    return action;
  }

  spend(code: string): void {
    this.actions.delete(code);
  }

  giveBack(code: string, action: TimedAction): void {
    this.actions.set(code, action);
  }

  /** Ends what was sent before something about the account changed, but for the way back to an earlier address. */
  endAllOf(localId: string): void {
    for (const [code, action] of this.actions)
      if (action.localId === localId && action.kind !== 'RECOVER_EMAIL') this.actions.delete(code);
  }
}
