import { logOut, openAs, REFUSED } from '../members';
import { nightly } from '../nightly';
import { expect, type Page, ready, test, visit } from '../site-test';
import { violations } from '../violations';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true });
const found = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option');

async function search(page: Page, question: string): Promise<void> {
  // Shortcuts are listened for a moment after the page has become ready.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused({ timeout: 1000 });
  }).toPass();
  await field(page).fill(question);
}

const HIDDEN = 'Freddie of the Cinder';

test('a reader finds a life by a name with a typo, and a sentence in its text, by keyboard alone', async ({ page }) => {
  await visit(page, '/changelog');
  await search(page, 'marne fantasy');
  await expect(found(page).first()).toContainText('Maren of Fernmarch');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maren of Fernmarch');
  await expect(field(page)).toBeHidden();
  await search(page, 'telephone');
  await expect(found(page).first().locator('mark').first()).toHaveText(/^telephone/i);
  const to = await found(page).first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${to}$`));
  const anchor = decodeURIComponent(to?.split('#')[1] ?? '');
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
});

test(
  'a question is answered: the commonest words are left out, and what matches most stands first',
  nightly,
  async ({ page }) => {
    await visit(page, '/changelog');
    await search(page, 'who keeps the lanterns?');
    await expect(found(page).first()).toContainText('The Lantern Treaty');
    await expect(found(page).nth(1)).toContainText('Caspian of the Long Watch');
    await expect(found(page).nth(1).locator('mark').first()).toBeVisible();
    await expect(found(page)).toHaveCount(11);
    await found(page).filter({ hasText: 'Show more' }).click();
    await expect(found(page).nth(11)).toBeVisible();
    await expect(found(page).first()).toContainText('The Lantern Treaty');
  },
);

test('the search has no violations on a phone and on a wide screen, in either theme', nightly, async ({ page }) => {
  await visit(page, '/changelog');
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await field(page).fill('lantern');
  await expect(found(page).first()).toContainText('Lantern');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await violations(page), `${colorScheme}, ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});

test('a member finds what is not released, and after Log Out nobody finds it, nor what was visited', async ({
  page,
  noise,
}) => {
  noise.expect(REFUSED);
  // The page that is open at Log Out is gone for a visitor.
  noise.expect(/Failed to load variant JSON/);
  await openAs(page, 'preview@demo.test', '/changelog');
  await ready(page);
  await search(page, HIDDEN);
  await found(page)
    .filter({ hasText: `${HIDDEN}Life` })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HIDDEN);
  await page.keyboard.press('Control+k');
  await expect(found(page).first()).toContainText(HIDDEN);
  await page.keyboard.press('Escape');
  await logOut(page);
  await page.keyboard.press('Control+k');
  await expect(found(page).first()).toContainText('Home');
  await field(page).fill(HIDDEN);
  await expect(page.getByRole('status').filter({ hasText: /results?/ })).toBeVisible();
  await expect(found(page).filter({ hasText: HIDDEN })).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('freddie-steampunk');
});

test('the search says that its index is missing, and the site is there', nightly, async ({ page, noise }) => {
  noise.expect(/404/);
  await page.route('**/data/search/names.json', (route) => route.fulfill({ status: 404 }));
  await visit(page, '/changelog');
  await search(page, 'maren');
  await expect(page.getByText('Search is not available right now.')).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/data/search/names.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(found(page).first()).toContainText('Maren Holloway');
});
