/** @jest-environment node */
import fc from 'fast-check';
import { type Account, NOW } from './identity';
import { profileWrite, shownProfile, trustOf } from './profile-rules';

const account: Account = {
  userId: 'u1',
  email: 'wren@example.org',
  emailVerified: false,
  hasPassword: true,
  displayName: 'Wren',
};
const complete = {
  email: 'wren@example.org',
  emailVerified: false,
  displayName: 'Wren',
  aN: false,
  aP: false,
  aU: false,
  memType: 'm',
  createdAt: new Date(0),
};

test('a missing profile is created with every default', () => {
  expect(profileWrite(undefined, account)).toEqual({ kind: 'create', fields: { ...complete, createdAt: NOW } });
});

test.each([
  ['the name that was given', { ...account, displayName: '' }, 'Wren Ash', 'Wren Ash'],
  ['the name of the account', account, '', 'Wren'],
  ['the first part of the e-mail', { ...account, displayName: ' ' }, undefined, 'wren'],
  [
    'a word, where there is nothing',
    { userId: 'u1', email: '', emailVerified: false, hasPassword: false, displayName: '' },
    undefined,
    'Member',
  ],
])('a new profile is named after %s', (_, who, given, name) => {
  expect(profileWrite(undefined, who, given)?.fields.displayName).toBe(name);
});

const without = (...fields: string[]) =>
  Object.fromEntries(Object.entries(complete).filter(([field]) => !fields.includes(field)));

test.each<[string, Record<string, unknown>, string | undefined, object | undefined]>([
  ['a complete one', complete, undefined, undefined],
  ['the same name from Google', complete, 'Wren', undefined],
  ['no name from Google', complete, ' ', undefined],
  ['another name from Google', complete, 'Wren Ash', { displayName: 'Wren Ash' }],
  ['one without flags', without('aN', 'aP', 'aU'), undefined, { aN: false, aP: false, aU: false }],
  ['one without a time', without('createdAt'), undefined, { createdAt: NOW }],
  ['one without a role', without('memType'), 'Wren Ash', { memType: 'm', displayName: 'Wren Ash' }],
  ['an empty one', {}, undefined, { ...complete, createdAt: NOW }],
  ['a name of a wrong type', { ...complete, displayName: 7 }, undefined, { displayName: 'Wren' }],
  ['other fields of wrong types', { ...complete, aN: 'yes', memType: 1 }, undefined, undefined],
  [
    'an address of a wrong type',
    { ...complete, email: null },
    undefined,
    { email: 'wren@example.org', emailVerified: false },
  ],
  [
    'one from before there was a mark',
    without('emailVerified'),
    undefined,
    { email: 'wren@example.org', emailVerified: false },
  ],
  [
    'another address than that of the account',
    { ...complete, email: 'old@example.org' },
    undefined,
    { email: 'wren@example.org', emailVerified: false },
  ],
  [
    'a mark that is no longer true',
    { ...complete, emailVerified: true },
    undefined,
    { email: 'wren@example.org', emailVerified: false },
  ],
  [
    'a name that others cannot read',
    { ...complete, displayName: '\u202EWren\u200B Ash' },
    '',
    { displayName: 'Wren Ash' },
  ],
  ['a name that nobody sees', { ...complete, displayName: '\u3164' }, '', { displayName: 'Wren' }],
  ['a name that is too long', { ...complete, displayName: 'x'.repeat(81) }, '', { displayName: 'x'.repeat(80) }],
  ['a name from Google that others cannot read', complete, 'Wren\u2066 Ash', { displayName: 'Wren Ash' }],
  ['a name from Google that nobody sees', complete, '\u200B\u3164', undefined],
  ['a privileged one', { ...complete, memType: 'a', aN: true }, 'Ash', { displayName: 'Ash' }],
])('a stored profile is completed and mended: %s', (_, stored, given, fields) => {
  expect(profileWrite(stored, account, given)).toEqual(fields && { kind: 'update', fields });
});

test.each<[string, Record<string, unknown>, object]>([
  ['nothing', {}, { email: 'wren@example.org', displayName: 'Wren', memType: 'm', aN: false, aP: false, aU: false }],
  ['rights as texts', { aN: 'true', aP: 1, aU: {} }, { aN: false, aP: false, aU: false }],
  ['an unknown role', { memType: 'owner' }, { memType: 'm' }],
  ['an inherited word as a role', { memType: 'constructor' }, { memType: 'm' }],
  ['a name that is too long', { displayName: 'x'.repeat(81) }, { displayName: 'x'.repeat(80) }],
  ['a name that others cannot read', { displayName: 'A\u202Ed\u200Ba' }, { displayName: 'Ada' }],
  ['everything in order', { ...complete, memType: 'e', aU: true }, { memType: 'e', aU: true, displayName: 'Wren' }],
])('a stored profile with %s', (_, stored, shown) => {
  expect(shownProfile(stored, account)).toMatchObject(shown);
});

test('the profile has the right types, whatever is stored', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(complete)), fc.anything()), (stored) => {
      const { email, displayName, memType, aN, aP, aU } = shownProfile(stored, account);
      expect([email, displayName].map((text) => typeof text)).toEqual(['string', 'string']);
      expect(['a', 'e', 'm']).toContain(memType);
      expect([aN, aP, aU].map((flag) => typeof flag)).toEqual(['boolean', 'boolean', 'boolean']);
    }),
  );
});

test('an address that was verified is marked so', () => {
  const write = profileWrite(complete, { ...account, emailVerified: true });
  expect(write).toEqual({ kind: 'update', fields: { email: 'wren@example.org', emailVerified: true } });
});

test('an account without an address changes none', () => {
  expect(profileWrite(complete, { ...account, email: '' })).toBeUndefined();
});

test.each<[string, Record<string, unknown>, boolean, boolean]>([
  ['from before there was a mark', { email: 'a@b.c' }, false, false],
  ['unverified', { email: 'a@b.c', emailVerified: false }, false, false],
  ['verified', { email: 'a@b.c', emailVerified: true }, true, true],
  ['marked with a text', { email: 'a@b.c', emailVerified: 'true' }, false, false],
  ['vouched for', { email: 'a@b.c', emailVerified: false, trustedEmail: 'a@b.c' }, false, true],
  ['vouched for under another address', { email: 'new@b.c', trustedEmail: 'a@b.c' }, false, false],
  ['without an address', {}, false, false],
])('a profile %s', (_, stored, emailVerified, isTrusted) => {
  expect(trustOf(stored)).toEqual({ emailVerified, isTrusted });
});
