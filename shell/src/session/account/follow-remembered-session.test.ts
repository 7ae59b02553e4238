import { createQueryClient } from '@otherfolk/shared/queries/create-query-client';
import { readConnection } from '@otherfolk/shared/session/watcher';
import { readSession, signedOut, writeSession } from '@otherfolk/shared/session/writer';
import { fixtureReader } from '@otherfolk/shared/testing/fixture-reader';
import { testShell } from '@otherfolk/shared/testing/test-shell';
import {
  FIREBASE_SESSION_KEY,
  REMEMBERED_SESSION_KEY,
  rememberSession,
} from '../../remembered-session/remembered-session';
import { followRememberedSession } from './follow-remembered-session';
import { loadMembers } from './load-members';

jest.mock('./load-members', () => ({ loadMembers: jest.fn(() => new Promise(() => undefined)) }));

const load = jest.mocked(loadMembers);
const follow = () =>
  followRememberedSession(
    createQueryClient(testShell({ read: fixtureReader(), origin: '', renderedOn: '2026-11-20' })),
  );

function anotherTab(displayName: string | null): void {
  rememberSession(displayName);
  window.dispatchEvent(new StorageEvent('storage', { key: REMEMBERED_SESSION_KEY }));
}

beforeEach(() => void load.mockClear());

test('a visitor loads nothing', () => {
  follow();
  expect(readSession()).toEqual(signedOut);
  expect(load).not.toHaveBeenCalled();
});

test('a member who was here before is loading at once, by the name that this device knows', () => {
  rememberSession('Wren');
  follow();
  expect(readSession()).toEqual({ status: 'loading', displayName: 'Wren' });
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([
  ['its display name', '{"uid":"u1","displayName":"Wren"}', 'Wren'],
  ['no name, where it has none', '{"uid":"u1"}', ''],
  ['no name, where it is damaged', 'null', ''],
])('an account that Firebase keeps is loaded before its profile was ever read, by %s', (_, account, displayName) => {
  localStorage.setItem(FIREBASE_SESSION_KEY, account);
  follow();
  expect(readSession()).toEqual({ status: 'loading', displayName });
  expect(load).toHaveBeenCalledTimes(1);
});

test('a name that a closed tab has left without an account is looked up, so that the rest of it is forgotten', () => {
  rememberSession('Wren');
  localStorage.removeItem(FIREBASE_SESSION_KEY);
  follow();
  expect(load).toHaveBeenCalledTimes(1);
});

test('an account of another project on the same host is nobody here', () => {
  localStorage.setItem('firebase:authUser:another-key:[DEFAULT]', '{"uid":"u1"}');
  follow();
  expect(readSession()).toEqual(signedOut);
});

test('signing in in another tab shows here before the profile is read there', () => {
  follow();
  localStorage.setItem(FIREBASE_SESSION_KEY, '{"uid":"u1","displayName":"Wren"}');
  window.dispatchEvent(new StorageEvent('storage', { key: FIREBASE_SESSION_KEY }));
  expect(readSession()).toEqual({ status: 'loading', displayName: 'Wren' });
});

test('signing in and out in another tab shows here', () => {
  follow();
  anotherTab('Wren');
  expect(readSession()).toEqual({ status: 'loading', displayName: 'Wren' });
  expect(load).toHaveBeenCalled();
  anotherTab(null);
  expect(readSession()).toEqual(signedOut);
});

test('other values that tabs store sign nobody out', () => {
  follow();
  writeSession({ status: 'loading', displayName: 'Wren' });
  window.dispatchEvent(new StorageEvent('storage', { key: 'baseAge' }));
  expect(readSession().status).toBe('loading');
});

test('refused storage remembers nobody', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  follow();
  expect(readSession()).toEqual(signedOut);
});

test('the backend counts as offline where the code for members cannot be loaded, and guarded pages wait for nobody', async () => {
  load.mockRejectedValueOnce(new Error('chunk'));
  rememberSession('Wren');
  follow();
  await Promise.resolve();
  await Promise.resolve();
  expect([readSession().status, readConnection()]).toEqual(['loading', 'Offline']);
});
