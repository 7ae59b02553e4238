import { casesOf } from '../case';
import { get, query, text, update } from '../requests';

const REFUSED = 'UNAUTHENTICATED';

/** The official emulator reads tokens without asking who signed them, when they end, or for which project they are. */
export const tokens = casesOf([
  ['no token at all, but something', 'no token at all', get('users/bob'), REFUSED, 'INVALID_ARGUMENT'],
  ['algorithm none', 'of algorithm none', get('users/bob'), REFUSED, 'OK'],
  ['algorithm none, as an admin', 'of algorithm none', update('users/bob', { displayName: text('x') }), REFUSED, 'OK'],
  ["somebody else's key", 'signed by someone else', get('users/bob'), REFUSED, 'OK'],
  ['a changed payload', 'with a changed payload', get('users/bob'), REFUSED, 'OK'],
  ['another project', 'of another project', get('users/bob'), REFUSED, 'OK'],
  ['another issuer', 'of another issuer', get('users/bob'), REFUSED, 'OK'],
  ['an hour too late', 'expired', get('users/bob'), REFUSED, 'OK'],
  ['revoked', 'revoked', get('users/bob'), REFUSED, 'OK'],
  ['the account is gone', 'of a deleted account', get('users/gone'), REFUSED, 'OK'],
  ['a bad token is no visitor, either', 'expired', get(), REFUSED, 'OK'],
  ['a bad token lists nobody', 'signed by someone else', query('users'), REFUSED, 'PERMISSION_DENIED'],
]);
