import { HttpError } from '@otherfolk/system/http/http-error';
import { parseRequest } from '../http/parse-request';
import type { DurableFile } from '../store/durable-file';
import { type Account, type Accounts, findByEmail, findByGoogleId, type Provider, withAccount } from './account';
import { infoOf, linkToGoogle, newAccount } from './account-changes';
import * as requests from './auth-requests';
import { emailFrom, givenPassword, invalidArgument, newPassword } from './credentials';
import { FailedAttempts } from './failed-attempts';
import { type GoogleIdentity, googleIdentityFrom } from './google-identity';
import { type Claims, LIFETIME_S, readToken } from './id-token';
import { Mailbox } from './mailbox';
import { OutOfBand } from './out-of-band';
import { PasswordHash } from './password-hash';
import { requireRecentSignIn } from './recent-sign-in';
import { beginSession, endSessions, hashToken, idTokenFor, inSeconds } from './sessions';

interface AuthOptions {
  accounts: DurableFile<Accounts>;
  projectId: string;
  /** Signs the tokens. */
  secret: Buffer;
  /** Milliseconds since 1970. */
  now?: () => number;
  passwordHash?: PasswordHash;
  /** Takes the mails that a hosted project would send. */
  mailbox?: Mailbox;
}

type Tokens = ReturnType<typeof beginSession>['tokens'];

/** Accounts, sign-in and tokens: what the SDK asks of Identity Toolkit, as far as this site uses it. Calls throw HttpErrors. */
export class Auth {
  private readonly accounts: DurableFile<Accounts>;
  private readonly attempts: FailedAttempts;
  private readonly passwordHash: PasswordHash;
  private readonly outOfBand: OutOfBand;
  private readonly issuer: { projectId: string; secret: Buffer; now: () => number };

  constructor(options: AuthOptions) {
    const { accounts, projectId, secret, now = Date.now, passwordHash = new PasswordHash() } = options;
    const { mailbox = new Mailbox() } = options;
    this.accounts = accounts;
    this.issuer = { projectId, secret, now };
    this.attempts = new FailedAttempts(now);
    this.passwordHash = passwordHash;
    const ownerOf = (idToken: string) => this.ownerOf(idToken);
    this.outOfBand = new OutOfBand({ accounts, passwordHash, mailbox, now, ownerOf });
  }

  /** Answers `accounts:{call}`. */
  async call(call: string, body: unknown): Promise<object> {
    switch (call) {
      case 'signUp':
        return this.signUp(body);
      case 'signInWithPassword':
        return this.signInWithPassword(body);
      case 'signInWithIdp':
        return this.signInWithIdp(body);
      case 'lookup':
        return { users: [infoOf(this.ownerOf(parseRequest(requests.lookupRequest, body).idToken).account)] };
      case 'update':
        return this.update(body);
      case 'delete':
        return this.delete(body);
      case 'sendOobCode':
        return this.outOfBand.send(body);
      case 'resetPassword':
        return this.outOfBand.resetPassword(body);
      default:
        throw new HttpError('UNIMPLEMENTED', `accounts:${call} is not served by the local backend.`);
    }
  }

  /** Answers `token`: a new ID token for a session that goes on. */
  refresh(form: URLSearchParams): object {
    if (form.get('grant_type') !== 'refresh_token') throw invalidArgument('INVALID_GRANT_TYPE');
    const refreshToken = form.get('refresh_token');
    if (!refreshToken) throw invalidArgument('MISSING_REFRESH_TOKEN');
    const token = hashToken(refreshToken);
    for (const account of this.accounts.value.values()) {
      const session = account.sessions.find((each) => each.token === token);
      if (!session) continue;
      const idToken = idTokenFor(account, session, this.issuer);
      return {
        id_token: idToken,
        access_token: idToken,
        expires_in: String(LIFETIME_S),
        refresh_token: refreshToken,
        token_type: 'Bearer',
        user_id: account.localId,
        project_id: this.issuer.projectId,
      };
    }
    // Nothing is kept of a token that was once good, so it is refused as one that never was: to the SDK both mean that the session is over.
    throw invalidArgument('TOKEN_EXPIRED');
  }

  /** The owner of an ID token. Throws an HttpError for one that is forged, expired or revoked. */
  ownerOf(idToken: string): { account: Account; claims: Claims } {
    const { secret, projectId, now } = this.issuer;
    const claims = readToken(idToken, secret, projectId);
    if (!claims) throw invalidArgument('INVALID_ID_TOKEN');
    if (claims.exp <= inSeconds(now())) throw invalidArgument('TOKEN_EXPIRED');
    const account = this.accounts.value.get(claims.sub);
    if (!account) throw invalidArgument('USER_NOT_FOUND');
    if (account.revocations !== claims.revocations) throw invalidArgument('TOKEN_EXPIRED');
    return { account, claims };
  }

  /** Begins a session of the account that `choose` gives, upon the accounts as they are when the change is made. */
  private async signIn(
    choose: (accounts: Accounts) => Account,
    provider: Provider,
    since?: number,
  ): Promise<[Account, Tokens]> {
    let begun: ReturnType<typeof beginSession> | undefined;
    await this.accounts.change((accounts) => {
      begun = beginSession(choose(accounts), provider, this.issuer, since);
      return withAccount(accounts, begun.account);
    });
    if (!begun) throw new Error('a confirmed change was never made');
    return [begun.account, begun.tokens];
  }

  private async signUp(body: unknown): Promise<object> {
    const request = parseRequest(requests.signUpRequest, body);
    const email = emailFrom(request.email);
    const passwordHash = await this.passwordHash.of(newPassword(request.password, { ...request, email }));
    const [, tokens] = await this.signIn((accounts) => {
      if (findByEmail(accounts, email)) throw invalidArgument('EMAIL_EXISTS');
      return newAccount(email, this.issuer.now(), { passwordHash, displayName: request.displayName });
    }, 'password');
    return tokens;
  }

  private async signInWithPassword(body: unknown): Promise<object> {
    const request = parseRequest(requests.signInRequest, body);
    const email = emailFrom(request.email);
    const password = givenPassword(request.password);
    this.attempts.begin(email);
    const { localId = '', passwordHash } = findByEmail(this.accounts.value, email) ?? {};
    // One answer for both, as a project with protection against the guessing of addresses gives, and the same work.
    const wrong = () => invalidArgument('INVALID_LOGIN_CREDENTIALS');
    if (!(await this.passwordHash.isOf(password, passwordHash))) throw wrong();
    const [account, tokens] = await this.signIn((accounts) => {
      const current = accounts.get(localId);
      if (!current || current.passwordHash !== passwordHash) throw wrong();
      return current;
    }, 'password');
    this.attempts.forget(email);
    return { registered: true, displayName: account.displayName ?? '', ...tokens };
  }

  private async signInWithIdp(body: unknown): Promise<object> {
    const { postBody, requestUri, autoCreate } = parseRequest(requests.signInWithIdpRequest, body);
    const identity: GoogleIdentity = googleIdentityFrom(postBody, requestUri);
    const { googleId, email, displayName, photoUrl, idToken } = identity;
    let isNewUser = false;
    const [account, tokens] = await this.signIn((accounts) => {
      const known = findByGoogleId(accounts, googleId) ?? findByEmail(accounts, email);
      isNewUser = !known;
      if (isNewUser && !autoCreate) throw invalidArgument('USER_NOT_FOUND');
      return linkToGoogle(known ?? newAccount(email, this.issuer.now(), { displayName, photoUrl }), googleId);
    }, 'google.com');
    return {
      ...tokens,
      providerId: 'google.com',
      federatedId: `https://accounts.google.com/${googleId}`,
      displayName: account.displayName,
      fullName: account.displayName,
      photoUrl: account.photoUrl,
      emailVerified: true,
      isNewUser,
      oauthIdToken: idToken,
      rawUserInfo: JSON.stringify({ id: googleId, email, name: displayName, verified_email: true }),
    };
  }

  private async update(body: unknown): Promise<object> {
    const request = parseRequest(requests.updateRequest, body);
    if (request.oobCode !== undefined) return this.outOfBand.apply(request.oobCode);
    const { displayName, photoUrl, deleteAttribute, returnSecureToken } = request;
    const { account: owner, claims } = this.ownerOf(request.idToken);
    // The new address is verified first, as in projects that protect against the guessing of addresses.
    if (request.email !== undefined)
      throw invalidArgument('OPERATION_NOT_ALLOWED : Please verify the new email before changing email.');
    const passwordHash =
      request.password === undefined ? undefined : await this.chosenHash(request.password, owner, claims);
    const changesOf = (account: Account): Account => ({
      ...(passwordHash ? { ...endSessions(account), passwordHash } : account),
      displayName: deleteAttribute.includes('DISPLAY_NAME') ? undefined : (displayName ?? account.displayName),
      photoUrl: deleteAttribute.includes('PHOTO_URL') ? undefined : (photoUrl ?? account.photoUrl),
    });
    const choose = (accounts: Accounts) => {
      if (passwordHash) this.outOfBand.endAllOf(owner.localId);
      return changesOf(this.current(accounts, claims));
    };
    if (returnSecureToken) {
      const provider = passwordHash ? 'password' : claims.firebase.sign_in_provider;
      const [account, tokens] = await this.signIn(choose, provider, claims.auth_time);
      return { ...infoOf(account), ...tokens };
    }
    await this.accounts.change((accounts) => withAccount(accounts, choose(accounts)));
    return infoOf(changesOf(owner));
  }

  private chosenHash(password: string, owner: Account, claims: Claims): Promise<string> {
    requireRecentSignIn(claims, this.issuer.now());
    return this.passwordHash.of(newPassword(password, owner));
  }

  /** The account as it is when a change is made. Throws an HttpError where the token is no longer good by then. */
  private current(accounts: Accounts, claims: Claims): Account {
    const account = accounts.get(claims.sub);
    if (account?.revocations !== claims.revocations) throw invalidArgument('TOKEN_EXPIRED');
    return account;
  }

  private async delete(body: unknown): Promise<object> {
    const { claims } = this.ownerOf(parseRequest(requests.deleteRequest, body).idToken);
    requireRecentSignIn(claims, this.issuer.now());
    await this.accounts.change((accounts) => {
      const { localId } = this.current(accounts, claims);
      return new Map([...accounts].filter(([id]) => id !== localId));
    });
    this.outOfBand.endAllOf(claims.sub);
    return {};
  }
}
