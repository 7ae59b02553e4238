import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@otherfolk/local-backend/demo-accounts';
import { visit } from './site-test';

/** The browser's own line about a call that the backend refused; the page deals with it. */
export const REFUSED = /Failed to load resource: the server responded with a status of 40[0-9]/;

export const PASSWORD = 'quiet-harbour-7';

/** An address that nobody has yet: tests run side by side on one backend. */
export const newEmail = () => `${randomUUID()}@example.org`;

export const controls = (page: Page) => page.locator('[data-session]');
export const dialog = (page: Page) => page.getByRole('dialog');
export const backend = (page: Page) => page.getByRole('contentinfo').getByText(/^Backend: /);

export async function openDialog(page: Page, mode: 'login' | 'signup' = 'login'): Promise<void> {
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(dialog(page)).toBeVisible();
  if (mode === 'signup') await dialog(page).getByRole('button', { name: 'Sign up' }).click();
}

/** Fills in fields of the dialog, by their labels. */
export async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await dialog(page).getByLabel(label, { exact: true }).fill(text);
  }
}

export const send = (page: Page, name: 'Log In' | 'Sign Up') =>
  dialog(page).getByRole('button', { name, exact: true }).click();

export async function expectSignedIn(page: Page, name?: string): Promise<void> {
  await expect(page.locator('[data-session="signed-in"]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
  if (name) await expect(controls(page).getByRole('button', { name, exact: true })).toBeVisible();
}

export async function expectSignedOut(page: Page): Promise<void> {
  await expect(page.locator('[data-session="signed-out"]').getByRole('button', { name: 'Log In' })).toBeVisible();
}

/** Logs in on a page that is open. */
export async function logIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await openDialog(page);
  await fill(page, { Email: email, Password: password });
  await send(page, 'Log In');
  await expectSignedIn(page);
}

/** The storage that the browser of a demo account keeps while it is signed in, by site and address: one sign-in of a worker serves all its tests. */
const sessions = new Map<string, Record<string, string>>();

const EMPTY_PAGE = '/empty-page';

/** Signs in as one of the demo accounts, by the form only once in a worker. The next step is to open a page. */
export async function restoreSession(page: Page, email: string): Promise<void> {
  // A page of the site without anything that runs, or asks for an icon.
  const body = '<link rel="icon" href="data:,">';
  await page.route(EMPTY_PAGE, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(EMPTY_PAGE);
  await page.unroute(EMPTY_PAGE);
  const key = `${new URL(page.url()).origin} ${email}`;
  const session = sessions.get(key);
  if (session) {
    await page.evaluate((kept) => {
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
    }, session);
    return;
  }
  await visit(page, '/');
  await logIn(page, email);
  sessions.set(key, await page.evaluate(() => ({ ...localStorage })));
}

/** Opens a page as one of the demo accounts, who has signed in earlier. */
export async function openAs(page: Page, email: string, url: string): Promise<void> {
  await restoreSession(page, email);
  await page.goto(url);
}

/** Signs up on a page that is open; gives the address of the new member. */
export async function signUp(page: Page, name = 'Wren Ash'): Promise<string> {
  const email = newEmail();
  await openDialog(page, 'signup');
  await fill(page, { 'Display Name': name, Email: email, Password: PASSWORD, 'Confirm Password': PASSWORD });
  await send(page, 'Sign Up');
  await expectSignedIn(page, name);
  return email;
}

/** Follows the newest link that this server has mailed to the address, in a tab of its own, which it gives. */
export async function followMail(page: Page, email: string): Promise<Page> {
  const mails = await page.context().newPage();
  await mails.goto('/__/local/mails');
  const mail = mails
    .getByRole('listitem')
    .filter({ hasText: `To ${email}` })
    .first();
  await mail.getByRole('link', { name: 'Follow the link' }).click();
  return mails;
}

/** The own panel of who is signed in. */
export async function openPanel(page: Page): Promise<Locator> {
  const panel = page.getByLabel('Your account');
  await expectSignedIn(page);
  await controls(page).getByRole('button').first().click();
  await expect(panel).toBeVisible();
  return panel;
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expectSignedOut(page);
}
