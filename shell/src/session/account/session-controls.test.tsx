import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readSession, writeSession } from '@otherfolk/shared/session/writer';
import { openDialogs } from '@otherfolk/shared/testing/dialog-in-jsdom';
import { readRememberedSession } from '../../remembered-session/remembered-session';
import { fakeIdentity, storedWren, wren } from '../../testing/fake-identity';
import { renderShell } from '../../testing/render-shell';

let canLoad = false;
const mockIdentity = jest.fn();

jest.mock('../identity/firebase-identity', () => ({
  firebaseIdentity: () => {
    if (!canLoad) throw new Error('chunk');
    return mockIdentity() as unknown;
  },
}));

const controls = () => within(document.querySelector('[data-session]') as HTMLElement);
const labels = () =>
  controls()
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('a visitor is offered to log in, and nothing else', async () => {
  await renderShell('/');
  expect(labels()).toEqual(['Log In']);
  expect(screen.getByText('Backend: Unknown')).toBeVisible();
  expect(mockIdentity).not.toHaveBeenCalled();
});

test('a member who is still being looked up has a name from this device', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  writeSession({ status: 'loading', displayName: 'Wren' });
  await renderShell('/');
  expect(labels()).toEqual(['Wren', 'Log Out']);
});

test('a member who cannot be signed out, as firebase does not load, reads that and stays signed in', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  writeSession({ status: 'loading', displayName: 'Wren' });
  await renderShell('/');
  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Out of reach right now');
  expect(readSession().status).toBe('loading');
  expect(screen.getByText('Backend: Offline')).toBeVisible();
});

test('the controls open the dialog, show name and own rights, log out, and put the focus where it belongs', async () => {
  openDialogs();
  canLoad = true;
  const { identity } = fakeIdentity({ ...storedWren, aN: true, memType: 'e' });
  mockIdentity.mockReturnValue(identity);
  await renderShell('/');
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Email'), wren.email);
  await userEvent.type(dialog.getByLabelText('Password'), 'quiet-harbour-7{Enter}');
  expect(await screen.findByRole('button', { name: 'Log Out' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(controls().getByRole('button', { name: 'Wren' })).toHaveFocus();
  const panel = within(screen.getByLabelText('Your account'));
  for (const words of [wren.email, 'Editor', 'Edit characters', 'What comes with the next release']) {
    expect(panel.getByText(words)).toBeInTheDocument();
  }
  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  await waitFor(() => expect(labels()).toEqual(['Log In']));
  expect(screen.getByRole('button', { name: 'Log In' })).toHaveFocus();
  expect(screen.queryByLabelText('Your account')).toBeNull();
  expect(readRememberedSession()).toBeNull();
});

test('a click that the page has handled is not repeated when it has woken up', async () => {
  const late = jest.fn();
  document.addEventListener('click', late);
  await renderShell('/');
  await act(async () => screen.getByRole('button', { name: 'Log In' }).click());
  document.removeEventListener('click', late);
  expect(late).not.toHaveBeenCalled();
});
