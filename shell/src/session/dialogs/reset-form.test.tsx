import { screen } from '@testing-library/react';
import { openDialogs } from '@otherfolk/shared/testing/dialog-in-jsdom';
import { fail, field, fill, press, show } from '../../testing/auth-dialog-in-jsdom';

beforeEach(openDialogs);

test.each([
  ['a known address', async () => undefined],
  ['an unknown address, where the service tells', fail('auth/user-not-found')],
])('a member who forgot the password reads the same of %s', async (_, requestReset) => {
  const { calls } = show({ requestReset });
  await press('Forgot password?');
  expect(screen.getByRole('dialog', { name: 'Reset Password' })).toBeVisible();
  expect(field('Email')).toHaveFocus();
  await fill({ Email: 'wren@example.org' });
  await press('Send Link');
  expect(calls.own.requestReset).toHaveBeenCalledWith('wren@example.org');
  expect(screen.getByRole('status')).toHaveTextContent(
    'If there is an account for wren@example.org, a mail with a link is on its way.',
  );
  await press('Back to Log In');
  expect(screen.getByRole('dialog', { name: 'Log In' })).toBeVisible();
});

test('a mail that cannot be asked for is said so, and what was typed stays', async () => {
  show({ requestReset: fail('auth/network-request-failed') });
  await press('Forgot password?');
  await fill({ Email: 'wren@example.org' });
  await press('Send Link');
  expect(screen.getByRole('alert')).toHaveTextContent('The backend cannot be reached');
  expect(field('Email')).toHaveValue('wren@example.org');
});
