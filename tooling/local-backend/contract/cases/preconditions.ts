import { casesOf } from '../case';
import { newProfile, profile } from '../people';
import { bool, commit, nameOf, set, text, update, write } from '../requests';

const STALE = '2026-01-01T00:00:00Z';
const renamed = profile('bob', { displayName: text('B') });
const stamped = ['createdAt'];
const ann = newProfile('ann@folk.test');

/** Rules come first: what is refused and impossible is refused. */
export const preconditions = casesOf([
  [
    'the first profile, if there is none',
    'ann',
    commit(write('users/ann', ann, { stamped, currentDocument: { exists: false } })),
    'OK',
  ],
  [
    'a profile, if there is none, and there is one',
    'bob',
    commit(write('users/bob', renamed, { currentDocument: { exists: false } })),
    'PERMISSION_DENIED',
  ],
  [
    'an update of the own profile that is not there',
    'ann',
    commit(write('users/ann', ann, { stamped, currentDocument: { exists: true } })),
    'PERMISSION_DENIED',
  ],
  [
    'an update upon an old version',
    'bob',
    commit(
      write('users/bob', { displayName: text('B') }, { mask: ['displayName'], currentDocument: { updateTime: STALE } }),
    ),
    'FAILED_PRECONDITION',
  ],
  [
    'one well and one upon an old version',
    'ada',
    commit(
      write('users/ed', { aP: bool(true) }, { mask: ['aP'] }),
      write('users/bob', { aP: bool(true) }, { mask: ['aP'], currentDocument: { updateTime: STALE } }),
    ),
    'FAILED_PRECONDITION',
  ],
  [
    'a forbidden update upon an old version',
    'bob',
    commit(write('users/bob', { memType: text('a') }, { mask: ['memType'], currentDocument: { updateTime: STALE } })),
    'PERMISSION_DENIED',
  ],
  [
    'a version of the own profile, verified',
    'bob',
    commit({ verify: nameOf('users/bob'), currentDocument: { exists: true } }),
    'OK',
  ],
  [
    "a version of another's profile, verified",
    'bob',
    commit({ verify: nameOf('users/ed'), currentDocument: { exists: true } }),
    'PERMISSION_DENIED',
  ],
  ['a commit of nothing', 'visitor', commit(), 'OK'],
  ['a name that is no document', 'bob', set('users', renamed), 'INVALID_ARGUMENT'],
  ['a write that is none', 'bob', commit({}), 'INVALID_ARGUMENT'],
  ['a malformed value', 'bob', update('users/bob', { displayName: { integerValue: 'many' } }), 'INVALID_ARGUMENT'],
  ['a value of no type', 'bob', update('users/bob', { displayName: {} }), 'INVALID_ARGUMENT'],
]);
