import { holdBack } from '../hold-back';
import {
  backend,
  controls,
  dialog,
  expectSignedIn,
  expectSignedOut,
  fill,
  logIn,
  logOut,
  newEmail,
  openAs,
  openDialog,
  PASSWORD,
  REFUSED,
  restoreSession,
  send,
  signUp,
} from '../members';
import { nightly, variants } from '../nightly';
import { expect, type Page, ready, test, visit } from '../site-test';

/** Google's window closes on the press, often before the browser has said that the button was pressed. */
async function pressAndClose(popup: Page, name: string): Promise<void> {
  const pressed = popup.getByRole('button', { name }).click();
  await Promise.all([popup.waitForEvent('close'), pressed.catch(() => undefined)]);
}

async function signInWithGoogle(page: Page, email: string, name: string): Promise<void> {
  await openDialog(page);
  const opened = page.waitForEvent('popup');
  await dialog(page).getByRole('button', { name: 'Continue with Google' }).click();
  const popup = await opened;
  await popup.getByLabel('E-mail').fill(email);
  await popup.getByLabel('Name').fill(name);
  await pressAndClose(popup, 'Sign in');
}

test('a reload knows the member again, by name from the start, without a word of Log In', async ({ page }) => {
  await visit(page, '/characters/maren');
  await signUp(page, 'Wren Ash');
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const shown = document.querySelector<HTMLElement>('[data-session]');
      if (shown && getComputedStyle(shown).visibility === 'visible') seen.push(shown.innerText);
    }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
  });
  await page.reload();
  await expectSignedIn(page, 'Wren Ash');
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter((words) => words.includes('Log In'))).toEqual([]);
  await expect(backend(page)).toHaveText('Backend: Online');
});

for (const [moment, url] of variants([
  ['before the profile is read', '**/documents:batchGet*'],
  ['before the profile is written', '**/documents:commit*'],
  ['before the account has its name', '**/accounts:update*'],
] as const))
  test(`a page that is reloaded ${moment} is still the member’s, who can log out`, async ({ page, noise }) => {
    noise.expect(/Failed to load resource|net::ERR|The account has no name|The mail was not sent/);
    await visit(page, '/');
    const release = await holdBack(page, url);
    await openDialog(page, 'signup');
    await fill(page, {
      'Display Name': 'Wren Ash',
      Email: newEmail(),
      Password: PASSWORD,
      'Confirm Password': PASSWORD,
    });
    const held = page.waitForRequest(url);
    await send(page, 'Sign Up');
    await held;
    await page.reload();
    await expect(controls(page).getByRole('button', { name: 'Log Out' })).toBeVisible();
    release();
    await expectSignedIn(page);
    await logOut(page);
  });

test('a member does not disturb hydration', nightly, async ({ page }) => {
  await restoreSession(page, 'pipeline@demo.test');
  for (const url of ['/', '/characters', '/plots/lantern-treaty', '/locations', '/changelog', '/characters/maren']) {
    await visit(page, url); // The fixture fails on React's warnings.
    await expectSignedIn(page);
  }
});

test('firebase keeps nothing but the signed-in account, and nothing at all of visitors', async ({ page }) => {
  const kept = () =>
    page.evaluate(async () => ({
      keys: Object.keys(localStorage)
        .map((key) => key.split(':').slice(0, 2).join(':'))
        .sort(),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    }));
  await visit(page, '/');
  await signUp(page);
  // A heartbeat database would be the SDK counting days of use; see without-heartbeat.ts.
  expect(await kept()).toEqual({ keys: ['firebase:authUser', 'session'], databases: [] });
  await logOut(page);
  expect(await kept()).toEqual({ keys: [], databases: [] });
});

test('two tabs agree about signing up, in and out', async ({ page, context, noise }) => {
  // Both tabs may begin to write the new profile: the later one is refused, and reads what the other has written.
  noise.expect(REFUSED);
  await visit(page, '/');
  const other = await context.newPage();
  await visit(other, '/plots');
  await expectSignedOut(other);
  const email = await signUp(page, 'Wren Ash');
  await expectSignedIn(other, 'Wren Ash');
  await logOut(other);
  await expectSignedOut(page);
  await logIn(page, email, 'quiet-harbour-7');
  await expectSignedIn(other, 'Wren Ash');
  await other.close();
  await logOut(page);
});

test('Google signs a new member in, and the same one again under another name', async ({ page }) => {
  const email = newEmail();
  await visit(page, '/');
  await signInWithGoogle(page, email, 'Gail Guest');
  await expectSignedIn(page, 'Gail Guest');
  await expect(controls(page).getByRole('button', { name: 'Gail Guest' })).toBeFocused();
  await logOut(page);
  await signInWithGoogle(page, email, 'Gail of Garth');
  await expectSignedIn(page, 'Gail of Garth');
});

test(
  'a Google window that is cancelled says so, and while another is open, a password still logs in',
  nightly,
  async ({ page }) => {
    await visit(page, '/');
    await openDialog(page);
    const google = dialog(page).getByRole('button', { name: 'Continue with Google' });
    await test.step('the window is cancelled', async () => {
      const opened = page.waitForEvent('popup');
      await google.click();
      await pressAndClose(await opened, 'Cancel');
      await expect(dialog(page).getByRole('alert')).toHaveText('Google login failed.');
    });
    await test.step('a password, while the window is open', async () => {
      const opened = page.waitForEvent('popup');
      await google.click();
      const popup = await opened;
      await expect(google).toHaveAttribute('aria-busy', 'true');
      await fill(page, { Email: 'member@demo.test', Password: 'demo-password' });
      await send(page, 'Log In');
      await expectSignedIn(page, 'Mika Member');
      await popup.close();
    });
  },
);

test('a Google window that the browser blocks is explained', nightly, async ({ page }) => {
  await page.addInitScript(() => void (window.open = () => null));
  await visit(page, '/');
  await openDialog(page);
  await dialog(page).getByRole('button', { name: 'Continue with Google' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Google login failed.');
});

/** Answers for the profile as if somebody had changed what is stored. */
const storedProfile = (page: Page, change: (fields: Record<string, unknown>) => void) =>
  page.route('**/documents:batchGet*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { found?: { name: string; fields: Record<string, unknown> } }[];
    // A refusal is no list.
    if (!response.ok()) return route.fulfill({ response });
    for (const { found } of answer) if (found?.name.includes('/users/')) change(found.fields);
    await route.fulfill({ response, json: answer });
  });

test('a role and a flag that are given while somebody is signed in show on coming back to the page', async ({
  page,
  noise,
}) => {
  // The rules ask what is stored: they give no keys to this member.
  noise.expect(REFUSED);
  noise.expect(/What is not released yet cannot be read/);
  await page.clock.install();
  await visit(page, '/locations');
  await signUp(page);
  await expect(page.getByRole('status')).toHaveText('Showing 13 of 13 items');
  await storedProfile(page, (fields) =>
    Object.assign(fields, { aN: { booleanValue: true }, memType: { stringValue: 'a' } }),
  );
  await page.clock.fastForward(31_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByLabel('Stage Filter').locator('option')).toHaveText(['All', 'Published', 'Next Release']);
  await expect(page.getByRole('link', { name: 'Admin Tools' })).toBeVisible();
  // A call that is still open would be answered after the end.
  await page.unrouteAll({ behavior: 'wait' });
});

test('a profile with wrong types is a member without rights, and harms nothing', nightly, async ({ page }) => {
  await visit(page, '/locations');
  await signUp(page, 'Wren Ash');
  await storedProfile(page, (fields) =>
    Object.assign(fields, { aN: { stringValue: 'true' }, aP: { integerValue: '1' }, memType: { booleanValue: true } }),
  );
  await page.reload();
  await expectSignedIn(page, 'Wren Ash');
  await expect(page.getByRole('status')).toHaveText('Showing 13 of 13 items');
  await expect(page.getByLabel('Stage Filter')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
});

test('a session that was taken back ends calmly', nightly, async ({ page, noise }) => {
  noise.expect(REFUSED);
  await openAs(page, 'pipeline@demo.test', '/locations');
  await expectSignedIn(page);
  const revoked = { error: { code: 400, message: 'TOKEN_EXPIRED' } };
  await page.route('**/accounts:lookup*', (route) => route.fulfill({ status: 400, json: revoked }));
  await page.reload();
  await ready(page);
  await expectSignedOut(page);
  await expect(page.getByRole('status')).toHaveText('Showing 13 of 13 items');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test(
  'a page opened by a member waits for what it may show, instead of saying that there is none',
  nightly,
  async ({ page, noise }) => {
    noise.expect(/Failed to load resource|NotFoundError/);
    await restoreSession(page, 'preview@demo.test');
    const answer = await holdBack(page, '**/accounts:lookup*');
    await page.goto('/locations/highmoor-skyport');
    await expect(controls(page).getByRole('button', { name: 'Perrin Preview' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Loading...')).toBeAttached();
    await expect(page.getByText('Location not found')).toHaveCount(0);
    answer();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);
