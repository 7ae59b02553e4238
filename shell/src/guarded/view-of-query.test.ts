/** @jest-environment node */
import { type Viewer, VISITOR } from '@otherfolk/shared/domain/viewer';
import { audienceKey } from '@otherfolk/shared/queries/audience-key';
import { characterIndexQuery } from '@otherfolk/shared/queries/character-index-query';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import type { Session } from '@otherfolk/shared/session';
import { signedOut } from '@otherfolk/shared/session/writer';
import { viewOfQuery, viewOfSession } from './view-of-query';

const member = (rights: Partial<Viewer> = {}): Session => ({
  status: 'signed-in',
  userId: 'u1',
  profile: { ...VISITOR, email: '', displayName: '', ...rights },
  isConfirmed: true,
});
const page = (rights: Partial<Viewer>) => ['character', 'mara', audienceKey({ ...VISITOR, ...rights }), 2];

test.each([
  [signedOut, ''],
  [{ status: 'loading', displayName: '' } as const, ''],
  [member(), ''],
  [member({ aN: true }), 'N'],
  [member({ aN: true, aP: true, aU: true }), 'NPU'],
  [member({ memType: 'e' }), 'NPU'],
  [member({ memType: 'a', aU: true }), 'NPU'],
])('%j may read what is for %j', (session, view) => {
  expect(viewOfSession(session)).toBe(view);
});

test.each([
  [page({}), member({ aN: true }), ''],
  [page({ aN: true, aU: true }), member({ memType: 'a' }), 'NU'],
  [page({ memType: 'a', aP: true }), member({ memType: 'a' }), 'NPU'],
  [characterIndexQuery.queryKey, member({ aP: true }), 'P'],
  [characterIndexQuery.queryKey, member({ memType: 'e' }), 'NPU'],
  [characterIndexQuery.queryKey, signedOut, ''],
  [siteQuery.queryKey, member({ aN: true }), 'N'],
  [['image-index'], member({ aN: true }), ''],
  [['other', { seenBy: '__proto__' }], member({ aN: true }), ''],
])('the query %j of %j reads what is for %j', (key, session, view) => {
  expect(viewOfQuery(key, session)).toBe(view);
});
