import { nightly } from '../nightly';
import { expect, test } from '../site-test';

const pages = [
  '/',
  '/characters',
  '/characters/hostile',
  '/characters/hostile/hostile-one',
  '/plots',
  '/plots/storm/storm',
  '/locations',
  '/locations/pit',
  '/changelog',
];

test.beforeEach(({ noise }) => {
  // Each value that is left out is named in the log; missing pictures and families are the browser's own messages.
  noise.expect(/^warning: /);
  noise.expect(/404|Failed to load family data/);
});

test('each page is readable, with its layout, and nothing of it runs', async ({ page }) => {
  test.slow();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const url of pages) {
    await test.step(url, async () => {
      const response = await page.goto(url);
      expect(response?.status()).toBe(200);
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(dialogs).toEqual([]);
      expect(await page.evaluate(() => [Object.hasOwn(window, 'hacked'), 'polluted' in {}])).toEqual([false, false]);
      const outside = page.locator('[src^="javascript:"], [src^="//"], [href^="javascript:"], [src*=".."], [onerror]');
      await expect(outside).toHaveCount(0);
    });
  }
});

test('long words and odd colours break no page at 320 pixels', nightly, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const url of pages) {
    await page.goto(url);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), url).toBeLessThanOrEqual(320);
  }
});

const failures: [url: string, text: string][] = [
  ['/characters/nobody', 'Error: Unable to load character: nobody'],
  ['/characters/broken', 'Error: Unable to load character: broken'],
  ['/characters/list', 'Error: Unable to load character: list'],
  ['/characters/leak', 'Error: Unable to load character: leak'],
  ['/characters/..%2F..%2Fpackage', 'Error: Unable to load character: ../../package'],
  ['/characters/%3Cscript%3E', 'Error: Unable to load character: <script>'],
  ['/characters/loner', 'Error: No variant ID found or provided'],
  ['/characters/hostile/hostile-two', 'Error: Failed to load variant JSON'],
  ['/characters/hostile/loner-x', 'Error: Failed to load variant JSON'],
  ['/plots/nowhere', 'Plot not found'],
  ['/locations/nowhere', 'Location not found'],
  ['/locations/..%2Fsite', 'Location not found'],
  [`/characters/${'x'.repeat(3000)}`, `Error: Unable to load character: ${'x'.repeat(3000)}`],
];

test('an address that leads to nothing that can be shown says so inside the layout', nightly, async ({ page }) => {
  test.slow();
  for (const [url, text] of failures) {
    await test.step(url.slice(0, 60), async () => {
      const response = await page.goto(url);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('alert')).toHaveText(text);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    });
  }
});

test(
  'lists leave out malformed items: all of a broken one, some entries, featured ids that lead nowhere',
  nightly,
  async ({ page }) => {
    for (const url of ['/plots', '/locations']) {
      await test.step(`${url} is empty, and says so`, async () => {
        await page.goto(url);
        await expect(page.getByText('No items found.')).toBeVisible();
      });
    }
    await test.step('the list of characters shows the rest', async () => {
      await page.goto('/characters');
      await expect(page.getByText('Showing 1 of 1 item')).toBeVisible();
    });
    await test.step('the home page replaces featured ids', async () => {
      await page.goto('/');
      await expect(page.getByRole('list', { name: 'Featured characters' }).getByRole('article')).toHaveCount(1);
    });
  },
);
