import { nightly } from '../nightly';
import { expect, pages, ready, test, visit } from '../site-test';
import { still } from '../still';

test('each page shows with a trailing slash, a query and a hash, and after a reload', async ({ page }) => {
  test.slow();
  for (const { name, url, heading } of pages) {
    await test.step(name, async () => {
      const title = page.getByRole('heading', { level: 1, name: heading });
      await visit(page, `${url === '/' ? '' : url}/?from=chat#main`);
      await expect(title).toBeVisible();
      await page.reload();
      await ready(page);
      await expect(title).toBeVisible();
    });
  }
});

test('the whole site by clicks, then back and forward', async ({ page }) => {
  await visit(page, '/');
  const heading = (name: string) => expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  const nav = page.getByRole('navigation', { name: 'Main' });

  await page.getByRole('link', { name: 'Browse Characters' }).click();
  await heading('Characters');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Maren Holloway/ })
    .first()
    .click();
  await heading('Maren Holloway');
  await page.getByRole('navigation', { name: 'Select Variant' }).getByRole('link', { name: 'Fantasy' }).click();
  await heading('Maren of Fernmarch');
  await nav.getByRole('link', { name: 'Plots' }).click();
  await heading('Plots');
  await page
    .getByRole('main')
    .getByRole('link', { name: /The Lantern Treaty/ })
    .first()
    .click();
  await heading('The Lantern Treaty');
  await nav.getByRole('link', { name: 'Locations' }).click();
  await heading('Locations');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Glasswater Academy/ })
    .click();
  await heading('Glasswater Academy');
  await nav.getByRole('link', { name: 'Changelog' }).click();
  await heading('Changelog');
  await nav.getByRole('link', { name: 'Home' }).click();
  await heading('Welcome to Otherfolk');

  for (const name of [
    'Changelog',
    'Glasswater Academy',
    'Locations',
    'The Lantern Treaty',
    'Plots',
    'Maren of Fernmarch',
  ]) {
    await page.goBack();
    await heading(name);
  }
  await page.goForward();
  await heading('Plots');
});

test('a new page starts at its top, and going back returns to the place on the page', async ({ page }) => {
  await visit(page, '/characters');
  const card = page
    .getByRole('main')
    .getByRole('link', { name: /Silas|Tobias|Ottoline/ })
    .last();
  await card.scrollIntoViewIfNeeded();
  await still(page);
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(300);
  await card.click();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Characters' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 60);
});

test('the base age is shared by list and page, and by every open tab', async ({ page, context }) => {
  await visit(page, '/characters/maren/maren-modern');
  const other = await context.newPage();
  await visit(other, '/characters');
  const card = other.getByRole('article').filter({ hasText: 'Maren Holloway' }).first();
  await expect(card).toContainText('Age: 26 (X+8)');
  await page.getByRole('spinbutton', { name: 'Base age' }).fill('40');
  await expect(page.getByText('48', { exact: true })).toBeVisible();
  await expect(card).toContainText('Age: 48 (X+8)');
  await other.getByLabel('Base age').fill('30');
  await expect(page.getByLabel('Base age')).toHaveValue('30');
  await expect(page.locator('#stats')).toContainText('38');
});

test('the choice of theme holds from page to page, and before the first paint', nightly, async ({ page, noise }) => {
  await visit(page, '/');
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('light');
  await visit(page, '/plots');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('combobox', { name: 'Theme' })).toHaveValue('light');
  // The script that stands in the page runs alone: no script of the build does.
  noise.expect(/net::ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/plots', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a page that a visitor may not see answers as if it did not exist', async ({ page, request, noise }) => {
  noise.expect(/404/);
  noise.expect(/NotFoundError/);
  for (const [url, text] of [
    ['/characters/idris/idris-steampunk', /Failed to load variant JSON/],
    ['/plots/lantern-treaty/lantern-treaty-steampunk', /Plot not found/],
    ['/locations/highmoor-skyport', /Location not found/],
  ] as const) {
    await test.step(url, async () => {
      const response = await request.get(url);
      expect(response.status()).toBe(404);
      expect(await response.text()).not.toMatch(/steampunk.avif|skyport.avif/);
      await page.goto(url);
      await expect(page.getByRole('alert')).toHaveText(text);
    });
  }
});
