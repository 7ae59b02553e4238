import { nightly } from '../nightly';
import { expect, ready, test, visit } from '../site-test';
import { violations } from '../violations';

const count = /^Showing (\d+) of (\d+) items?$/;

test('tags narrow the list, live in the URL, and come back with it', async ({ page }) => {
  await visit(page, '/locations');
  const status = page.getByRole('status');
  const [, all = ''] = count.exec(await status.innerText()) ?? [];
  await page.locator('summary', { hasText: 'Mood' }).click();
  await page.getByRole('checkbox', { name: 'Dreaming' }).check();
  await page.locator('summary', { hasText: 'Setting' }).click();
  await page.getByRole('checkbox', { name: 'Lakeside' }).check();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Glasswater Academy']);
  await expect(status).toHaveText(`Showing 1 of ${all} item`);
  await expect(page).toHaveURL(/tag=Mood%3ADreaming&tag=Setting%3ALakeside/);
  await page.reload();
  await ready(page);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Glasswater Academy']);
  await page.getByRole('button', { name: 'Reset All Filters' }).click();
  await expect(status).toHaveText(`Showing ${all} of ${all} items`);
  await expect(page).toHaveURL(/\/locations$/);
});

test('filters are still set after a visit to an item', nightly, async ({ page }) => {
  await visit(page, '/locations?tag=Setting%3ALakeside');
  await page.getByRole('link', { name: /Glasswater Academy/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Glasswater Academy' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Glasswater Academy']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('the filters are a sheet with the same controls, closed by Escape', nightly, async ({ page }) => {
    await visit(page, '/locations');
    const reset = page.getByRole('button', { name: 'Reset All Filters' });
    await expect(reset).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(reset).toBeVisible();
    await page.locator('summary', { hasText: 'Mood' }).click();
    await page.getByRole('checkbox', { name: 'Eerie' }).check();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(reset).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused();
    await expect(page.getByRole('status')).toHaveText(/^Showing \d+ of \d+ items?$/);
  });
});
