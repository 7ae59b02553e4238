import fc from 'fast-check';
import { NOW, type Account } from './identity';
import { profileWrite, shownProfile } from './profile-rules';

const account: Account = { userId: 'u1', email: 'wren@example.org', displayName: 'Wren' };
const complete = {
  email: 'wren@example.org',
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
  ['a word, where there is nothing', { userId: 'u1', email: '', displayName: '' }, undefined, 'Member'],
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
  ['other fields of wrong types', { ...complete, aN: 'yes', memType: 1, email: null }, undefined, undefined],
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
])('of a stored profile is written: %s', (_, stored, given, fields) => {
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

test('whatever is stored, the site gets a profile of the right types', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(complete)), fc.anything()), (stored) => {
      const { email, displayName, memType, aN, aP, aU } = shownProfile(stored, account);
      expect([email, displayName].map((text) => typeof text)).toEqual(['string', 'string']);
      expect(['a', 'e', 'm']).toContain(memType);
      expect([aN, aP, aU].map((flag) => typeof flag)).toEqual(['boolean', 'boolean', 'boolean']);
    }),
  );
});
