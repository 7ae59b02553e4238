import type { Route } from '@playwright/test';
import {
  backend,
  controls,
  dialog,
  expectSignedIn,
  fill,
  logIn,
  newEmail,
  openAs,
  openDialog,
  restoreSession,
  send,
} from '../members';
import { nightly } from '../nightly';
import { expect, type Page, test, visit } from '../site-test';

const BACKEND = /\/(identitytoolkit|securetoken)\.googleapis\.com\/|\/v1\/projects\//;
const CUT_OFF = /Failed to load resource|net::ERR_/;

const cutOff = (page: Page) => page.route(BACKEND, (route) => route.abort('connectionrefused'));
const silence = (page: Page) => page.route(BACKEND, () => undefined);
const restore = (page: Page) => page.unroute(BACKEND);

test('a backend that is cut off: reading goes on, the login fails calmly, and all is well when it is back', async ({
  page,
  noise,
}) => {
  noise.expect(CUT_OFF);
  await visit(page, '/');
  await expect(backend(page)).toHaveText('Backend: Unknown');
  await cutOff(page);
  await openDialog(page);
  await fill(page, { Email: 'member@demo.test', Password: 'demo-password' });
  await send(page, 'Log In');
  await expect(dialog(page).getByRole('alert')).toHaveText('Login failed');
  await expect(dialog(page).getByLabel('Password')).toHaveValue('demo-password');
  await page.keyboard.press('Escape');
  await expect(backend(page)).toHaveText('Backend: Offline');
  await page.getByRole('link', { name: 'Characters', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText(/^Showing/);
  await restore(page);
  await expect(backend(page)).toHaveText('Backend: Online');
  await logIn(page, 'member@demo.test');
});

test(
  'a member whose backend is cut off at a reload stays one, reads on, and is known when it is back',
  nightly,
  async ({ page, noise }) => {
    noise.expect(CUT_OFF);
    await openAs(page, 'pipeline@demo.test', '/locations');
    await expectSignedIn(page, 'Pia Pipeline');
    await cutOff(page);
    await page.reload();
    await expect(backend(page)).toHaveText('Backend: Offline');
    await expect(controls(page).getByRole('button', { name: 'Pia Pipeline' })).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('Showing 13 of 13 items');
    await restore(page);
    await expectSignedIn(page, 'Pia Pipeline');
    await expect(page.getByRole('status')).toHaveText('Showing 15 of 15 items');
    await expect(backend(page)).toHaveText('Backend: Online');
  },
);

test(
  'a silent backend: a guarded page waits ten seconds and no longer, other pages not at all',
  nightly,
  async ({ page }) => {
    await restoreSession(page, 'admin@demo.test');
    await page.clock.install();
    await silence(page);
    await page.goto('/admin');
    await expect(controls(page).getByRole('button', { name: 'Ada Admin' })).toBeVisible();
    await expect(page.getByRole('main')).toBeEmpty();
    await page.clock.fastForward(9_000);
    await expect(page).toHaveURL('/admin');
    await page.clock.fastForward(1_500);
    await expect(page).toHaveURL('/');
    await expect(backend(page)).toHaveText('Backend: Offline');
    await expect(controls(page).getByRole('button', { name: 'Ada Admin' })).toBeVisible();
    await page.getByRole('link', { name: 'Plots', exact: true }).click();
    await expect(page.getByRole('status')).toHaveText(/^Showing/);
  },
);

test('a silent backend: a sign-up is not confirmed, and keeps what was typed', nightly, async ({ page }) => {
  await page.clock.install();
  await visit(page, '/');
  await silence(page);
  await openDialog(page, 'signup');
  const typed = {
    'Display Name': 'Wren',
    Email: newEmail(),
    Password: 'quiet-harbour-7',
    'Confirm Password': 'quiet-harbour-7',
  };
  await fill(page, typed);
  await send(page, 'Sign Up');
  await expect(dialog(page).getByRole('button', { name: 'Sign Up', exact: true })).toBeDisabled();
  await page.clock.fastForward(10_500);
  await expect(dialog(page).getByRole('alert')).toHaveText(/^Signup failed: .* not confirmed\.$/);
  for (const [label, text] of Object.entries(typed)) {
    await expect(dialog(page).getByLabel(label, { exact: true })).toHaveValue(text);
  }
});

const garbage = (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>Bad gateway</h1>' });

test(
  'a backend that answers garbage counts as offline, and nobody is signed out by it',
  nightly,
  async ({ page, noise }) => {
    noise.expect(CUT_OFF);
    await openAs(page, 'member@demo.test', '/');
    await expectSignedIn(page, 'Mika Member');
    await page.route(BACKEND, garbage);
    await page.reload();
    await expect(backend(page)).toHaveText('Backend: Offline');
    await expect(controls(page).getByRole('button', { name: 'Mika Member' })).toBeVisible();
    await restore(page);
    await expectSignedIn(page, 'Mika Member');
  },
);
