import { casesOf } from '../case';
import { base, beginsWith, bool, get, nameOf, orderBy, query, text, where } from '../requests';

const DENIED = 'PERMISSION_DENIED';

export const reading = casesOf([
  ['a visitor reads a profile', 'visitor', get('users/bob'), DENIED],
  ['a visitor reads a profile that is not there', 'visitor', get('users/nobody'), DENIED],
  ['a member reads the own profile', 'bob', get('users/bob'), 'OK'],
  ['a member reads the own profile that is not there yet', 'ann', get('users/ann'), 'OK'],
  ["a member reads another member's", 'bob', get('users/old'), DENIED],
  ['a member reads one that is not there', 'bob', get('users/nobody'), DENIED],
  ['a member without a profile reads another', 'ghost', get('users/bob'), DENIED],
  ['an editor reads another', 'ed', get('users/bob'), DENIED],
  ['an admin reads another', 'ada', get('users/bob'), 'OK'],
  ['an admin reads one that is not there', 'ada', get('users/nobody'), 'OK'],
  ['a member reads the own and another at once', 'bob', get('users/bob', 'users/ada'), DENIED],
  ['an admin reads several at once', 'ada', get('users/bob', 'users/ada', 'users/nobody'), 'OK'],
  ['nothing is read at all', 'visitor', get(), 'OK'],
  ['a member reads below the own profile', 'bob', get('users/bob/private/p'), DENIED],
  ['an admin reads below a profile', 'ada', get('users/bob/private/p'), DENIED],
  ['an admin reads another collection', 'ada', get('other/x'), DENIED],
  [
    'a document of another database',
    'bob',
    { call: 'batchGet', body: { documents: [base.replace('(default)', 'other') + '/users/bob'] } },
    'INVALID_ARGUMENT',
    // It has every database that is asked for, each with the same rules.
    'OK',
  ],
  ['a removed member reads of the removal', 'rex', get('removed/rex'), 'OK'],
  ['a member reads whether he was removed', 'bob', get('removed/bob'), 'OK'],
  ["a member reads of another's removal", 'bob', get('removed/rex'), DENIED],
  ["an admin reads of a member's removal", 'ada', get('removed/rex'), 'OK'],
  ['a visitor reads of a removal', 'visitor', get('removed/rex'), DENIED],
  ['a collection instead of a document', 'bob', get('users'), 'INVALID_ARGUMENT'],
]);

export const listing = casesOf([
  ['a visitor lists members', 'visitor', query('users'), DENIED],
  ['a member lists members', 'bob', query('users'), DENIED],
  ['an editor lists members', 'ed', query('users'), DENIED],
  ['a member without a profile lists members', 'ghost', query('users'), DENIED],
  [
    'a member lists by the own address',
    'bob',
    query('users', { where: where('email', 'EQUAL', text('bob@folk.test')), limit: 1 }),
    DENIED,
  ],
  ['an admin lists 50', 'ada', query('users', { limit: 50 }), 'OK'],
  ['an admin lists 51', 'ada', query('users', { limit: 51 }), DENIED],
  [
    'an admin goes on after the last of a page',
    'ada',
    query('users', { startAt: { values: [{ referenceValue: nameOf('users/bob') }], before: false }, limit: 50 }),
    'OK',
  ],
  [
    'an admin finds addresses by their beginning',
    'ada',
    query('users', { where: beginsWith('email', 'bo'), orderBy: orderBy('email'), limit: 50 }),
    'OK',
  ],
  [
    'a member finds addresses by their beginning',
    'bob',
    query('users', { where: beginsWith('email', 'bo'), orderBy: orderBy('email'), limit: 50 }),
    DENIED,
  ],
  ['an admin lists whom admins removed', 'ada', query('removed', { limit: 50 }), 'OK'],
  ['an admin lists 51 of them', 'ada', query('removed', { limit: 51 }), DENIED],
  ['a member lists whom admins removed', 'bob', query('removed', { limit: 50 }), DENIED],
  ['a removed member lists them', 'rex', query('removed', { limit: 1 }), DENIED],
  ['an admin lists without a limit', 'ada', query('users', {}), DENIED],
  ['an admin lists admins', 'ada', query('users', { where: where('memType', 'EQUAL', text('a')), limit: 9 }), 'OK'],
  ['an admin lists by e-mail', 'ada', query('users', { orderBy: orderBy('email'), limit: 9 }), 'OK'],
  [
    'an admin lists by e-mail, downwards',
    'ada',
    query('users', { orderBy: orderBy('email', 'DESCENDING'), limit: 9 }),
    'OK',
  ],
  [
    'an admin goes on after a page',
    'ada',
    query('users', {
      orderBy: orderBy('email'),
      startAt: { values: [text('bare@folk.test')], before: false },
      limit: 2,
    }),
    'OK',
  ],
  [
    'an inequality on a field that is not the first to order by',
    'ada',
    query('users', { where: where('aN', 'GREATER_THAN', bool(false)), orderBy: orderBy('email'), limit: 9 }),
    'INVALID_ARGUMENT',
  ],
  ['an admin lists another collection', 'ada', query('other'), DENIED],
  ['an admin lists below profiles', 'ada', query('private'), DENIED],
]);
