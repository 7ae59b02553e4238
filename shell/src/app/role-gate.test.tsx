import { act, screen } from '@testing-library/react';
import { CONTRACT_VERSION } from '@otherfolk/shared/contract/contract-version';
import { writeConnection, writeSession } from '@otherfolk/shared/session/writer';
import { signIn } from '@otherfolk/shared/testing/render-in-shell';
import { fakeLoader, renderShell } from '../testing/render-shell';

jest.mock('../session/account/load-members', () => ({ loadMembers: () => new Promise(() => undefined) }));

const admin = {
  id: 'admin',
  contract: CONTRACT_VERSION,
  mounts: {
    admin: [{ index: true, element: <h1>Admin Tools</h1> }],
    editor: [{ path: 'edit-character/:id', element: <h1>Edit Character</h1> }],
  },
  widgets: {},
};

const load = jest.fn(async () => admin);
const open = (url: string) => renderShell(url, fakeLoader({ admin: load }));
const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent ?? null;
const HOME = 'Welcome to Otherfolk';

beforeEach(() => {
  load.mockClear();
  jest.spyOn(window, 'scrollTo').mockImplementation();
});

test.each<[string, 'a' | 'e' | 'm' | null, string]>([
  ['/admin', 'a', 'Admin Tools'],
  ['/admin', 'e', HOME],
  ['/admin', 'm', HOME],
  ['/admin', null, HOME],
  ['/editor/edit-character/mara', 'a', 'Edit Character'],
  ['/editor/edit-character/mara', 'e', 'Edit Character'],
  ['/editor/edit-character/mara', 'm', HOME],
  ['/editor/edit-character/mara', null, HOME],
  ['/editor/nothing', null, HOME],
])('%s for %p: %s', async (url, memType, expected) => {
  if (memType) signIn({ memType });
  await open(url);
  expect(heading()).toBe(expected);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(load.mock.calls.length > 0).toBe(expected !== HOME);
});

test('the gate shows and loads nothing while the member is not known, and then the page', async () => {
  writeSession({ status: 'loading', displayName: 'Ada' });
  await open('/admin');
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
  expect(load).not.toHaveBeenCalled();
  await act(async () => signIn({ memType: 'a' }));
  expect(heading()).toBe('Admin Tools');
});

test('a backend that is offline leads home', async () => {
  writeSession({ status: 'loading', displayName: 'Ada' });
  await open('/admin');
  await act(async () => writeConnection('Offline'));
  expect(heading()).toBe(HOME);
});

test('an admin whom the backend leaves alone later stays', async () => {
  signIn({ memType: 'a' });
  await open('/admin');
  await act(async () => writeConnection('Offline'));
  expect(heading()).toBe('Admin Tools');
});

test('a member who signs out leaves the guarded page', async () => {
  signIn({ memType: 'a' });
  await open('/admin');
  await act(async () => writeSession({ status: 'signed-out' }));
  expect(heading()).toBe(HOME);
});
