/** One call to the identity service, and how it ends. */
export interface AuthCase {
  name: string;
  call: string;
  body: object;
  /** `OK`, or the code of the error. */
  outcome: string;
  /** The outcome of Google's emulator, where it is known to answer otherwise. */
  official: string;
}

type AuthRow = [name: string, call: string, body: object, outcome: string, official?: string];

const casesOf = (rows: AuthRow[]): AuthCase[] =>
  rows.map(([name, call, body, outcome, official = outcome]) => ({ name, call, body, outcome, official }));

/** The emulator knows no password policy; a project has one (see docs/firebase-project.md). */
const AGAINST_POLICY = ['PASSWORD_DOES_NOT_MEET_REQUIREMENTS', 'OK'] as const;

/** There before the cases run. */
export const MEMBER = { email: 'member@folk.test', password: 'quiet-harbour-7' };

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
  ['sign up', 'signUp', { email: 'new@folk.test', password: 'quiet-harbour-7' }, 'OK'],
  ['sign up with an address that is taken', 'signUp', MEMBER, 'EMAIL_EXISTS'],
  ['sign up with it in capitals', 'signUp', { email: 'MEMBER@folk.test', password: 'quiet-harbour-7' }, 'EMAIL_EXISTS'],
  [
    'sign up with a password of five letters',
    'signUp',
    { email: 'weak@folk.test', password: '12345' },
    'WEAK_PASSWORD',
  ],
  [
    'sign up with a password of six letters',
    'signUp',
    { email: 'six@folk.test', password: '123456' },
    ...AGAINST_POLICY,
  ],
  [
    'sign up with a password of nine letters',
    'signUp',
    { email: 'nine@folk.test', password: 'harbour-7' },
    ...AGAINST_POLICY,
  ],
  [
    'sign up with a password that is common',
    'signUp',
    { email: 'common@folk.test', password: 'Password123!' },
    ...AGAINST_POLICY,
  ],
  [
    'sign up with the own address for a password',
    'signUp',
    { email: 'wren.ash@folk.test', password: 'wren.ash@folk.test' },
    ...AGAINST_POLICY,
  ],
  [
    'sign up with a character that nobody sees in the address',
    'signUp',
    { email: 'me\u200bmber@folk.test', password: 'quiet-harbour-7' },
    'INVALID_EMAIL',
    'OK',
  ],
  ['sign up with what is no address', 'signUp', { email: 'nobody', password: 'quiet-harbour-7' }, 'INVALID_EMAIL'],
  ['sign up without a password', 'signUp', { email: 'none@folk.test' }, 'MISSING_PASSWORD'],
  ['sign up without an address', 'signUp', { password: 'quiet-harbour-7' }, 'MISSING_EMAIL'],
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
    { ...MEMBER, password: 'QUIET-HARBOUR-7' },
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
  ['delete with what is no token', 'delete', { idToken: JUNK_TOKEN }, 'INVALID_ID_TOKEN'],
  ['ask for a new password', 'sendOobCode', { requestType: 'PASSWORD_RESET', email: MEMBER.email }, 'OK'],
  [
    'ask for it with an unknown address',
    'sendOobCode',
    { requestType: 'PASSWORD_RESET', email: 'who@folk.test' },
    'OK',
  ],
  ['ask for it without an address', 'sendOobCode', { requestType: 'PASSWORD_RESET' }, 'MISSING_EMAIL'],
  [
    'ask to verify an address with what is no token',
    'sendOobCode',
    { requestType: 'VERIFY_EMAIL', idToken: JUNK_TOKEN },
    'INVALID_ID_TOKEN',
  ],
  [
    'reset a password with a code that is none',
    'resetPassword',
    { oobCode: 'junk', newPassword: 'x' },
    'INVALID_OOB_CODE',
  ],
  ['reset a password without a code', 'resetPassword', { newPassword: 'x' }, 'MISSING_OOB_CODE'],
  ['use a code that is none', 'update', { oobCode: 'junk' }, 'INVALID_OOB_CODE'],
  ['rename with what is no token', 'update', { idToken: JUNK_TOKEN, displayName: 'X' }, 'INVALID_ID_TOKEN'],
]);
