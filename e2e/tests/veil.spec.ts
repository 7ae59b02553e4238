import type { Page } from '@playwright/test';
import { nightly } from '../nightly';
import { expect, test, visit } from '../site-test';

const mature = '/characters/aurelio';
const explicitUnderAge = '/characters/delphine';

const main = (page: Page) => page.getByRole('main');
const show = (page: Page) => main(page).getByRole('button', { name: 'Show' });
const sections = (page: Page) => main(page).getByRole('heading', { level: 2 });
const overview = (page: Page) => main(page).getByRole('heading', { level: 2, name: 'Overview' });
const pictures = (page: Page) => main(page).locator('img');
const card = (page: Page, href: string) => main(page).locator(`article:has(a[href^="${href}/"])`).first();

test('a page rated Mature waits behind a veil, and once shown is open in every tab', async ({ page, context }) => {
  await visit(page, mature);
  await expect(main(page).getByText('Mature').last()).toBeVisible();
  await expect(sections(page)).toHaveCount(0);
  await expect(pictures(page)).toHaveCount(0);
  const other = await context.newPage();
  await visit(other, mature);
  await show(page).click();
  for (const tab of [page, other]) await expect(overview(tab)).toBeVisible();
  await page.reload();
  await expect(overview(page)).toBeVisible();
  await expect(show(page)).toHaveCount(0);
});

test('a page without scripts has nothing of what is behind the veil', async ({ request }) => {
  const html = await (await request.get(mature)).text();
  expect(html).toContain('>Show</button>');
  expect(html).not.toMatch(/<h2|images\/(characters|gallery|cards)/);
});

test('a card has a veil of its own, by keyboard too', nightly, async ({ page }) => {
  await visit(page, '/characters');
  const veiled = card(page, mature);
  await expect(veiled.locator('img[src*="covers"]')).toHaveCount(0);
  await veiled.getByRole('button', { name: 'Show' }).focus();
  await page.keyboard.press('Enter');
  await expect(veiled.locator('img[src*="covers"]').first()).toBeVisible();
  await expect(veiled.getByRole('link').first()).toBeFocused();
});

test('a page of someone under 18 with such a rating stays shut, whatever was chosen', async ({ page }) => {
  const text = 'This page is rated Explicit and is not shown for a character under 18.';
  await page.addInitScript(() => localStorage.setItem('shownRatings', '2,3'));
  await visit(page, explicitUnderAge);
  await expect(main(page)).toContainText(text);
  await expect(show(page)).toHaveCount(0);
  await expect(sections(page)).toHaveCount(0);
  await expect(pictures(page)).toHaveCount(0);
  await visit(page, '/characters');
  await expect(card(page, explicitUnderAge).locator('img[src*="covers"]')).toHaveCount(0);
  await expect(card(page, explicitUnderAge).getByRole('button')).toHaveCount(0);
});
