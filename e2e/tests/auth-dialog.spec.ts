import {
  controls,
  dialog,
  expectSignedIn,
  fill,
  logOut,
  newEmail,
  openDialog,
  PASSWORD,
  REFUSED,
  send,
  signUp,
} from '../members';
import { nightly } from '../nightly';
import { expect, test, visit } from '../site-test';
import { violations } from '../violations';

const alert = (page: Parameters<typeof dialog>[0]) => dialog(page).getByRole('alert');

test('a visitor downloads nothing of firebase, until he comes near the dialog', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ours = () => asked.filter((path) => /\/(firebase|members)\./.test(path));
  await visit(page, '/characters/maren');
  await page.getByRole('link', { name: 'Plots' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plots' })).toBeVisible();
  expect(ours()).toEqual([]);
  await page.getByRole('button', { name: 'Log In' }).hover();
  await expect.poll(() => ours().length).toBeGreaterThanOrEqual(3);
  await expect(dialog(page)).toHaveCount(0);
});

test('a new member signs up, sees the name and the own rights, logs out and logs in again', async ({ page }) => {
  await visit(page, '/characters');
  const email = await signUp(page, 'Wren Ash');
  await expect(dialog(page)).toHaveCount(0);
  await controls(page).getByRole('button', { name: 'Wren Ash' }).click();
  const panel = page.getByLabel('Your account');
  await expect(panel).toBeVisible();
  await expect(panel).toContainText(email);
  await expect(panel).toContainText('Member');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await logOut(page);
  await openDialog(page);
  await fill(page, { Email: email, Password: PASSWORD });
  await dialog(page).getByLabel('Password').press('Enter');
  await expectSignedIn(page, 'Wren Ash');
});

test("a login that is refused: 'Login failed' in red, and what was typed stays", async ({ page, noise }) => {
  noise.expect(REFUSED);
  await visit(page, '/');
  await openDialog(page);
  for (const [what, fields] of [
    ['a wrong password', { Email: 'member@demo.test', Password: 'wrong' }],
    ['an unknown user', { Email: 'nobody@demo.test', Password: 'wrong-1' }],
    ['an address that is none', { Email: 'nobody', Password: 'wrong-1' }],
  ] as const) {
    await test.step(what, async () => {
      await fill(page, fields);
      const refused = page.waitForResponse(/accounts:signInWithPassword/);
      await send(page, 'Log In');
      await refused;
      await expect(alert(page)).toHaveText('Login failed');
      const [r = 0, g = 0, b = 0] =
        (await alert(page).evaluate((element) => getComputedStyle(element).color)).match(/\d+/g)?.map(Number) ?? [];
      expect(Math.min(r - g, r - b)).toBeGreaterThan(40);
      await expect(dialog(page).getByLabel('Email')).toHaveValue(fields.Email);
      await expect(dialog(page).getByLabel('Password')).toHaveValue(fields.Password);
    });
  }
});

test(
  'a sign-up with a mistake says which, keeps what was typed, and goes through when it is mended',
  nightly,
  async ({ page, noise }) => {
    noise.expect(REFUSED);
    await visit(page, '/');
    await openDialog(page, 'signup');
    const good = { 'Display Name': 'Wren', Email: newEmail(), Password: PASSWORD, 'Confirm Password': PASSWORD };
    for (const [what, fields, text] of [
      ['a taken address', { Email: 'member@demo.test' }, /^Signup failed: .*already in use/],
      [
        'a short password',
        { Password: 'harbour-7', 'Confirm Password': 'harbour-7' },
        /^Your password needs at least 10 characters\.$/,
      ],
      [
        'a common password',
        { Password: 'Password123!', 'Confirm Password': 'Password123!' },
        /^This password is too common/,
      ],
      ['passwords that differ', { 'Confirm Password': 'secret-2' }, /^Passwords do not match$/],
      ['no name', { 'Display Name': '' }, /^Please fill in every field\.$/],
    ] as const) {
      await test.step(what, async () => {
        await fill(page, { ...good, ...fields });
        await send(page, 'Sign Up');
        await expect(alert(page)).toHaveText(text);
        for (const [label, typed] of Object.entries({ ...good, ...fields })) {
          await expect(dialog(page).getByLabel(label, { exact: true })).toHaveValue(typed);
        }
      });
    }
    await fill(page, good);
    await send(page, 'Sign Up');
    await expectSignedIn(page, 'Wren');
    await expect(dialog(page)).toHaveCount(0);
  },
);

test(
  'the dialog closes by its buttons and Escape alone, gives the focus back, and takes an error along to no other mode',
  nightly,
  async ({ page }) => {
    await visit(page, '/plots');
    for (const close of ['Cancel', 'Close', 'Escape'] as const) {
      await test.step(`${close} closes it, and the focus is back where it was`, async () => {
        await openDialog(page);
        if (close === 'Escape') await page.keyboard.press('Escape');
        else await dialog(page).getByRole('button', { name: close, exact: true }).click();
        await expect(dialog(page)).toHaveCount(0);
        await expect(page.getByRole('button', { name: 'Log In' })).toBeFocused();
      });
    }
    await openDialog(page);
    await test.step('a click beside it loses nothing', async () => {
      await fill(page, { Email: 'wren@example.org' });
      await page.mouse.click(5, 5);
      await expect(dialog(page).getByLabel('Email')).toHaveValue('wren@example.org');
    });
    await test.step('an error goes when the mode changes', async () => {
      await send(page, 'Log In');
      await expect(alert(page)).toBeVisible();
      await dialog(page).getByRole('button', { name: 'Sign up' }).click();
      await expect(alert(page)).toHaveCount(0);
    });
  },
);

test('the keyboard alone opens the dialog, goes round inside it, and signs in', nightly, async ({ page }) => {
  await visit(page, '/changelog');
  await page.getByRole('button', { name: 'Log In' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Email')).toBeFocused();
  const walk: (string | null)[] = [];
  for (let step = 0; step < 8; step++) {
    walk.push(
      await page.evaluate(() => {
        const { activeElement } = document;
        const label = activeElement instanceof HTMLInputElement ? activeElement.labels?.[0] : activeElement;
        return label?.textContent?.trim() || label?.getAttribute('aria-label') || null;
      }),
    );
    await page.keyboard.press('Tab');
  }
  expect(walk).toEqual([
    'Email',
    'Password',
    'Forgot password?',
    'Log In',
    'Continue with Google',
    'Sign up',
    'Cancel',
    'Close',
  ]);
  await expect(dialog(page).getByLabel('Email')).toBeFocused();
  await page.keyboard.type('member@demo.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type('demo-password');
  await page.keyboard.press('Enter');
  await expectSignedIn(page, 'Mika Member');
  await expect(controls(page).getByRole('button', { name: 'Mika Member' })).toBeFocused();
});

test('a login that takes its time says so, and is sent once', nightly, async ({ page }) => {
  const asked: string[] = [];
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/accounts:signInWithPassword*', async (route) => {
    asked.push(route.request().url());
    await held;
    await route.continue();
  });
  await visit(page, '/');
  await openDialog(page);
  await fill(page, { Email: 'member@demo.test', Password: 'demo-password' });
  await send(page, 'Log In');
  const submit = dialog(page).getByRole('button', { name: 'Log In', exact: true });
  await expect(submit).toBeDisabled();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await dialog(page).getByLabel('Password').press('Enter');
  answer();
  await expectSignedIn(page);
  expect(asked).toHaveLength(1);
});

test('no violations in either theme, for login and sign-up', nightly, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await visit(page, '/');
  await openDialog(page);
  for (const submit of ['Log In', 'Sign Up'] as const) {
    if (submit === 'Sign Up') await dialog(page).getByRole('button', { name: 'Sign up' }).click();
    await send(page, submit);
    await expect(alert(page)).toBeVisible();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await violations(page), `${submit}, ${colorScheme}, ${width} px`).toEqual([]);
        expect(await dialog(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
      }
    }
  }
});
