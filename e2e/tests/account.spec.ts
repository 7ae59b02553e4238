import { readFile } from 'node:fs/promises';
import {
  dialog,
  expectSignedIn,
  expectSignedOut,
  fill,
  followMail,
  logIn,
  logOut,
  newEmail,
  openDialog,
  openPanel,
  PASSWORD,
  REFUSED,
  signUp,
} from '../members';
import { nightly } from '../nightly';
import { expect, type Page, test, visit } from '../site-test';
import { violations } from '../violations';

const NEW_PASSWORD = 'another-harbour-8';

async function openAccount(page: Page, part: string): Promise<void> {
  await (await openPanel(page)).getByRole('button', { name: 'Change or remove your account' }).click();
  await dialog(page).getByText(part, { exact: true }).click();
}

/** The part of the account that is unfolded. */
const part = (page: Page) => dialog(page).locator('details[open]');

async function fillPart(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await part(page).getByLabel(label, { exact: true }).fill(text);
  }
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test(
  'a new member reads that the address is not verified, and that it is once the link was followed',
  nightly,
  async ({ page }) => {
    await visit(page, '/');
    const email = await signUp(page);
    const panel = await openPanel(page);
    await expect(panel).toContainText('Not verified.');
    await panel.getByRole('button', { name: 'Send again' }).click();
    await expect(panel.getByRole('status')).toHaveText('A mail is on its way.');
    const mails = await followMail(page, email);
    await expect(mails.getByRole('status')).toHaveText(`${email} is verified.`);
    await mails.reload();
    await expect(mails.getByRole('status')).toContainText('was used already');
    await mails.close();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(panel).not.toContainText('Not verified.');
    await page.reload();
    await expectSignedIn(page);
    await expect(await openPanel(page)).not.toContainText('Not verified.');
  },
);

test('a forgotten password is set anew by mail, and nobody learns who has an account', async ({ page, noise }) => {
  noise.expect(REFUSED);
  await visit(page, '/');
  const email = await signUp(page);
  await logOut(page);
  for (const asked of [newEmail(), email]) {
    await openDialog(page);
    await press(page, 'Forgot password?');
    await fill(page, { Email: asked });
    await press(page, 'Send Link');
    await expect(dialog(page).getByRole('status')).toContainText(`If there is an account for ${asked}`);
    await press(page, 'Cancel');
  }
  const mails = await followMail(page, email);
  await mails.getByLabel('New password', { exact: true }).fill('Password123!');
  await mails.getByLabel('Confirm new password').fill('Password123!');
  await press(mails, 'Save');
  await expect(mails.getByRole('alert')).toContainText('too common');
  await mails.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await mails.getByLabel('Confirm new password').fill(NEW_PASSWORD);
  await press(mails, 'Save');
  await expect(mails.getByRole('status')).toContainText('Your new password is saved');
  await mails.close();
  await logIn(page, email, NEW_PASSWORD);
});

test('a member changes the password; a wrong one changes nothing', nightly, async ({ page, noise }) => {
  noise.expect(REFUSED);
  await visit(page, '/');
  const email = await signUp(page);
  await openAccount(page, 'Change your password');
  const fields = { 'New Password': NEW_PASSWORD, 'Confirm New Password': NEW_PASSWORD };
  await fillPart(page, { ...fields, 'Current Password': 'wrong-password' });
  await press(page, 'Save Password');
  await expect(dialog(page).getByRole('alert')).toHaveText('Your current password is not right.');
  await fillPart(page, { ...fields, 'Current Password': PASSWORD });
  await press(page, 'Save Password');
  await expect(dialog(page).getByText('Your new password holds.')).toBeVisible();
  await press(page, 'Close');
  await logOut(page);
  await logIn(page, email, NEW_PASSWORD);
});

test('a member changes the address: it counts when the link was followed', async ({ page, noise }) => {
  noise.expect(REFUSED);
  await visit(page, '/');
  await signUp(page);
  const wanted = newEmail();
  await openAccount(page, 'Change your address');
  await fillPart(page, { 'New Email': wanted, 'Current Password': PASSWORD });
  await press(page, 'Send Link to the New Address');
  await expect(dialog(page).getByText(`A mail is on its way to ${wanted}.`)).toBeVisible();
  const mails = await followMail(page, wanted);
  await expect(mails.getByRole('status')).toContainText(`From now on you sign in with ${wanted}.`);
  await mails.close();
  await page.reload();
  await expectSignedOut(page);
  await logIn(page, wanted, PASSWORD);
  const panel = await openPanel(page);
  await expect(panel).toContainText(wanted);
  await expect(panel).not.toContainText('Not verified.');
});

test('a member takes the own data along, and removes account and profile, after two questions', async ({
  page,
  noise,
}) => {
  noise.expect(REFUSED);
  await visit(page, '/');
  const email = await signUp(page, 'Wren Ash');
  await openAccount(page, 'Remove your account');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    part(page).getByRole('button', { name: 'Download My Data' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    account: { email },
    profile: { email, displayName: 'Wren Ash', memType: 'm' },
  });
  expect(text).not.toMatch(/refreshToken|accessToken/);
  const removal = part(page);
  await removal.getByLabel('Current Password').fill(PASSWORD);
  await press(page, 'Remove My Account');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Continue' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(removal).toContainText('Nothing was removed.');
  await removal.getByLabel('Current Password').fill(PASSWORD);
  await press(page, 'Remove My Account');
  await question.getByRole('button', { name: 'Continue' }).click();
  await question.getByRole('button', { name: 'Delete everything' }).click();
  await expectSignedOut(page);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await openDialog(page);
  await fill(page, { Email: email, Password: PASSWORD });
  await dialog(page).getByLabel('Password').press('Enter');
  await expect(dialog(page).getByRole('alert')).toHaveText('Login failed');
});

test('an admin reads that another one has to take the role first', nightly, async ({ page }) => {
  await visit(page, '/');
  await logIn(page, 'admin@demo.test');
  await openAccount(page, 'Remove your account');
  await expect(dialog(page)).toContainText('another admin has to take the role from you first');
  await expect(dialog(page).getByRole('button', { name: 'Remove My Account' })).toHaveCount(0);
});

test(
  'no violations in either theme, and nothing beyond 320 pixels: panel, account, mails',
  nightly,
  async ({ page }) => {
    const noViolations = async () => {
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await violations(page), colorScheme).toEqual([]);
      }
    };
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await visit(page, '/');
    const email = await signUp(page);
    await openPanel(page);
    await noViolations();
    await page.setViewportSize({ width: 320, height: 900 });
    await noViolations();
    await press(page, 'Change or remove your account');
    for (const title of ['Change your address', 'Change your password', 'Your data', 'Remove your account']) {
      await dialog(page).getByText(title, { exact: true }).click();
      expect(await dialog(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    }
    await noViolations();
    await page.goto('/__/local/mails');
    await expect(page.getByText(`To ${email}`)).toBeVisible();
    await noViolations();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  },
);
