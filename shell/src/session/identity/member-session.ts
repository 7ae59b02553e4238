import type { GuardedKey } from '@otherfolk/shared/contract/guarded-keys';
import type { Audience } from '@otherfolk/shared/domain/audiences';
import { onSession, readConnection } from '@otherfolk/shared/session/watcher';
import { readSession, signedOut, writeConnection, writeSession } from '@otherfolk/shared/session/writer';
import { AccountCalls } from './account-calls';
import { isAnswer, withTimeout } from './backend-answer';
import { ensureProfile } from './ensure-profile';
import { failureOf } from './failure-of';
import type { Account, Identity } from './identity';
import { MemberDirectory } from './member-directory';
import { onWake } from './on-wake';
import { readOwnAccount, writeOwnAccount } from './own-account-store';
import { retryLater } from './retry-later';
import type { SessionEffect, SessionEvent, SessionState } from './session-state';
import { transition } from './session-transitions';

type EffectOf<Type extends SessionEffect['type']> = SessionEffect & { type: Type };

/**
 * Keeps the session store in step with the identity service, and speaks to the service for the dialog. What follows from what is
 * decided by `transition`; here its effects are run.
 */
export class MemberSession {
  private state: SessionState = { name: 'starting', attempt: 0 };
  private profiles = Promise.resolve();
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
    const call = <T>(answer: Promise<T>) => this.call(answer);
    this.directory = new MemberDirectory(identity, call, (userId) =>
      this.dispatch({ type: 'profile-changed', userId }),
    );
    this.own = new AccountCalls(identity, call, () => this.userId ?? '');
  }

  start(): void {
    const reported = new Promise<void>((resolve) => {
      this.identity.onAccount((account) => {
        resolve();
        this.changeAccount(account, this.nameAtSignUp);
      });
    });
    // The service says nothing until it has asked whether the account is still good.
    withTimeout(reported).catch(() => this.dispatch({ type: 'backend-silent' }));
    // Other tabs write the session, too (see follow-remembered-session.ts).
    onSession(({ status }) => {
      if (status === 'signed-out') void this.dispatch({ type: 'session-removed' });
      if (status === 'loading') void this.dispatch({ type: 'session-remembered' });
    });
    onWake(() => void this.refresh());
  }

  /** The id of the account that is signed in, as far as the service has reported it; also while the profile is not known. */
  get userId(): string | undefined {
    return 'account' in this.state ? this.state.account.userId : undefined;
  }

  /** Resolves when the account is signed in; its profile follows. Like the next two, rejects with the error of the service. */
  async signIn(email: string, password: string): Promise<void> {
    this.changeAccount(await this.call(this.identity.signIn(email, password)));
  }

  async signUp(email: string, password: string, displayName: string): Promise<void> {
    // The service may tell of the account before it says that it has made it.
    this.nameAtSignUp = displayName;
    try {
      this.changeAccount(await this.call(this.identity.signUp(email, password, displayName)));
    } finally {
      this.nameAtSignUp = '';
    }
  }

  async signInWithGoogle(): Promise<void> {
    const account = await this.identity.signInWithGoogle();
    this.changeAccount(account, account.displayName);
  }

  prepareGoogle(): void {
    this.identity.prepareGoogle();
  }

  async signOut(): Promise<void> {
    await this.identity.signOut();
    this.changeAccount(null);
  }

  /** The key to the files for an audience; undefined where there is none. Rejects where it is refused, or nothing answers. */
  guardedKey(audience: Audience): Promise<GuardedKey | undefined> {
    return this.call(this.identity.readGuardedKey(audience));
  }

  /** The token that proves to a server who is signed in. Rejects where nobody is. */
  idToken(): Promise<string> {
    return this.identity.idToken();
  }

  /** Learns what has changed since the profile was read, and whether a silent backend answers again. */
  async refresh(): Promise<void> {
    if (this.isRefreshing) return;
    this.isRefreshing = true;
    try {
      await this.dispatch({ type: 'refresh-due', at: Date.now(), isOffline: readConnection() === 'Offline' });
    } finally {
      this.isRefreshing = false;
    }
  }

  private changeAccount(account: Account | null, givenName = ''): void {
    void this.dispatch({ type: 'account-changed', account, givenName });
  }

  /** Resolves when all is done that follows from the event. What needs no answer is done at once. */
  private async dispatch(event: SessionEvent): Promise<void> {
    const { state, effects } = transition(this.state, event);
    this.state = state;
    await Promise.all(effects.map(async (effect) => this.run(effect)));
  }

  private run(effect: SessionEffect): Promise<void> | void {
    switch (effect.type) {
      case 'show-own-account':
        return this.showOwnAccount(effect);
      case 'show-loading':
        return this.showLoading(effect);
      case 'show-member': {
        const { userId, profile, isConfirmed } = effect;
        return writeSession({ status: 'signed-in', userId, profile, isConfirmed });
      }
      case 'show-signed-out':
        return writeSession(signedOut);
      case 'show-connection':
        return writeConnection(effect.connection);
      case 'remember-session':
        return this.rememberSession(effect.displayName);
      case 'ensure-profile':
        return this.ensureProfile(effect);
      case 'check-account':
        return this.checkAccount(effect);
      case 'ping':
        return this.call(this.identity.ping()).then(
          () => undefined,
          () => undefined, // Whether there was an answer is noted.
        );
      case 'end-session':
        return this.signOut();
      case 'retry-later':
        return this.retry.later();
      case 'stop-retrying':
        return this.retry.reset();
      case 'warn':
        return console.warn('The profile cannot be read', effect.error);
    }
  }

  private showOwnAccount({ account, isRemoved }: EffectOf<'show-own-account'>): void {
    const { email = '', emailVerified = false, hasPassword = false } = account ?? {};
    const wasRemoved = readOwnAccount()?.isRemoved === true;
    writeOwnAccount(account && { email, emailVerified, hasPassword, isRemoved: isRemoved ?? wasRemoved });
  }

  private showLoading({ account, givenName }: EffectOf<'show-loading'>): void {
    const session = readSession();
    const remembered = session.status === 'loading' ? session.displayName : '';
    writeSession({ status: 'loading', displayName: givenName || remembered || account.displayName });
  }

  private ensureProfile({ attempt, account, givenName }: EffectOf<'ensure-profile'>): Promise<void> {
    const ensure = async (): Promise<SessionEvent> => {
      try {
        const ensured = await ensureProfile(this.identity, (answer) => this.call(answer), account, givenName);
        return { type: 'profile-ensured', attempt, ensured, at: Date.now() };
      } catch (error) {
        return { type: 'profile-failed', attempt, failure: failureOf(error) };
      }
    };
    // One after the other: two that find no profile would both write one.
    this.profiles = this.profiles.then(async () => this.dispatch(await ensure()));
    return this.profiles;
  }

  private async checkAccount({ userId }: EffectOf<'check-account'>): Promise<void> {
    let event: SessionEvent;
    try {
      event = { type: 'account-checked', account: await this.call(this.identity.checkAccount()) };
    } catch (error) {
      event = { type: 'check-failed', userId, failure: failureOf(error) };
    }
    await this.dispatch(event);
  }

  /** Makes a call within the time that the site waits, and sees from it whether the backend answers. */
  private async call<T>(call: Promise<T>): Promise<T> {
    try {
      const answer = await withTimeout(call);
      void this.dispatch({ type: 'backend-answered' });
      return answer;
    } catch (error) {
      void this.dispatch({ type: isAnswer(error) ? 'backend-answered' : 'backend-silent' });
      throw error;
    }
  }
}
