import { casesOf } from '../case';
import { newProfile } from '../people';
import { commit, nameOf, remove, set, text, time, write } from '../requests';

const DENIED = 'PERMISSION_DENIED';
const STAMPED = ['removedAt'];
const gone = (who: string) => ({ delete: nameOf(`users/${who}`) });
const record = (who: string, by = 'ada', email = `${who}@folk.test`) =>
  write(`removed/${who}`, { email: text(email), removedBy: text(by) }, { stamped: STAMPED });
const removal = (who: string, by = 'ada') => commit(gone(who), record(who, by));
const signUp = (who: string) => set(`users/${who}`, newProfile(`${who}@folk.test`), ['createdAt']);

/** How members go: of their own will, or because an admin removes them. */
export const removing = casesOf([
  ['a member removes himself', 'bob', remove('users/bob'), 'OK'],
  ['an editor removes himself', 'ed', remove('users/ed'), 'OK'],
  ['a member with an old profile removes himself', 'old', remove('users/old'), 'OK'],
  ['an admin removes himself', 'ada', remove('users/ada'), DENIED],
  ['an admin removes himself, and leaves a record', 'ada', removal('ada'), DENIED],
  ['a member removes what is not there', 'ann', remove('users/ann'), DENIED],
  ['a member removes another', 'bob', remove('users/ed'), DENIED],
  ['a member removes another, and leaves a record', 'bob', removal('ed', 'bob'), DENIED],
  ['an editor removes a member', 'ed', removal('bob', 'ed'), DENIED],
  ['a visitor removes a member', 'visitor', remove('users/bob'), DENIED],
  ['an admin removes a member', 'ada', removal('bob'), 'OK'],
  [
    'an admin removes a member whose profile has no address',
    'ada',
    commit(gone('bare'), record('bare', 'ada', '')),
    'OK',
  ],
  ['an admin removes a member, and leaves no record', 'ada', remove('users/bob'), DENIED],
  ['an admin removes another admin', 'ada', removal('abe'), DENIED],
  ['an admin removes in the name of another', 'ada', removal('bob', 'abe'), DENIED],
  ['an admin removes with a wrong address', 'ada', commit(gone('bob'), record('bob', 'ada', 'x@folk.test')), DENIED],
  [
    'an admin removes with a time of the own clock',
    'ada',
    commit(
      gone('bob'),
      write('removed/bob', {
        email: text('bob@folk.test'),
        removedBy: text('ada'),
        removedAt: time('2026-01-01T00:00:00Z'),
      }),
    ),
    DENIED,
  ],
  [
    'an admin writes more into the record',
    'ada',
    commit(gone('bob'), write('removed/bob', { ...record('bob').update.fields, why: text('x') }, { stamped: STAMPED })),
    DENIED,
  ],
  ['an admin writes a record and keeps the profile', 'ada', commit(record('bob')), DENIED],
  ['an admin writes a record of nobody', 'ada', commit(record('ghost')), DENIED],
  ['an admin changes a record', 'ada', commit(record('rex')), DENIED],
  ['who was removed makes a profile again', 'rex', signUp('rex'), DENIED],
  ['who was removed takes the record away', 'rex', remove('removed/rex'), DENIED],
  [
    'who was removed does both',
    'rex',
    commit({ delete: nameOf('removed/rex') }, ...(signUp('rex').body.writes as object[])),
    DENIED,
  ],
  ['a member takes a record away', 'bob', remove('removed/rex'), DENIED],
  ['an admin takes a record away', 'ada', remove('removed/rex'), 'OK'],
]);
