import { expect, type Page, test, visit } from '../site-test';
import { violations } from '../violations';

const ASKED = '/characters?q=ma&tag=Genre:Fantasy&not=Mood:Bright&sort=newest';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();
const panel = (page: Page) => page.getByRole('complementary', { name: 'Filters' });

test('a pasted link, a reload and Back give the same list; what is unknown is not carried on', async ({ page }) => {
  await visit(page, `${ASKED}&tag=Nobody:Knows&sort=sideways&colour=plaid`);
  await expect(page.getByText(/^Showing \d+ of 41 items/)).not.toHaveText('Showing 41 of 41 items');
  const asked = await titles(page);
  expect(asked.length).toBeGreaterThan(0);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(asked);
  await cards(page).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Characters');
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(asked);
  await page.getByRole('button', { name: 'Remove “ma”' }).click();
  await expect(page).not.toHaveURL(/Nobody|sideways|plaid|q=/);
  await page.getByRole('button', { name: 'Reset All Filters' }).first().click();
  await expect(page.getByText('Showing 41 of 41 items')).toBeVisible();
});

test('a value says how many items it leaves, and leaves so many', async ({ page }) => {
  await visit(page, '/plots');
  await panel(page).locator('summary', { hasText: 'Tone' }).click();
  const tense = panel(page).getByRole('listitem').filter({ hasText: 'Tense' });
  const count = Number(/\d+/.exec(await tense.innerText())?.[0]);
  await tense.getByRole('checkbox').first().check();
  await expect(page.getByText(`Showing ${count} of 14 items`)).toBeVisible();
  await expect(cards(page)).toHaveCount(count);
});

test('on a phone the filters are a sheet, whose button says how many items are left', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/characters');
  await page.getByRole('button', { name: 'Filters' }).click();
  await panel(page).locator('summary', { hasText: 'Genre' }).click();
  await panel(page).getByRole('checkbox', { name: 'Horror', exact: true }).first().check();
  await page.getByRole('button', { name: 'Done, 3 items' }).click();
  await expect(cards(page)).toHaveCount(3);
  await page.getByText('Table', { exact: true }).click();
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await violations(page)).toEqual([]);
});
