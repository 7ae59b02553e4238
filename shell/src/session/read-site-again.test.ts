import { type Viewer, VISITOR } from '@otherfolk/shared/domain/viewer';
import { createQueryClient } from '@otherfolk/shared/page/create-query-client';
import { siteQuery } from '@otherfolk/shared/page/site-query';
import type { Session } from '@otherfolk/shared/session';
import { signedOut, writeSession } from '@otherfolk/shared/session/writer';
import { fixtureReader } from '@otherfolk/shared/testing/fixture-reader';
import { testShell } from '@otherfolk/shared/testing/test-shell';
import { readSiteAgain } from './read-site-again';

const member = (rights: Partial<Viewer>): Session => ({
  status: 'signed-in',
  userId: 'u1',
  profile: { ...VISITOR, email: '', displayName: '', ...rights },
  isConfirmed: true,
});

test.each<[string, Session, Session, boolean]>([
  ['a member who may see more signs in', signedOut, member({ aN: true }), true],
  ['a member gains a flag', member({}), member({ aU: true }), true],
  ['a member without flags signs in', signedOut, member({}), false],
  ['an admin without flags signs in', signedOut, member({ memType: 'a' }), false],
  ['a profile is read again', member({ aN: true }), member({ aN: true }), false],
  ['a member signs out', member({ aN: true }), signedOut, false],
])('when %s, the site is read again: %p', async (_, before, after, isRead) => {
  writeSession(before);
  const client = createQueryClient(testShell({ read: fixtureReader(), origin: '', renderedOn: '2026-11-20' }));
  await client.prefetchQuery(siteQuery);
  const end = readSiteAgain(client);
  writeSession(after);
  end();
  expect(client.getQueryState(siteQuery.queryKey)?.isInvalidated).toBe(isRead);
});
