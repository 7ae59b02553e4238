import { VISITOR } from '@otherfolk/shared/domain/viewer';
import type { Session } from '@otherfolk/shared/session';
import { signedOut, writeSession } from '@otherfolk/shared/session/writer';
import { FIREBASE_SESSION_KEY, REMEMBERED_SESSION_KEY } from '../../remembered-session/remembered-session';
import { hideWhileAway } from './hide-while-away';

const member: Session = {
  status: 'signed-in',
  userId: 'u1',
  profile: { ...VISITOR, email: '', displayName: 'Wren' },
  isConfirmed: true,
};

const go = (type: 'pagehide' | 'pageshow', persisted = true) =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));
const isHidden = () => document.documentElement.style.visibility === 'hidden';

function signIn(name: string, uid: string): void {
  localStorage.setItem(REMEMBERED_SESSION_KEY, name);
  localStorage.setItem(FIREBASE_SESSION_KEY, JSON.stringify({ uid, token: Math.random() }));
}

const reload = jest.fn();
let end: () => void;

beforeEach(() => {
  reload.mockClear();
  writeSession(signedOut);
  end = hideWhileAway(reload);
  signIn('Wren', 'u1');
  writeSession(member);
});
afterEach(() => {
  end();
  localStorage.clear();
  document.documentElement.style.visibility = '';
});

test('a page of a member is hidden while it is away, and shown when the same member comes back', () => {
  go('pagehide');
  expect(isHidden()).toBe(true);
  signIn('Wren', 'u1');
  go('pageshow');
  expect([isHidden(), reload.mock.calls.length]).toEqual([false, 0]);
});

test.each([
  ['after logging out', () => localStorage.clear()],
  ['after another member has signed in', () => signIn('Ash', 'u2')],
  ['after another member of the same name has signed in', () => signIn('Wren', 'u2')],
])('a page of a member stays hidden and is loaded anew %s', (_, change) => {
  go('pagehide');
  change();
  go('pageshow');
  expect([isHidden(), reload.mock.calls.length]).toEqual([true, 1]);
});

test('a page whose member has signed out before it was left is not hidden', () => {
  writeSession(signedOut);
  go('pagehide');
  expect(isHidden()).toBe(false);
  go('pageshow');
  expect(reload).not.toHaveBeenCalled();
});

test('a page that the browser does not keep is left as it is', () => {
  go('pagehide', false);
  expect(isHidden()).toBe(false);
});
