/** One call to the identity service, and how it ends. */
export interface AuthCase {
  name: string;
  call: string;
  body: object;
  /** `OK`, or the code of the error. */
  outcome: string;
}

type AuthRow = [name: string, call: string, body: object, outcome: string];

const casesOf = (rows: AuthRow[]): AuthCase[] =>
  rows.map(([name, call, body, outcome]) => ({ name, call, body, outcome }));

/** There before the cases run. */
export const MEMBER = { email: 'member@folk.test', password: 'secret-1' };

const google = (claims: object | string, providerId = 'google.com') => ({
  requestUri: 'http://localhost',
  returnSecureToken: true,
  postBody: String(
    new URLSearchParams({ providerId, id_token: typeof claims === 'string' ? claims : JSON.stringify(claims) }),
  ),
});
export const googleRequest = google;

const JUNK_TOKEN = 'junk';

export const signingIn = casesOf([
  ['sign up', 'signUp', { email: 'new@folk.test', password: 'secret-1' }, 'OK'],
  ['sign up with an address that is taken', 'signUp', MEMBER, 'EMAIL_EXISTS'],
  ['sign up with it in capitals', 'signUp', { email: 'MEMBER@folk.test', password: 'secret-1' }, 'EMAIL_EXISTS'],
  [
    'sign up with a password of five letters',
    'signUp',
    { email: 'weak@folk.test', password: '12345' },
    'WEAK_PASSWORD',
  ],
  ['sign up with a password of six letters', 'signUp', { email: 'six@folk.test', password: '123456' }, 'OK'],
  ['sign up with what is no address', 'signUp', { email: 'nobody', password: 'secret-1' }, 'INVALID_EMAIL'],
  ['sign up without a password', 'signUp', { email: 'none@folk.test' }, 'MISSING_PASSWORD'],
  ['sign up without an address', 'signUp', { password: 'secret-1' }, 'MISSING_EMAIL'],
  ['sign in', 'signInWithPassword', MEMBER, 'OK'],
  ['sign in with the address in capitals', 'signInWithPassword', { ...MEMBER, email: 'MEMBER@folk.test' }, 'OK'],
  [
    'sign in with a wrong password',
    'signInWithPassword',
    { ...MEMBER, password: 'wrong-1' },
    'INVALID_LOGIN_CREDENTIALS',
  ],
  [
    'sign in with the password in capitals',
    'signInWithPassword',
    { ...MEMBER, password: 'SECRET-1' },
    'INVALID_LOGIN_CREDENTIALS',
  ],
  [
    'sign in with an unknown address',
    'signInWithPassword',
    { ...MEMBER, email: 'who@folk.test' },
    'INVALID_LOGIN_CREDENTIALS',
  ],
  ['sign in without a password', 'signInWithPassword', { email: MEMBER.email }, 'MISSING_PASSWORD'],
  ['sign in with an empty password', 'signInWithPassword', { email: MEMBER.email, password: '' }, 'MISSING_PASSWORD'],
  [
    'sign in with Google, for the first time',
    'signInWithIdp',
    google({ sub: 'g-1', email: 'g1@folk.test', name: 'G', email_verified: true }),
    'OK',
  ],
  ['sign in with Google, with what is no answer of it', 'signInWithIdp', google('junk'), 'INVALID_IDP_RESPONSE'],
  ['look up with what is no token', 'lookup', { idToken: JUNK_TOKEN }, 'INVALID_ID_TOKEN'],
  ['rename with what is no token', 'update', { idToken: JUNK_TOKEN, displayName: 'X' }, 'INVALID_ID_TOKEN'],
]);
