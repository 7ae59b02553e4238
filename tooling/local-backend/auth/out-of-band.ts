import { parseRequest } from '../http/parse-request';
import type { DurableFile } from '../store/durable-file';
import { type Account, type Accounts, findByEmail, withAccount } from './account';
import * as requests from './auth-requests';
import { emailFrom, invalidArgument, newPassword } from './credentials';
import type { Claims } from './id-token';
import { ACTION_PAGE, mailFor, MODES } from './mail-texts';
import type { Mailbox } from './mailbox';
import { type OobAction, OobCodes } from './oob-codes';
import type { PasswordHash } from './password-hash';
import { requireRecentSignIn } from './recent-sign-in';
import { endSessions } from './sessions';

interface OutOfBandOptions {
  accounts: DurableFile<Accounts>;
  passwordHash: PasswordHash;
  mailbox: Mailbox;
  now: () => number;
  /** Throws an HttpError for a token that is not good. */
  ownerOf: (idToken: string) => { account: Account; claims: Claims };
}

/** The calls about links in mails: asking for one, and what it comes to. */
export class OutOfBand {
  private readonly codes: OobCodes;

  constructor(private readonly options: OutOfBandOptions) {
    this.codes = new OobCodes(options.now);
  }

  /** Ends the codes that were sent before the account changed. */
  endAllOf(localId: string): void {
    this.codes.endAllOf(localId);
  }

  /** Answers `accounts:sendOobCode`. Of a password that is forgotten the answer is the same for every address. */
  send(body: unknown): object {
    const { requestType, idToken = '', email, newEmail } = parseRequest(requests.sendOobCodeRequest, body);
    if (requestType === 'PASSWORD_RESET') {
      const known = emailFrom(email);
      const account = findByEmail(this.options.accounts.value, known);
      if (account) this.mail({ kind: requestType, localId: account.localId, email: known });
      return { email: known };
    }
    const { account, claims } = this.options.ownerOf(idToken);
    const { localId, email: own } = account;
    if (requestType === 'VERIFY_EMAIL') {
      this.mail({ kind: requestType, localId, email: own });
      return { email: own };
    }
    requireRecentSignIn(claims, this.options.now());
    if (!newEmail) throw invalidArgument('MISSING_NEW_EMAIL');
    const wanted = emailFrom(newEmail);
    if (findByEmail(this.options.accounts.value, wanted)) throw invalidArgument('EMAIL_EXISTS');
    this.mail({ kind: requestType, localId, email: own, newEmail: wanted });
    return { email: own };
  }

  /** Answers `accounts:resetPassword`: what a code is for, or, with a new password, the reset. */
  async resetPassword(body: unknown): Promise<object> {
    const { oobCode, newPassword: chosen } = parseRequest(requests.resetPasswordRequest, body);
    const { kind, localId, email, newEmail } = this.codes.find(oobCode);
    if (chosen !== undefined) {
      if (kind !== 'PASSWORD_RESET') throw invalidArgument('INVALID_OOB_CODE');
      const { displayName } = this.accountOf(localId, email);
      const passwordHash = await this.options.passwordHash.of(newPassword(chosen, { email, displayName }));
      // Reading the mail proves the address.
      await this.spend(oobCode, (account) => ({ ...endSessions(account), passwordHash, emailVerified: true }));
    }
    return { email, newEmail, requestType: kind };
  }

  /** Answers `accounts:update` with a code. */
  async apply(oobCode: string): Promise<object> {
    const { kind, newEmail = '' } = this.codes.find(oobCode);
    if (kind === 'PASSWORD_RESET') throw invalidArgument('INVALID_OOB_CODE');
    const { localId, email } = await this.spend(oobCode, (account, accounts, action) => {
      if (kind === 'VERIFY_EMAIL') return { ...account, emailVerified: true };
      const next = kind === 'RECOVER_EMAIL' ? action.email : newEmail;
      if (accounts.some((other) => other.email === next)) throw invalidArgument('EMAIL_EXISTS');
      return { ...endSessions(account), email: next, emailVerified: true };
    });
    return { localId, email, emailVerified: true };
  }

  private mail(action: OobAction): void {
    const link = `${ACTION_PAGE}?${new URLSearchParams({ mode: MODES[action.kind], oobCode: this.codes.issue(action) })}`;
    this.options.mailbox.send({ ...mailFor(action), link, sent: this.options.now() });
  }

  private accountOf(localId: string, email: string): Account {
    const account = this.options.accounts.value.get(localId);
    if (account?.email !== email) throw invalidArgument('INVALID_OOB_CODE');
    return account;
  }

  /** Makes the change that the code is good for, once, even where it arrives twice at the same time. What fails spends nothing. */
  private async spend(
    code: string,
    change: (account: Account, others: Account[], action: OobAction) => Account,
  ): Promise<Account> {
    let spent: { action: ReturnType<OobCodes['find']>; before: Account; after: Account } | undefined;
    try {
      await this.options.accounts.change((accounts) => {
        const action = this.codes.find(code);
        const before = accounts.get(action.localId);
        const isStale = action.kind !== 'RECOVER_EMAIL' && before?.email !== action.email;
        if (!before || isStale) throw invalidArgument('INVALID_OOB_CODE');
        const others = [...accounts.values()].filter((each) => each !== before);
        const after = change(before, others, action);
        this.codes.spend(code);
        spent = { action, before, after };
        return withAccount(accounts, after);
      });
    } catch (error) {
      // The disk did not take it.
      if (spent) this.codes.giveBack(code, spent.action);
      throw error;
    }
    if (!spent) throw new Error('a confirmed change was never made');
    const { action, before, after } = spent;
    const { localId, email } = before;
    if (after.revocations !== before.revocations) this.codes.endAllOf(localId);
    if (action.kind === 'VERIFY_AND_CHANGE_EMAIL')
      this.mail({ kind: 'RECOVER_EMAIL', localId, email, newEmail: after.email });
    return after;
  }
}
