import { type Viewer, VISITOR } from '@otherfolk/shared/domain/viewer';
import { audienceKey } from '@otherfolk/shared/queries/audience-key';
import { characterIndexQuery } from '@otherfolk/shared/queries/character-index-query';
import { createQueryClient } from '@otherfolk/shared/queries/create-query-client';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import type { Session } from '@otherfolk/shared/session';
import { signedOut, writeSession } from '@otherfolk/shared/session/writer';
import { fixtureReader } from '@otherfolk/shared/testing/fixture-reader';
import { testShell } from '@otherfolk/shared/testing/test-shell';
import { forgetMembers } from './forget-members';

const member = (rights: Partial<Viewer>, userId = 'u1'): Session => ({
  status: 'signed-in',
  userId,
  profile: { ...VISITOR, email: '', displayName: '', ...rights },
  isConfirmed: true,
});

const forVisitors = ['character', 'maren', audienceKey(VISITOR)];
const forMembers = ['character', 'maren', audienceKey({ ...VISITOR, aN: true })];

test.each<[string, Session, Session, boolean]>([
  ['signing out', member({ aN: true }), signedOut, true],
  ['signing out without flags', member({}), signedOut, true],
  ['signing out while the profile is not known', { status: 'loading', displayName: '' }, signedOut, true],
  ['losing a flag', member({ aN: true, aP: true }), member({ aP: true }), true],
  ['losing a role', member({ memType: 'a' }), member({}), true],
  ['another member', member({ aN: true }), { status: 'loading', displayName: '' }, true],
  ['gaining a flag', member({}), member({ aN: true }), false],
  ['a profile read again', member({ aN: true }), member({ aN: true }), false],
  ['signing in', signedOut, member({ aN: true }), false],
])('%s', (_, before, after, isForgotten) => {
  writeSession(before);
  const client = createQueryClient(testShell({ read: fixtureReader(), origin: '', renderedOn: '2026-11-20' }));
  for (const key of [siteQuery.queryKey, forVisitors, forMembers, characterIndexQuery.queryKey]) {
    client.setQueryData(key, 'data');
  }
  window.sessionStorage.setItem('otherfolk:places', '{}');
  const forgetScrollPositions = jest.fn();
  const end = forgetMembers(client, forgetScrollPositions);
  writeSession(after);
  end();
  const held = client
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey);
  expect(held.slice(0, 2)).toEqual([siteQuery.queryKey, forVisitors]);
  expect(held).toHaveLength(isForgotten ? 2 : 4);
  expect(window.sessionStorage.length).toBe(isForgotten ? 0 : 1);
  expect(forgetScrollPositions).toHaveBeenCalledTimes(isForgotten ? 1 : 0);
});

test('an override of this tab and the notes on reloads outlive a session', () => {
  writeSession(member({}));
  const client = createQueryClient(testShell({ read: fixtureReader(), origin: '', renderedOn: '2026-11-20' }));
  for (const key of ['otherfolk:overrides', 'otherfolk:reloaded:plots', 'otherfolk:places', 'foldedSections'])
    window.sessionStorage.setItem(key, '{}');
  const end = forgetMembers(client, jest.fn());
  writeSession(signedOut);
  end();
  expect(Object.keys(window.sessionStorage).sort()).toEqual(['otherfolk:overrides', 'otherfolk:reloaded:plots']);
});
