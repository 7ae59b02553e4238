import { casesOf } from '../case';
import { newProfile } from '../people';
import { bool, merge, nothing, set, text, update } from '../requests';

const DENIED = 'PERMISSION_DENIED';
const STAMPED = ['createdAt'];
const create = (who: 'ann' | 'vera', emailVerified: ReturnType<typeof bool>) =>
  set(`users/${who}`, { ...newProfile(`${who}@folk.test`), emailVerified }, STAMPED);
const yes = bool(true);
const no = bool(false);
const moved = { email: text('vic@folk.test'), emailVerified: yes };

/** A profile says of its address the same as the token of its owner. */
export const verifying = casesOf([
  ['a new profile says that the address is not verified', 'ann', create('ann', no), 'OK'],
  ['a new profile says that it is, and it is not', 'ann', create('ann', yes), DENIED],
  ['a new profile says that it is, and it is', 'vera', create('vera', yes), 'OK'],
  ['a new profile says that it is not, and it is', 'vera', create('vera', no), DENIED],
  ['a new profile says nothing of it', 'vera', set('users/vera', newProfile('vera@folk.test'), STAMPED), 'OK'],
  ['a new profile says null', 'ann', create('ann', nothing), DENIED],
  ['an old profile gets the mark as it is', 'old', merge('users/old', { emailVerified: no }), 'OK'],
  ['an old profile gets it as it is not', 'old', merge('users/old', { emailVerified: yes }), DENIED],
  ['an unverified member marks himself', 'una', update('users/una', { emailVerified: yes }), DENIED],
  ['a mark goes that is no longer true', 'bob', update('users/bob', { emailVerified: no }), 'OK'],
  ['no mark any more', 'una', update('users/una', {}, ['emailVerified']), DENIED],
  ['a mark without the address that it is about', 'vic', update('users/vic', { emailVerified: yes }), DENIED],
  ['the new address of the account, verified', 'vic', update('users/vic', moved), 'OK'],
  ['the new address with the old mark', 'vic', update('users/vic', { email: text('vic@folk.test') }), DENIED],
  ["another's address, verified", 'vic', update('users/vic', { ...moved, email: text('ada@folk.test') }), DENIED],
  ["an admin marks a member's address", 'ada', update('users/una', { emailVerified: yes }), DENIED],
  ['a member vouches for himself', 'una', update('users/una', { trustedEmail: text('una@folk.test') }), DENIED],
]);

const trusted = { trustedEmail: text('una@folk.test') };

/** Nobody with an unverified address is given more without an admin who says that he knows it. */
export const trusting = casesOf([
  ['an unverified member becomes an admin', 'ada', update('users/una', { memType: text('a') }), DENIED],
  ['an unverified member becomes an editor', 'ada', update('users/una', { memType: text('e') }), DENIED],
  ['an unverified member gets the flag aN', 'ada', update('users/una', { aN: yes }), DENIED],
  ['an unverified member gets the flag aP', 'ada', update('users/una', { aP: yes }), DENIED],
  ['an unverified member gets the flag aU', 'ada', update('users/una', { aU: yes }), DENIED],
  ['an admin vouches for the address', 'ada', update('users/una', { memType: text('a'), ...trusted }), 'OK'],
  ['an admin vouches, and changes nothing else', 'ada', update('users/una', trusted), 'OK'],
  [
    'an admin vouches for another address',
    'ada',
    update('users/una', { aN: yes, trustedEmail: text('boss@folk.test') }),
    DENIED,
  ],
  ['an admin vouches for no address', 'ada', update('users/una', { aN: yes, trustedEmail: text('') }), DENIED],
  [
    'an admin vouches for a profile without an address',
    'ada',
    update('users/bare', { aN: yes, trustedEmail: text('') }),
    DENIED,
  ],
  ['an editor vouches', 'ed', update('users/una', trusted), DENIED],
  ['an unverified admin becomes an editor', 'ada', update('users/abe', { memType: text('e') }), 'OK'],
  ['an unverified admin keeps the role and gets a flag', 'ada', update('users/abe', { aN: yes }), DENIED],
  ['an unverified admin changes the name', 'abe', merge('users/abe', { displayName: text('Abe') }), 'OK'],
]);
