import type { WireFields } from '../firestore/wire-value';
import { bool, int, text, time } from './requests';

/** Whoever makes a request in a case; the ones after `ghost` come with a token that is not in order. */
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
] as const;

/** Those whose tokens say that their address is verified. */
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

const LONG_AGO = '2026-01-01T00:00:00Z';

/** What a new member's document holds, but for the time, which the server sets. */
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
  'users/bob/private/p': { a: int(1) },
  'other/x': { a: int(1) },
};
