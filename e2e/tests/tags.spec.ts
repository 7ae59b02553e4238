import { nightly } from '../nightly';
import { expect, test, visit } from '../site-test';
import { violations } from '../violations';

const HORROR = '/tags/Genre/Horror';

test('tags are found, followed and read without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/tags');
  await expect(page.getByRole('heading', { name: 'How to find things' })).toBeVisible();
  await page.getByRole('region', { name: 'Genre' }).getByRole('link', { name: 'Psychological Horror' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Psychological Horror' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: /^Characters \d+$/ }).getByRole('heading', { level: 3 }),
  ).not.toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'New and updated' })).toBeVisible();
  await page.getByRole('link', { name: 'Surprise me' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Characters' })).toBeVisible();
  await context.close();
});

test('a tag on a card leads to its page, a card there to its item, and back', async ({ page }) => {
  await visit(page, '/plots');
  await page.getByRole('listitem').getByRole('link', { name: 'Horror', exact: true }).first().click();
  await expect(page).toHaveURL(HORROR);
  await expect(page).toHaveTitle('Horror | Genre | Otherfolk');
  await page
    .getByRole('region', { name: /^Plots/ })
    .getByRole('link', { name: /The Far Light/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Far Light' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Horror' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Plots' })).toBeVisible();
});

test('an address of no tag answers 404 and says that there is no such tag', async ({ page, noise }) => {
  noise.expect(/404|Tag not found/);
  for (const path of ['/tags/Genre/Nowhere', '/tags/Genre', '/tags/__proto__/constructor', '/tags/%2F/%22']) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('alert')).toHaveText('Tag not found');
    });
  }
});

test(
  'the sitemap lists pages that are there, under the addresses that they call their own',
  nightly,
  async ({ request, baseURL }) => {
    test.slow();
    const robots = await (await request.get('/robots.txt')).text();
    const [, sitemap = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
    expect(sitemap).toBe(`${baseURL}/sitemap.xml`);
    const text = await (await request.get(sitemap)).text();
    const urls = [...text.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&apos;', "'"));
    expect(urls).toContain(baseURL + HORROR);
    const wrong: string[] = [];
    for (const url of urls) {
      const response = await request.get(url);
      const [, own = ''] = /<link rel="canonical" href="([^"]+)"/.exec(await response.text()) ?? [];
      if (response.status() !== 200 || own.replaceAll('&#x27;', "'") !== url)
        wrong.push(`${response.status()} ${url} ${own}`);
    }
    expect(wrong).toEqual([]);
  },
);

test(
  'the home page of today reads no list; on another day its birthdays come, and nothing above them moves',
  nightly,
  async ({ page }) => {
    const lists: string[] = [];
    page.on('request', (request) => /\/data\/.*index/.test(request.url()) && lists.push(request.url()));
    await visit(page, '/');
    await page.waitForLoadState('networkidle');
    expect(lists.filter((url) => !url.includes('/images/'))).toEqual([]);
    await page.clock.setFixedTime('2027-08-05T12:00:00');
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) =>
        shifts.push(...list.getEntries().map((each) => (each as unknown as { value: number }).value)),
      ).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    await visit(page, '/');
    await expect(page.getByRole('list', { name: /birthdays/i }).getByText('August 9')).not.toHaveCount(0);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  },
);

test(
  'no violations in either theme, and nothing beyond 320 pixels, on all tags and on one',
  nightly,
  async ({ page }) => {
    for (const path of ['/tags', HORROR]) {
      await visit(page, path);
      for (const colorScheme of ['dark', 'light'] as const) {
        for (const width of [360, 1440]) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.setViewportSize({ width, height: 900 });
          expect(await violations(page), `${path}, ${colorScheme}, ${width} px`).toEqual([]);
        }
      }
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    }
  },
);
