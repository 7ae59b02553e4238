import type { DurableFile } from '../store/durable-file';
import { GoogleError } from '../google-error';
import { parseRequest } from '../parse-request';
import { findByEmail, findByGoogleId, withAccount, type Account, type Accounts, type Provider } from './account';
import { infoOf, linkToGoogle, newAccount } from './account-changes';
import * as requests from './auth-requests';
import { emailFrom, givenPassword, newPassword, refusal } from './credentials';
import { FailedAttempts } from './failed-attempts';
import { googleIdentityFrom, type GoogleIdentity } from './google-identity';
import { LIFETIME_S, readToken, type Claims } from './id-token';
import { PasswordHash } from './password-hash';
import { beginSession, hashToken, idTokenFor, inSeconds } from './sessions';

interface AuthOptions {
  accounts: DurableFile<Accounts>;
  projectId: string;
  /** Signs the tokens. */
  secret: Buffer;
  /** Milliseconds since 1970. */
  now?: () => number;
  passwordHash?: PasswordHash;
}

type Tokens = ReturnType<typeof beginSession>['tokens'];

/** Accounts, sign-in and tokens: what the SDK asks of Identity Toolkit, as far as this site uses it. Calls throw GoogleErrors. */
export class Auth {
  private readonly accounts: DurableFile<Accounts>;
  private readonly attempts: FailedAttempts;
  private readonly passwordHash: PasswordHash;
  private readonly issuer: { projectId: string; secret: Buffer; now: () => number };

  constructor({ accounts, projectId, secret, now = Date.now, passwordHash = new PasswordHash() }: AuthOptions) {
    this.accounts = accounts;
    this.issuer = { projectId, secret, now };
    this.attempts = new FailedAttempts(now);
    this.passwordHash = passwordHash;
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
      default:
        throw new GoogleError('UNIMPLEMENTED', `accounts:${call} is not served by the local backend.`);
    }
  }

  /** Answers `token`: a new ID token for a session that goes on. */
  refresh(form: URLSearchParams): object {
    if (form.get('grant_type') !== 'refresh_token') throw refusal('INVALID_GRANT_TYPE');
    const refreshToken = form.get('refresh_token');
    if (!refreshToken) throw refusal('MISSING_REFRESH_TOKEN');
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
    // Of one that was once good nothing is kept: to the SDK both mean that the session is over.
    throw refusal('TOKEN_EXPIRED');
  }

  /** Whose ID token this is. Throws a GoogleError for one that is forged, expired or revoked. */
  ownerOf(idToken: string): { account: Account; claims: Claims } {
    const { secret, projectId, now } = this.issuer;
    const claims = readToken(idToken, secret, projectId);
    if (!claims) throw refusal('INVALID_ID_TOKEN');
    if (claims.exp <= inSeconds(now())) throw refusal('TOKEN_EXPIRED');
    const account = this.accounts.value.get(claims.sub);
    if (!account) throw refusal('USER_NOT_FOUND');
    if (account.revocations !== claims.revocations) throw refusal('TOKEN_EXPIRED');
    return { account, claims };
  }

  /** Begins a session of the account that `choose` gives, upon the accounts as they are when the change is made. */
  private async signIn(choose: (accounts: Accounts) => Account, provider: Provider): Promise<[Account, Tokens]> {
    let begun: ReturnType<typeof beginSession> | undefined;
    await this.accounts.change((accounts) => {
      begun = beginSession(choose(accounts), provider, this.issuer);
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
      if (findByEmail(accounts, email)) throw refusal('EMAIL_EXISTS');
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
    const wrong = () => refusal('INVALID_LOGIN_CREDENTIALS');
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
    const { postBody, requestUri } = parseRequest(requests.signInWithIdpRequest, body);
    const identity: GoogleIdentity = googleIdentityFrom(postBody, requestUri);
    const { googleId, email, displayName, photoUrl, idToken } = identity;
    let isNewUser = false;
    const [account, tokens] = await this.signIn((accounts) => {
      const known = findByGoogleId(accounts, googleId) ?? findByEmail(accounts, email);
      isNewUser = !known;
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
    const { idToken, displayName, photoUrl, deleteAttribute, returnSecureToken } = parseRequest(
      requests.updateRequest,
      body,
    );
    const { account: owner, claims } = this.ownerOf(idToken);
    const changesOf = (account: Account): Account => ({
      ...account,
      displayName: deleteAttribute.includes('DISPLAY_NAME') ? undefined : (displayName ?? account.displayName),
      photoUrl: deleteAttribute.includes('PHOTO_URL') ? undefined : (photoUrl ?? account.photoUrl),
    });
    const choose = (accounts: Accounts) => {
      const account = accounts.get(owner.localId);
      if (account?.revocations !== claims.revocations) throw refusal('TOKEN_EXPIRED');
      return changesOf(account);
    };
    if (returnSecureToken) {
      const [account, tokens] = await this.signIn(choose, claims.firebase.sign_in_provider);
      return { ...infoOf(account), ...tokens };
    }
    await this.accounts.change((accounts) => withAccount(accounts, choose(accounts)));
    return infoOf(changesOf(owner));
  }
}
