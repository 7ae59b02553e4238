import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDialogs } from '@otherfolk/shared/testing/dialog-in-jsdom';
import { button, fail, field, fill, press, show } from '../../testing/auth-dialog-in-jsdom';
import { serviceError } from '../../testing/fake-identity';
import { AuthDialog } from './auth-dialog';

const login = { Email: 'wren@example.org', Password: 'quiet-harbour-7' };
const signUp = { 'Display Name': 'Wren', ...login, 'Confirm Password': 'quiet-harbour-7' };

beforeEach(openDialogs);

test('the login form has its fields, their help for password managers, and the focus on the first', () => {
  show();
  expect(screen.getByRole('dialog', { name: 'Log In' })).toBeVisible();
  expect(field('Email')).toHaveFocus();
  expect(field('Email')).toHaveAttribute('type', 'email');
  expect(field('Email')).toHaveAttribute('autocomplete', 'username');
  expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.queryByLabelText('Display Name')).toBeNull();
});

test('the sign-up form has its fields, all required, and keeps the text that was typed before', async () => {
  show();
  await fill({ Email: 'wren@example.org' });
  await press('Sign up');
  expect(screen.getByRole('dialog', { name: 'Sign Up' })).toBeVisible();
  const help = ['Display Name', 'Email', 'Password', 'Confirm Password'].map((label) => {
    expect(field(label)).toBeRequired();
    return field(label).getAttribute('autocomplete');
  });
  expect(help).toEqual(['nickname', 'email', 'new-password', 'new-password']);
  expect(field('Email')).toHaveValue('wren@example.org');
  expect(field('Display Name')).toHaveFocus();
});

test('a login that succeeds closes the dialog', async () => {
  const { calls, onClose } = show();
  await fill(login);
  await press('Log In');
  expect(calls.signIn).toHaveBeenCalledWith('wren@example.org', 'quiet-harbour-7');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a sign-up that succeeds closes the dialog', async () => {
  const { calls, onClose } = show();
  await press('Sign up');
  await fill({ ...signUp, 'Display Name': ' Wren ' });
  await press('Sign Up');
  expect(calls.signUp).toHaveBeenCalledWith('wren@example.org', 'quiet-harbour-7', 'Wren');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each(['auth/invalid-credential', 'auth/user-not-found', 'auth/too-many-requests', 'auth/network-request-failed'])(
  'a login that fails with %s says the same, keeps what was typed, and may be tried again',
  async (code) => {
    const { onClose } = show({ signIn: fail(code) });
    await fill(login);
    await press('Log In');
    expect(screen.getByRole('alert')).toHaveTextContent(/^Login failed$/);
    expect(field('Email')).toHaveValue('wren@example.org');
    expect(field('Password')).toHaveValue('quiet-harbour-7');
    expect(button('Log In')).toBeEnabled();
    expect(onClose).not.toHaveBeenCalled();
  },
);

test('a sign-up that fails says why, in the words of the service', async () => {
  show({ signUp: fail('auth/email-already-in-use', 'Firebase: The email address is already in use.') });
  await press('Sign up');
  await fill(signUp);
  await press('Sign Up');
  expect(screen.getByRole('alert')).toHaveTextContent('Signup failed: Firebase: The email address is already in use.');
});

test.each([
  ['six1ab', /^Your password needs at least 10 characters\.$/],
  ['Password123!', /^This password is too common/],
  ['wren@example.org', /^Your password must not be your name or your address\.$/],
])('the password %s is not sent, and the form says why', async (password, text) => {
  const { calls } = show();
  await press('Sign up');
  await fill({ ...signUp, Password: password, 'Confirm Password': password });
  await press('Sign Up');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(calls.signUp).not.toHaveBeenCalled();
});

test('a name with what nobody sees is not sent, and the form says why', async () => {
  const { calls } = show();
  await press('Sign up');
  await fill({ ...signUp, 'Display Name': 'Wr\u200Ben' });
  await press('Sign Up');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Your name holds a character that nobody can see \(U\+200B\)/,
  );
  expect(calls.signUp).not.toHaveBeenCalled();
});

test('a member with an old, short password still logs in with it', async () => {
  const { calls } = show();
  await fill({ ...login, Password: '123456' });
  await press('Log In');
  expect(calls.signIn).toHaveBeenCalledWith('wren@example.org', '123456');
});

test('passwords that differ are not sent', async () => {
  const { calls } = show();
  await press('Sign up');
  await fill({ ...signUp, 'Confirm Password': 'quiet-harbour-8' });
  await press('Sign Up');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Passwords do not match$/);
  expect(field('Confirm Password')).toHaveFocus();
  expect(calls.signUp).not.toHaveBeenCalled();
});

test('an empty field is not sent, and gets the focus', async () => {
  const { calls } = show();
  await fill({ Email: 'wren@example.org' });
  await press('Log In');
  expect(screen.getByRole('alert')).toBeVisible();
  expect(field('Password')).toHaveFocus();
  expect(calls.signIn).not.toHaveBeenCalled();
});

test('an error goes when the mode changes', async () => {
  show({ signIn: fail('auth/invalid-credential') });
  await fill(login);
  await press('Log In');
  await press('Sign up');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the button of a login under way is busy, and a second press sends nothing', async () => {
  let answer: () => void = () => undefined;
  const { calls } = show({ signIn: () => new Promise((resolve) => (answer = resolve)) });
  await fill(login);
  await press('Log In');
  expect(button('Log In')).toBeDisabled();
  expect(button('Log In')).toHaveAttribute('aria-busy', 'true');
  await userEvent.type(field('Password'), '{Enter}');
  expect(calls.signIn).toHaveBeenCalledTimes(1);
  await act(async () => answer());
});

test.each([
  ['auth/popup-closed-by-user', 'Google login failed.'],
  ['auth/popup-blocked', 'Google login failed.'],
  ['auth/cancelled-popup-request', null],
])('the Google button, %s, says %j', async (code, text) => {
  show({ signInWithGoogle: fail(code) });
  await press('Continue with Google');
  expect(screen.queryByRole('alert')?.textContent ?? null).toBe(text);
  expect(button('Continue with Google')).toHaveAttribute('aria-busy', 'false');
});

test('the form stays usable while Google’s window is open, and what becomes of that window is not said any more', async () => {
  let closeWindow: (error: Error) => void = () => undefined;
  const { calls } = show({
    signIn: fail('auth/invalid-credential'),
    signInWithGoogle: () => new Promise((_, reject) => (closeWindow = reject)),
  });
  await press('Continue with Google');
  expect(button('Continue with Google')).toHaveAttribute('aria-busy', 'true');
  await fill(login);
  await press('Log In');
  expect(calls.signIn).toHaveBeenCalledTimes(1);
  await act(async () => closeWindow(serviceError('auth/popup-closed-by-user')));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Login failed$/);
});

test('coming back from Google’s window ends the waiting', async () => {
  show({ signInWithGoogle: () => new Promise(() => undefined) });
  await press('Continue with Google');
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(button('Continue with Google')).toHaveAttribute('aria-busy', 'false');
});

test.each(['Cancel', 'Close'])('%s closes', async (name) => {
  const { onClose } = show();
  await press(name);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the keyboard goes round inside', async () => {
  show();
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  expect(button('Cancel')).toHaveFocus();
  await userEvent.tab();
  expect(button('Close')).toHaveFocus();
});

test('Google is prepared when the dialog opens, before anybody clicks', async () => {
  const { calls } = show();
  await act(async () => undefined);
  expect(calls.prepareGoogle).toHaveBeenCalledTimes(1);
});

test('the form says that the login failed where firebase cannot be loaded', async () => {
  render(<AuthDialog session={() => Promise.reject(new Error('chunk'))} onClose={jest.fn()} />);
  await fill(login);
  await press('Log In');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Login failed$/);
});
