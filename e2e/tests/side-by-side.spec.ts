import { nightly } from '../nightly';
import { expect, type Page, ready, test, visit } from '../site-test';
import { violations } from '../violations';

const LIVES = '/characters/maren/lives';
const table = (page: Page) => page.getByRole('table');
const columns = (page: Page) => table(page).getByRole('columnheader').getByRole('link');
const bar = (page: Page) => page.getByRole('complementary', { name: 'Compare' });
const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** The position of an element on the screen, in whole pixels. */
const placeOf = (page: Page, name: string, role: 'rowheader' | 'columnheader') =>
  table(page)
    .getByRole(role, { name, exact: true })
    .evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return { left: Math.round(left), top: Math.round(top) };
    });

test('lives stand side by side without scripts, with nothing to choose that could not be chosen', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(LIVES);
  await expect(columns(page)).toHaveText(['Modern', 'Fantasy', 'Cyberpunk', 'Historical', 'Horror']);
  const age = table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Age', exact: true }) });
  await expect(age.getByRole('cell').nth(1)).toHaveText('30, differs≠');
  await expect(page.getByText('Choose lives and rows')).toBeHidden();
  await page.goto('/compare');
  await expect(page.getByText(/^Read two, three or four lives/)).toBeVisible();
  await context.close();
});

test('a screen reader gets the life, the row, the value, and that it differs', nightly, async ({ page }) => {
  await visit(page, `${LIVES}?lives=maren-fantasy&rows=age`);
  await expect(table(page)).toMatchAriaSnapshot(`
    - table "Lives of Maren Holloway":
      - rowgroup:
        - row "Fantasy":
          - cell
          - columnheader "Fantasy":
            - link "Fantasy"
      - rowgroup:
        - row /^Age 30 , differs$/:
          - rowheader "Age"
          - cell "30 , differs"
        - row /^Age formula/
        - row /^Birth date/
  `);
});

test(
  'the choice of lives and rows is in the address, and a reload and a pasted link keep it',
  nightly,
  async ({ page }) => {
    await visit(page, LIVES);
    await page.getByText('Choose lives and rows').click();
    for (const name of ['Cyberpunk', 'Historical', 'Horror']) await page.getByRole('checkbox', { name }).uncheck();
    await expect(page).toHaveURL(/\/lives\?lives=maren-modern,maren-fantasy$/);
    await page.reload();
    await ready(page);
    await expect(columns(page)).toHaveText(['Modern', 'Fantasy']);
    await visit(page, `${LIVES}?lives=maren-horror,nobody&rows=grade,nothing`);
    await expect(columns(page)).toHaveText(['Horror']);
    await expect(table(page).getByRole('rowheader')).toHaveText(['Grade']);
    await page.getByText('Choose lives and rows').click();
    await page.getByRole('checkbox', { name: 'Names' }).check();
    await expect(page).toHaveURL(/\/lives\?lives=maren-horror,nobody&rows=names,grade$/);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test(
    'the table moves within its own place, a column at a time, and the heads of its rows and columns stay',
    nightly,
    async ({ page }) => {
      await visit(page, LIVES);
      expect(await pageWidth(page)).toBeLessThanOrEqual(360);
      const before = await placeOf(page, 'Nickname', 'rowheader');
      const scroller = table(page).locator('..');
      await scroller.evaluate((element) => element.scrollTo({ left: 200, behavior: 'instant' }));
      const { left } = await placeOf(page, 'Nickname', 'rowheader');
      expect(left).toBe(before.left);
      // A column begins beside the heads of the rows, wherever the table is let go.
      const heads = await table(page)
        .getByRole('columnheader')
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)));
      const edge = await table(page)
        .getByRole('rowheader', { name: 'Nickname' })
        .evaluate((element) => Math.round(element.getBoundingClientRect().right));
      expect(heads.some((head) => Math.abs(head - edge) <= 2)).toBe(true);
      const top = (await placeOf(page, 'Fantasy', 'columnheader')).top;
      await scroller.evaluate((element) => element.scrollBy({ top: 300, behavior: 'instant' }));
      expect((await placeOf(page, 'Fantasy', 'columnheader')).top).toBe(top);
      expect(await pageWidth(page)).toBeLessThanOrEqual(360);
    },
  );

  test(
    'the bar of collected lives stands at the foot and covers neither the end of the page nor half of the screen',
    nightly,
    async ({ page }) => {
      await visit(page, '/characters');
      for (const place of [0, 1, 2, 3])
        await page
          .getByRole('button', { name: /^Compare / })
          .nth(place)
          .click();
      await expect(bar(page)).toContainText('4 lives to compare');
      expect(await pageWidth(page)).toBeLessThanOrEqual(360);
      const height = await bar(page).evaluate((element) => element.getBoundingClientRect().height);
      expect(height).toBeLessThan(370);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const footer = await page.getByRole('contentinfo').boundingBox();
      const place = await bar(page).boundingBox();
      expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((place?.y ?? 0) + 1);
    },
  );
});

test('lives of different people are collected by keyboard on cards and pages, and compared', async ({
  page,
  noise,
}) => {
  noise.expect(/404/);
  await visit(page, '/characters');
  const first = page.getByRole('button', { name: 'Compare Aurelio Bask, Steampunk' });
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(bar(page)).toContainText('One life to compare: choose another.');
  expect(await violations(page)).toEqual([]);
  await page.goto('/characters/maren/maren-fantasy');
  await ready(page);
  await page.getByRole('button', { name: 'Compare Maren of Fernmarch, Fantasy' }).click();
  await bar(page).getByRole('link', { name: 'Side by side' }).click();
  await expect(page).toHaveURL(/\/compare\?lives=aurelio-steampunk,maren-fantasy$/);
  await expect(columns(page).filter({ hasNotText: 'Remove' })).toHaveText([
    'Aurelio Domenico Bask',
    'Maren of Fernmarch',
  ]);
  await expect(bar(page)).toHaveCount(0);
  await visit(page, '/compare?lives=aurelio-steampunk,nobody,maren-fantasy');
  await expect(page.getByText("There is no life 'nobody'.")).toBeVisible();
  await expect(columns(page).filter({ hasNotText: 'Remove' })).toHaveCount(2);
});

test(
  'the character page leads to all lives and back, and nothing moves when Compare comes',
  nightly,
  async ({ page }) => {
    await page.addInitScript(() => {
      (window as unknown as { shift: number }).shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visit(page, '/characters/maren/maren-fantasy');
    await expect(page.getByRole('button', { name: /^Compare / })).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
    await page.getByRole('link', { name: 'Side by side' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lives of Maren Holloway' })).toBeVisible();
    await columns(page).nth(2).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(?!Lives of)/);
  },
);

test('no violations in either theme: all lives, those that are compared, and none', nightly, async ({ page }) => {
  for (const url of [LIVES, '/compare', '/compare?lives=maren-fantasy,caspian-psych']) {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await visit(page, url);
    if (url.includes('compare?')) await expect(table(page)).toBeVisible();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await violations(page), `${url}, ${colorScheme}`).toEqual([]);
    }
  }
});
