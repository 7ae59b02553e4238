import { type Audience, AUDIENCES } from '@otherfolk/shared/domain/audiences';
import { type CaseRow, casesOf } from '../case';
import { guardedKey, type Person } from '../people';
import { commit, get, merge, query, remove, set, text, update, where, write } from '../requests';

const DENIED = 'PERMISSION_DENIED';

const keyOf = (audience: string) => `guarded/${audience}`;

/** The keys that each person may read; nobody else may. */
const readers: [as: Person, who: string, opened: readonly Audience[]][] = [
  ['visitor', 'a visitor', []],
  ['ann', 'a member without a profile', []],
  ['rex', 'a removed member', []],
  ['bob', 'a member without flags', []],
  ['old', 'a member whose profile has neither flags nor a role', []],
  ['nia', 'a member with aN', ['next']],
  ['pip', 'a member with aP', ['pipeline']],
  ['uma', 'a member with aU', ['unnamed']],
  ['noa', 'a member with aN and aP', ['next', 'pipeline']],
  ['ula', 'a member with aU and aN', ['next', 'unnamed', 'unnamed-next']],
  ['upe', 'a member with aU and aP', ['pipeline', 'unnamed', 'unnamed-pipeline']],
  ['ola', 'a member with all flags', AUDIENCES],
  ['eve', 'an editor without flags', AUDIENCES],
  ['ed', 'an editor with aN', AUDIENCES],
  ['ada', 'an admin without flags', AUDIENCES],
  ['tex', "a member whose flags are 'true'", []],
  ['ina', 'a member whose flags are 1', []],
  ['nil', 'a member whose flags are null', []],
  ['lis', 'a member whose flags and role are lists', []],
  ['max', "a member whose flags are maps, and whose role is 'A'", []],
  ['sly', 'a member whose role is true, with fields that are no flags', []],
];

const reads = readers.flatMap(([as, who, opened]) =>
  AUDIENCES.map((audience): CaseRow => {
    const outcome = opened.includes(audience) ? 'OK' : DENIED;
    return [`${who} reads the key of ${audience}`, as, get(keyOf(audience)), outcome];
  }),
);

/** The official emulator does not ask whether a token is good (cases/tokens.ts); these come from somebody without flags. */
const badTokens = (['expired', 'revoked', 'signed by someone else', 'of a deleted account'] as const).map(
  (as): CaseRow => [`a token ${as} reads a key`, as, get(keyOf('next')), 'UNAUTHENTICATED', DENIED],
);

export const guardedReading = casesOf([
  ...reads,
  ...badTokens,
  ['a member reads all keys that the flags open at once', 'ola', get(...AUDIENCES.map(keyOf)), 'OK'],
  ['a member reads an open key and another at once', 'nia', get(keyOf('next'), keyOf('pipeline')), DENIED],
  ['a member with all flags reads a document of another name', 'ola', get(keyOf('else')), DENIED],
  ['an editor reads a document of another name', 'eve', get(keyOf('else')), DENIED],
  ['an admin reads a document of another name', 'ada', get(keyOf('else')), DENIED],
  ['an admin reads an unknown audience that is not there', 'ada', get(keyOf('Next')), DENIED],
  ['a member with all flags reads below a key', 'ola', get(`${keyOf('next')}/more/m`), DENIED],
  ['an admin reads below a key', 'ada', get(`${keyOf('next')}/more/m`), DENIED],
  ...(['visitor', 'nia', 'ola', 'eve', 'ada'] as const).flatMap((as): CaseRow[] => [
    ['somebody lists the keys', as, query('guarded'), DENIED],
    ['somebody lists one key', as, query('guarded', { limit: 1 }), DENIED],
    [
      'somebody lists by a bundle',
      as,
      query('guarded', { where: where('bundle', 'EQUAL', text('x')), limit: 1 }),
      DENIED,
    ],
  ]),
]);

export const guardedWriting = casesOf(
  (['visitor', 'bob', 'nia', 'ola', 'eve', 'ada'] as const).flatMap((as): CaseRow[] => [
    ['somebody replaces a key', as, set(keyOf('next'), guardedKey('next')), DENIED],
    ['somebody changes a key', as, update(keyOf('next'), { key: text('x') }), DENIED],
    ['somebody merges into a key', as, merge(keyOf('unnamed'), { bundle: text('x') }), DENIED],
    ['somebody makes a document of another name', as, set(keyOf('new'), guardedKey('next')), DENIED],
    ['somebody deletes a key', as, remove(keyOf('next')), DENIED],
    [
      'somebody makes a key that is not there',
      as,
      commit(write(keyOf('unnamed-pipeline'), guardedKey('unnamed-pipeline'), { currentDocument: { exists: false } })),
      DENIED,
    ],
    ['somebody writes below a key', as, set(`${keyOf('next')}/more/n`, { key: text('x') }), DENIED],
  ]),
);
