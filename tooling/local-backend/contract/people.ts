import { GUARDED_KEYS } from '@otherfolk/shared/contract/guarded-keys';
import { type Audience, AUDIENCES } from '@otherfolk/shared/domain/audiences';
import type { WireFields, WireValue } from '../firestore/wire-value';
import { bool, int, list, map, nothing, text, time } from './requests';

/** The callers of requests in cases; the ones after `ghost` come with a token that is not in order. */
export const people = [
  'visitor',
  'ann',
  'bob',
  'ada',
  'abe',
  'ed',
  'old',
  'bare',
  'ghost',
  'una',
  'vera',
  'vic',
  'rex',
  'nia',
  'pip',
  'uma',
  'noa',
  'ula',
  'upe',
  'ola',
  'eve',
  'tex',
  'ina',
  'nil',
  'lis',
  'max',
  'sly',
] as const;

/** The people whose tokens say that their address is verified. */
export const verified: readonly string[] = ['vera', 'vic'];
export const badTokens = [
  'no token at all',
  'of algorithm none',
  'signed by someone else',
  'with a changed payload',
  'of another project',
  'of another issuer',
  'expired',
  'revoked',
  'of a deleted account',
  'without e-mail',
] as const;

export type Person = (typeof people)[number];
export type BadToken = (typeof badTokens)[number];
export type Caller = Person | BadToken;

export const emailOf = (person: Person) => `${person}@folk.test`;

/** Each flag with one value. */
const flags = (value: WireValue): WireFields => ({ aN: value, aP: value, aU: value });

const LONG_AGO = '2026-01-01T00:00:00Z';

/** The fields of a new member's document, but for the time, which the server sets. */
export const newProfile = (email: string): WireFields => ({
  email: text(email),
  memType: text('m'),
  aN: bool(false),
  aP: bool(false),
  aU: bool(false),
});

export const profile = (person: Person, more: WireFields = {}): WireFields => ({
  ...newProfile(emailOf(person)),
  createdAt: time(LONG_AGO),
  ...more,
});

/** A document of the collection `guarded`. */
export const guardedKey = (audience: Audience): WireFields => ({
  key: text(`the key of ${audience}`),
  bundle: text('0'.repeat(32)),
  before: list(map({ key: text(`the key of ${audience} before`), bundle: text('1'.repeat(32)) })),
});

/** The database at the beginning of each case. */
export const documents: Record<string, WireFields> = {
  // ann, ghost and vera have no profile yet; an admin has removed rex.
  'users/bob': profile('bob', { displayName: text('Bob'), emailVerified: bool(true) }),
  'users/ada': profile('ada', { displayName: text('Ada'), memType: text('a'), emailVerified: bool(true) }),
  'users/abe': profile('abe', { memType: text('a') }),
  'users/ed': profile('ed', { displayName: text('Ed'), memType: text('e'), aN: bool(true), emailVerified: bool(true) }),
  'users/una': profile('una', { displayName: text('U\u200Bna'), emailVerified: bool(false) }),
  'users/vic': profile('vic', { email: text('vic.before@folk.test'), emailVerified: bool(false) }),
  'removed/rex': { email: text(emailOf('rex')), removedBy: text('ada'), removedAt: time(LONG_AGO) },
  'users/old': { email: text(emailOf('old')) },
  'users/bare': { memType: text('m'), aN: bool(false), aP: bool(false), aU: bool(false) },
  // Members with one flag each, with two, with all three; an editor without any.
  'users/nia': profile('nia', { aN: bool(true), emailVerified: bool(true) }),
  'users/pip': profile('pip', { aP: bool(true) }),
  'users/uma': profile('uma', { aU: bool(true) }),
  'users/noa': profile('noa', { aN: bool(true), aP: bool(true) }),
  'users/ula': profile('ula', { aU: bool(true), aN: bool(true) }),
  'users/upe': profile('upe', { aU: bool(true), aP: bool(true) }),
  'users/ola': profile('ola', flags(bool(true))),
  'users/eve': profile('eve', { memType: text('e') }),
  // Rights of other types, as nobody but the console can write them.
  'users/tex': profile('tex', flags(text('true'))),
  'users/ina': profile('ina', flags(int(1))),
  'users/nil': profile('nil', flags(nothing)),
  'users/lis': profile('lis', { ...flags(list(bool(true))), memType: list(text('a')) }),
  'users/max': profile('max', { ...flags(map({ value: bool(true) })), memType: text('A') }),
  'users/sly': profile('sly', { an: bool(true), AU: bool(true), memType: bool(true) }),
  // Nothing has been deployed of 'unnamed-pipeline' yet.
  ...Object.fromEntries(
    AUDIENCES.filter((audience) => audience !== 'unnamed-pipeline').map((audience) => [
      `${GUARDED_KEYS}/${audience}`,
      guardedKey(audience),
    ]),
  ),
  // Nobody has put these there on purpose.
  'guarded/else': { key: text('x') },
  'guarded/next/more/m': { key: text('x') },
  'users/bob/private/p': { a: int(1) },
  'other/x': { a: int(1) },
};
