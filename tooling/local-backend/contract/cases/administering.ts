import { casesOf } from '../case';
import { bool, commit, double, int, text, update, write } from '../requests';

const DENIED = 'PERMISSION_DENIED';
const all = { memType: text('m'), aN: bool(true), aP: bool(false), aU: bool(false) };

export const administering = casesOf([
  ['a member becomes an admin', 'ada', update('users/bob', { memType: text('a') }), 'OK'],
  ['a member becomes an editor', 'ada', update('users/bob', { memType: text('e') }), 'OK'],
  ['an editor becomes a member', 'ada', update('users/ed', { memType: text('m') }), 'OK'],
  ['another admin becomes a member', 'ada', update('users/abe', { memType: text('m') }), 'OK'],
  ['flags change', 'ada', update('users/ed', { aN: bool(false), aP: bool(true), aU: bool(true) }), 'OK'],
  ['type and flags change', 'ada', update('users/bob', { ...all, memType: text('e') }), 'OK'],
  ['the own flags change', 'ada', update('users/ada', { aN: bool(true) }), 'OK'],
  ['the own name changes', 'ada', update('users/ada', { displayName: text('Boss') }), 'OK'],
  [
    'the own name and flags change at once',
    'ada',
    update('users/ada', { displayName: text('B'), aN: bool(true) }),
    DENIED,
  ],
  ['an admin becomes a member by the own hand', 'ada', update('users/ada', { memType: text('m') }), DENIED],
  ['an admin becomes an editor by the own hand', 'ada', update('users/ada', { memType: text('e') }), DENIED],
  ['an unknown type', 'ada', update('users/bob', { memType: text('root') }), DENIED],
  ['a number for a type', 'ada', update('users/bob', { memType: int(1) }), DENIED],
  ['a text for a flag', 'ada', update('users/bob', { aN: text('true') }), DENIED],
  ['a number for a flag', 'ada', update('users/bob', { aN: double(1) }), DENIED],
  ['no type any more', 'ada', update('users/bob', {}, ['memType']), DENIED],
  ['no flag any more', 'ada', update('users/bob', {}, ['aU']), DENIED],
  ['one field too many', 'ada', update('users/bob', { evil: int(1) }), DENIED],
  ["another member's name", 'ada', update('users/bob', { displayName: text('x') }), DENIED],
  ["another member's e-mail", 'ada', update('users/bob', { email: text('x@folk.test') }), DENIED],
  ["another member's missing e-mail", 'ada', update('users/bare', { email: text('x@folk.test') }), DENIED],
  ["another member's time", 'ada', update('users/bob', {}, [], ['createdAt']), DENIED],
  ['one flag of a profile that has none', 'ada', update('users/old', { aN: bool(true) }), DENIED],
  ['all of a profile that has none', 'ada', update('users/old', { ...all, aN: bool(false) }), 'OK'],
  ['a profile that is not there', 'ada', update('users/nobody', { aN: bool(true) }), DENIED],
  ['an editor gives a flag', 'ed', update('users/bob', { aN: bool(true) }), DENIED],
  ['an editor gives himself a flag', 'ed', update('users/ed', { aP: bool(true) }), DENIED],
  ['a member without a profile gives a flag', 'ghost', update('users/bob', { aN: bool(true) }), DENIED],
  ['a visitor gives a flag', 'visitor', update('users/bob', { aN: bool(true) }), DENIED],
  [
    'two members at once',
    'ada',
    commit(
      write('users/bob', { aN: bool(true) }, { mask: ['aN'] }),
      write('users/ed', { aP: bool(true) }, { mask: ['aP'] }),
    ),
    'OK',
  ],
  [
    'one member well and one badly, at once',
    'ada',
    commit(
      write('users/bob', { aN: bool(true) }, { mask: ['aN'] }),
      write('users/ed', { memType: text('root') }, { mask: ['memType'] }),
    ),
    DENIED,
  ],
  [
    'a promotion, and what only the promoted one may do, in one commit',
    'bob',
    commit(
      write('users/bob', { memType: text('a') }, { mask: ['memType'] }),
      write('users/ed', { memType: text('a') }, { mask: ['memType'] }),
    ),
    DENIED,
  ],
]);
