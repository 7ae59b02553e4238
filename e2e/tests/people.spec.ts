import type { Browser, Page } from '@playwright/test';
import { openAs, openPanel, signUp } from '../members';
import { nightly } from '../nightly';
import { expect, test, visit } from '../site-test';

/** A new member, in a browser of his own. */
async function newMember(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await visit(page, '/');
  await signUp(page, name);
  return page;
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('an admin finds a member and opens the next release to him; the own role cannot be given up', async ({
  page,
  browser,
}) => {
  const name = `Rowan ${Date.now()}`;
  const member = await newMember(browser, name);
  await openAs(page, 'admin@demo.test', '/admin');
  const own = rowOf(page, '(you)');
  await expect(own.getByRole('combobox')).toBeDisabled();
  await page.getByRole('searchbox', { name: 'Find a member' }).fill(name);
  const row = rowOf(page, name);
  await expect(row).toContainText('What every visitor sees');
  await expect(row).toContainText('Not verified');
  await row.getByRole('checkbox', { name: /^Next release/ }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'I vouch for this address' }).click();
  await expect(row.getByRole('status')).toHaveText('Confirmed.');
  await expect(row).toContainText('Not verified, an admin vouches');
  await expect(row).toContainText('What comes with the next release');
  await row.getByRole('combobox').selectOption('Editor');
  await expect(row.getByRole('combobox')).toHaveValue('e');
  await expect(row.getByRole('status')).toHaveText('Confirmed.');
  await visit(member, '/characters');
  await expect(member.getByRole('article').getByText('Next Release').first()).toBeVisible();
  await page.reload();
  await page.getByRole('searchbox', { name: 'Find a member' }).fill(name);
  await expect(rowOf(page, name).getByRole('checkbox', { name: /^Next release/ })).toBeChecked();
});

test(
  'a change that the rules refuse is said in plain words, and nothing changes',
  nightly,
  async ({ page, browser, noise }) => {
    noise.expect(/403|400/);
    const name = `Sorrel ${Date.now()}`;
    await newMember(browser, name);
    await openAs(page, 'admin@demo.test', '/admin');
    await page.getByRole('searchbox', { name: 'Find a member' }).fill(name);
    const row = rowOf(page, name);
    await page.route('**/documents:commit**', (route) =>
      route.fulfill({ status: 403, json: { error: { code: 403, message: 'no', status: 'PERMISSION_DENIED' } } }),
    );
    await row.getByRole('checkbox', { name: /^Pipeline/ }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'I vouch for this address' }).click();
    await expect(row.getByRole('status')).toHaveText('The rules of the database do not allow this.');
    await expect(row.getByRole('checkbox', { name: /^Pipeline/ })).not.toBeChecked();
  },
);

test('an admin sees the site as others do, under a banner, until it is ended', nightly, async ({ page }) => {
  await openAs(page, 'admin@demo.test', '/admin');
  await page.getByRole('checkbox', { name: 'With Pipeline' }).check();
  const banner = page.getByRole('complementary', { name: 'View as' });
  await expect(banner).toContainText('What is still in the pipeline');
  await page.getByRole('link', { name: 'Characters', exact: true }).click();
  await expect(page.getByRole('article').getByText('Pipeline', { exact: true }).first()).toBeVisible();
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Stop' }).click();
  await expect(banner).toHaveCount(0);
  await expect(page.getByText('Pipeline', { exact: true })).toHaveCount(0);
  // The way back was open all the time.
  await page.getByRole('link', { name: 'Admin Tools' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Tools' })).toBeVisible();
});

test(
  'a member who is removed does not come back by signing in, until an admin says so',
  nightly,
  async ({ page, browser, noise }) => {
    noise.expect(/403/);
    const name = `Tansy ${Date.now()}`;
    const member = await newMember(browser, name);
    await openAs(page, 'admin@demo.test', '/admin');
    await page.getByRole('searchbox', { name: 'Find a member' }).fill(name);
    await page.getByRole('button', { name: `Remove ${name}` }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(rowOf(page, name)).toHaveCount(0);
    await member.reload();
    await expect(await openPanel(member)).toContainText('An admin has removed you from the members.');
    const email = (await member.getByLabel('Your account').locator('p').first().textContent()) ?? '';
    await page.getByRole('button', { name: 'Removed members' }).click();
    await page.getByRole('button', { name: `Let in again: ${email}` }).click();
    await expect(page.getByRole('button', { name: `Let in again: ${email}` })).toHaveCount(0);
    await member.reload();
    await expect(await openPanel(member)).toContainText('Member');
    await expect(member.getByLabel('Your account')).not.toContainText('An admin has removed you');
  },
);

test('members who are no admins get no list', nightly, async ({ page }) => {
  await openAs(page, 'editor@demo.test', '/admin');
  await expect(page).toHaveURL('/');
});
