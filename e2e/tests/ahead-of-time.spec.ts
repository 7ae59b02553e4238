import { holdBack } from '../hold-back';
import { nightly, variants } from '../nightly';
import { expect, nextTask, type Page, pages, ready, test, visit } from '../site-test';

/** Keeps the shell's scripts back until what it gives is called. */
const holdScripts = (page: Page) => holdBack(page, '**/assets/*.js');

for (const { name, url, heading } of pages) {
  test(`${name}: content and metadata stand in the HTML`, async ({ request }) => {
    const response = await request.get(url);
    const html = await response.text();
    expect(response.status()).toBe(200);
    expect(html).toMatch(new RegExp(`<h1[^>]*>[^/]*${heading}`));
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    for (const meta of [
      'name="description"',
      'property="og:title"',
      'property="og:description"',
      'property="og:url"',
    ]) {
      expect(html).toMatch(new RegExp(`<meta ${meta} content="[^"]+"`));
    }
    expect(html).toMatch(/<link rel="canonical" href="http:\/\/localhost:\d+\/[^"]*"/);
  });

  test(`${name}: a chat that previews the link gets a large JPEG`, async ({ request }) => {
    const html = await (await request.get(url)).text();
    const [, card = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const picture = await request.get(card);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    expect(html).toContain('<meta property="og:image:width" content="1200"/>');
    expect(html).toContain('<meta property="og:image:height" content="630"/>');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  });
}

for (const { name, url, heading } of variants(pages)) {
  test(`${name}: by deep link, the browser takes over, and next to nothing moves`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const before = await (await page.request.get(url)).text();
    await visit(page, url);
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.01);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    // The very elements of the server are still there: hydration threw none away.
    expect(before).toContain((await page.locator('h1').innerText()).slice(0, 8));
  });
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('pages are read and links work', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Browse Characters' }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Maren Holloway/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Maren Holloway' })).toBeVisible();
    await page.getByRole('link', { name: 'Next variant' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Maren of Fernmarch' })).toBeVisible();
    await page.getByRole('heading', { level: 2, name: 'Overview' }).click();
    await expect(page.locator('#overview details')).not.toHaveAttribute('open');
  });
});

test('a button that is pressed before the scripts arrive is not forgotten', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/characters/maren/maren-fantasy', { waitUntil: 'commit' });
  await page.getByRole('tab').nth(1).click();
  release();
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
});

test(
  'a character page answers as a whole when it says that it does, without code that comes later',
  nightly,
  async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('otherfolk-ready', () =>
        // The click has a turn of its own: React does not hear of what happens within its own work.
        setTimeout(() => {
          const tab = document.querySelectorAll<HTMLElement>('[role=tab]')[1];
          tab?.click();
          queueMicrotask(() => Object.assign(window, { answered: tab?.ariaSelected }));
        }),
      ),
    );
    await visit(page, '/characters/maren/maren-fantasy');
    await expect.poll(() => page.evaluate(() => (window as unknown as { answered?: string }).answered)).toBe('true');
  },
);

test('a character page keeps the text and the choices that are entered before its scripts arrive', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/characters/maren/maren-fantasy', { waitUntil: 'commit' });
  await page.getByLabel('Base age').fill('40');
  await page.getByLabel('Style').selectOption('all');
  release();
  await ready(page);
  await expect(page.getByLabel('Base age')).toHaveValue('40');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('baseAge'))).toBe('40');
  await expect(page.getByLabel('Style')).toHaveValue('all');
});

test('sections fold before the scripts arrive, and a reload finds them so', nightly, async ({ page }) => {
  const overview = page.locator('#overview details');
  for (const isReload of [false, true]) {
    const release = await holdScripts(page);
    await page.goto('/characters/maren/maren-fantasy', { waitUntil: 'commit' });
    if (!isReload) await page.getByRole('heading', { level: 2, name: 'Overview' }).click();
    await expect(overview).not.toHaveAttribute('open');
    release();
    await ready(page);
    await nextTask(page);
    await expect(overview).not.toHaveAttribute('open');
  }
});

test('a sheet that is opened before the scripts arrive stays open', nightly, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const release = await holdScripts(page);
  await page.goto('/plots', { waitUntil: 'commit' });
  const sheet = page.getByRole('complementary', { name: 'Filters' });
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(sheet).toBeVisible();
  release();
  await ready(page);
  await nextTask(page);
  await expect(sheet).toBeVisible();
});

test('a visitor loads the one remote that owns the page, and not a byte of firebase', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit(page, '/plots');
  await page.waitForLoadState('networkidle');
  const remotes = new Set(asked.flatMap((url) => /\/remotes\/(\w+)\//.exec(url)?.[1] ?? []));
  expect([...remotes]).toEqual(['plots']);
  expect(asked.filter((url) => /firebase/.test(url))).toEqual([]);
});

for (const url of ['/characters', '/characters/maren']) {
  test(`a base age that is typed on ${url} before the scripts arrive counts`, nightly, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(url, { waitUntil: 'commit' });
    const field = page.getByLabel('Base age');
    await field.fill('40');
    release();
    await ready(page);
    await expect(field).toHaveValue('40');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('baseAge'))).toBe('40');
  });
}

test('a theme that is chosen before the scripts arrive holds', nightly, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/plots', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').getByLabel('Theme').selectOption('light');
  release();
  await ready(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('contentinfo').getByLabel('Theme')).toHaveValue('light');
});
