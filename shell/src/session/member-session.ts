import { readConnection } from '@otherfolk/shared/session/watcher';
import { readSession, signedOut, writeConnection, writeSession } from '@otherfolk/shared/session/writer';
import { AccountCalls } from './account-calls';
import { codeOf, isAnswer, within } from './backend-answer';
import type { Account, Identity } from './identity';
import { MemberDirectory } from './member-directory';
import { onWake } from './on-wake';
import { readOwnAccount, writeOwnAccount } from './own-account-store';
import { shownProfile } from './profile-rules';
import { retryLater } from './retry-later';
import { ensureProfile, type EnsuredProfile } from './ensure-profile';

/** A profile is not read again for this long: going to and fro between windows costs nothing. */
const FRESH_MS = 30_000;

/** Codes by which the service takes a session back. */
const REVOKED = [
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-user-token',
  'unauthenticated',
];

const isSignedOut = () => readSession().status === 'signed-out';

function isSettled(): boolean {
  const session = readSession();
  return session.status === 'signed-in' && session.isConfirmed;
}

/** Keeps the session store in step with the identity service, and speaks to the service for the dialog. */
export class MemberSession {
  /** Undefined until the service has told. */
  private account: Account | null | undefined;
  /** The latest attempt to learn the profile: what comes of earlier ones is ignored. */
  private attempt = 0;
  private loading = Promise.resolve();
  private readAt = 0;
  private nameAtSignUp = '';
  private isRefreshing = false;
  private readonly retry = retryLater(() => void this.refresh());

  readonly directory: MemberDirectory;
  readonly own: AccountCalls;

  /** `rememberSession` remembers on this device who is signed in. */
  constructor(
    private readonly identity: Identity,
    private readonly rememberSession: (displayName: string | null) => void,
  ) {
    const reach = <T>(call: Promise<T>) => this.reach(call);
    this.directory = new MemberDirectory(identity, reach, async (userId) => {
      if (this.account?.userId === userId) await this.load(this.account);
    });
    this.own = new AccountCalls(identity, reach, () => this.account?.userId ?? '');
  }

  start(): void {
    const told = new Promise<void>((resolve) => {
      this.identity.onAccount((account) => {
        resolve();
        this.take(account, this.nameAtSignUp);
      });
    });
    // The service says nothing until it has asked whether the account is still good.
    within(told).catch(() => this.goOffline());
    onWake(() => void this.refresh());
  }

  /** Whose account is signed in, as far as the service has told; also while the profile is not known. */
  get userId(): string | undefined {
    return this.account?.userId;
  }

  /** Resolves when the account is signed in; its profile follows. Like the next two, rejects with the error of the service. */
  async signIn(email: string, password: string): Promise<void> {
    this.take(await this.reach(this.identity.signIn(email, password)));
  }

  async signUp(email: string, password: string, displayName: string): Promise<void> {
    // The service may tell of the account before it says that it has made it.
    this.nameAtSignUp = displayName;
    try {
      this.take(await this.reach(this.identity.signUp(email, password, displayName)));
    } finally {
      this.nameAtSignUp = '';
    }
  }

  async signInWithGoogle(): Promise<void> {
    const account = await this.identity.signInWithGoogle();
    this.take(account, account.displayName);
  }

  prepareGoogle(): void {
    this.identity.prepareGoogle();
  }

  async signOut(): Promise<void> {
    await this.identity.signOut();
    this.take(null);
  }

  private take(account: Account | null, givenName = ''): void {
    const isKnown = this.account !== undefined && this.account?.userId === account?.userId;
    this.account = account;
    this.tellOwn(account);
    if (isKnown && !givenName && (!account || readSession().status !== 'signed-out')) return;
    if (account) this.enter(account, givenName);
    else this.leave();
  }

  private enter(account: Account, givenName: string): void {
    const session = readSession();
    if (session.status !== 'signed-in' || session.userId !== account.userId) {
      const remembered = session.status === 'loading' ? session.displayName : '';
      writeSession({ status: 'loading', displayName: givenName || remembered || account.displayName });
    }
    void this.load(account, givenName);
  }

  private leave(): void {
    this.retry.reset();
    this.rememberSession(null);
    if (readSession().status !== 'signed-out') writeSession(signedOut);
  }

  private load(account: Account, givenName = ''): Promise<void> {
    const attempt = ++this.attempt;
    // One after the other: two that find no profile would both write one.
    this.loading = this.loading.then(() => this.learn(account, givenName, attempt));
    return this.loading;
  }

  private async learn(account: Account, givenName: string, attempt: number): Promise<void> {
    const isOutdated = () => attempt !== this.attempt || account.userId !== this.account?.userId || isSignedOut();
    try {
      const settled = await ensureProfile(this.identity, (call) => this.reach(call), account, givenName);
      if (isOutdated()) return;
      this.readAt = Date.now();
      this.show(account, settled);
      if (!settled.isConfirmed) this.retry.later();
    } catch (error) {
      if (!isOutdated()) await this.giveUp(account, error);
    }
  }

  private show(account: Account, { profile, isConfirmed, isRemoved }: EnsuredProfile): void {
    this.rememberSession(profile.displayName);
    this.tellOwn(account, isRemoved === true);
    writeSession({ status: 'signed-in', userId: account.userId, profile, isConfirmed });
  }

  private tellOwn(account: Account | null, isRemoved = readOwnAccount()?.isRemoved === true): void {
    const { email = '', emailVerified = false, hasPassword = false } = account ?? {};
    writeOwnAccount(account && { email, emailVerified, hasPassword, isRemoved });
  }

  private async giveUp(account: Account, error: unknown): Promise<void> {
    if (REVOKED.includes(codeOf(error) ?? '')) return this.signOut();
    this.retry.later();
    if (!isAnswer(error)) return;
    console.warn('The profile cannot be read', error);
    if (readSession().status === 'loading') {
      this.show(account, { profile: shownProfile({}, account), isConfirmed: false });
    }
  }

  /** Learns what has changed since the profile was read, and whether a silent backend answers again. */
  async refresh(): Promise<void> {
    const { account } = this;
    const isOffline = readConnection() === 'Offline';
    if (this.isRefreshing || (account && isSignedOut())) return;
    // Who waits for a mail to be followed hears of it at once.
    const isFresh = isSettled() && account?.emailVerified === true && Date.now() - this.readAt < FRESH_MS;
    if (account ? isFresh && !isOffline : !isOffline) return;
    this.isRefreshing = true;
    try {
      if (account) await this.renew(account);
      else await this.reach(this.identity.ping());
    } catch (error) {
      if (account) await this.giveUp(account, error);
    } finally {
      this.isRefreshing = false;
    }
  }

  /** Learns what the service and the database say of the account now. */
  private async renew(account: Account): Promise<void> {
    const renewed = await this.reach(this.identity.checkAccount());
    if (renewed?.userId !== account.userId || this.account?.userId !== account.userId) return;
    this.account = renewed;
    this.tellOwn(renewed);
    await this.load(renewed);
  }

  /** Makes a call within the time that the site waits, and sees from it whether the backend answers. */
  private async reach<T>(call: Promise<T>): Promise<T> {
    try {
      const answer = await within(call);
      this.goOnline();
      return answer;
    } catch (error) {
      if (isAnswer(error)) this.goOnline();
      else this.goOffline();
      throw error;
    }
  }

  private goOnline(): void {
    this.retry.reset();
    writeConnection('Online');
  }

  private goOffline(): void {
    this.retry.later();
    writeConnection('Offline');
  }
}
