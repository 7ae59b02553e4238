/** @jest-environment node */
import { VISITOR } from '@otherfolk/shared/domain/viewer';
import { findMembers } from './find-members';

const member = (displayName: string, email: string) => ({
  ...VISITOR,
  ...{ userId: email, displayName, email, emailVerified: true, isTrusted: true },
});
const members = [
  member('Wren', 'w@x.org'),
  member('', 'ash@y.org'),
  member('Ash Wood', 'a@x.org'),
  member('René', 'r@z.org'),
  member('Łukasz 健一', 'z@z.org'),
];

test.each([
  ['', ['a@x.org', 'ash@y.org', 'z@z.org', 'r@z.org', 'w@x.org']],
  ['ASH', ['a@x.org', 'ash@y.org']],
  ['wood x.org', ['a@x.org']],
  ['rene', ['r@z.org']],
  ['RENÉ', ['r@z.org']],
  ['lukasz', ['z@z.org']],
  ['健一', ['z@z.org']],
  ['nobody', []],
])('%j', (search, emails) => {
  expect(findMembers(members, search).map(({ email }) => email)).toEqual(emails);
});
