import { holdBack } from '../hold-back';
import { nightly } from '../nightly';
import { expect, type Page, ready, test, visit } from '../site-test';
import { violations } from '../violations';

const status = (page: Page) => page.getByRole('status');
const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test('a pasted link, a reload and Back after a visit give the same list, and Reset All Filters gives all of it', async ({
  page,
}) => {
  const address = '/characters?x=1&tag=Genre%3AHorror&tag=Genre%3AFantasy&not=Mood%3AGentle&sort=name&tag=No%3ASuch';
  await visit(page, address);
  await expect(status(page)).not.toHaveText(/^Showing (\d+) of \1 /);
  const shown = await names(page).allInnerTexts();
  expect(shown.length).toBeGreaterThan(1);
  expect(shown).toEqual([...shown].sort((a, b) => a.localeCompare(b)));
  await page.reload();
  await ready(page);
  await expect(names(page)).toHaveText(shown);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: shown[0] ?? '' })).toBeVisible();
  await page.goBack();
  await expect(names(page)).toHaveText(shown);
  await page.getByRole('button', { name: 'Reset All Filters' }).click();
  await expect(status(page)).toHaveText(/^Showing (\d+) of \1 items$/);
  await expect(page).toHaveURL(/\/characters\?x=1&sort=name$/);
});

test('a tag is excluded by keyboard, and its chip takes that back', async ({ page }) => {
  await visit(page, '/plots');
  const all = await status(page).innerText();
  await page.locator('summary', { hasText: 'Tone' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Exclude Wry' }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\/plots\?not=Tone%3AWry$/);
  await expect(page.getByRole('main').getByRole('listitem').getByText('Wry', { exact: true })).toHaveCount(1);
  await expect(status(page)).not.toHaveText(all);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove Not Wry' }).click();
  await expect(status(page)).toHaveText(all);
  await expect(page.getByRole('searchbox', { name: 'Find in plots' })).toBeFocused();
});

/** Keeps the shell's scripts back until what it gives is called. */
const holdScripts = (page: Page) => holdBack(page, '**/assets/*.js');

test('a list keeps the filters that are set before its scripts have arrived', nightly, async ({ page }) => {
  const arrive = await holdScripts(page);
  await page.goto('/plots', { waitUntil: 'commit' });
  await page.locator('summary', { hasText: 'Tone' }).click();
  await page.getByRole('checkbox', { name: 'Wry' }).check();
  await page.getByRole('button', { name: 'Exclude Comic' }).click();
  await page.getByRole('button', { name: 'Exclude Tense' }).press('Space');
  arrive();
  await expect(page).toHaveURL(/\/plots\?tag=Tone%3AWry&not=Tone%3AComic&not=Tone%3ATense$/);
  await expect(page.getByRole('checkbox', { name: 'Wry' })).toBeChecked();
});

test('a table keeps its heads in sight, wherever it and the page are scrolled to', nightly, async ({ page }) => {
  for (const [url, head] of [
    ['/characters?view=table', 'Genre'],
    ['/characters/maren/lives', 'Modern'],
  ] as const) {
    await visit(page, url);
    const table = page.getByRole('table');
    await table.evaluate((element) => {
      element.parentElement?.scrollTo(0, 400);
      window.scrollTo(0, document.documentElement.scrollHeight);
    });
    const top = await table
      .getByRole('columnheader', { name: head })
      .evaluate((cell) => cell.getBoundingClientRect().top);
    const bar = await page
      .getByRole('banner')
      .or(page.getByRole('navigation', { name: 'Main' }))
      .first()
      .boundingBox();
    expect(top).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('cards stand in two columns for whoever asks for it, and do after a reload', nightly, async ({ page }) => {
    await visit(page, '/characters');
    const tops = () =>
      page
        .getByRole('article')
        .evaluateAll((cards) => cards.slice(0, 2).map((card) => Math.round(card.getBoundingClientRect().top)));
    expect(new Set(await tops()).size).toBe(2);
    await page.getByRole('checkbox', { name: 'Compact' }).check();
    expect(new Set(await tops()).size).toBe(1);
    await page.reload();
    await ready(page);
    await expect(page.getByRole('checkbox', { name: 'Compact' })).toBeChecked();
    expect(new Set(await tops()).size).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  test('the sheet says how many items it leaves, and table and cards fit the screen', async ({ page }) => {
    await visit(page, '/characters?view=table');
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBeLessThanOrEqual(360);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('checkbox', { name: 'Teal' }).check();
    await expect(status(page)).not.toHaveText(/^Showing (\d+) of \1 /);
    const done = page.getByRole('button', { name: /^Done, \d+ items?$/ });
    const [count = ''] = /\d+/.exec(await done.innerText()) ?? [];
    expect(await violations(page)).toEqual([]);
    await done.click();
    await expect(status(page)).toHaveText(new RegExp(`^Showing ${count} of `));
    await expect(page.getByRole('row')).toHaveCount(Number(count) + 1);
    expect(await width()).toBeLessThanOrEqual(360);
  });

  test(
    'filters that are reset before the scripts have arrived are reset, and what is typed after that stays',
    nightly,
    async ({ page }) => {
      const arrive = await holdScripts(page);
      await page.goto('/characters?tag=Genre%3AHorror&sort=name', { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Filters' }).click();
      await page.getByRole('checkbox', { name: 'Teal' }).check();
      await page.getByRole('button', { name: 'Reset All Filters' }).click();
      await page.getByRole('button', { name: 'Done' }).click();
      await expect(page.getByRole('complementary', { name: 'Filters' })).toBeHidden();
      const field = page.getByRole('searchbox', { name: 'Find in characters' });
      await field.fill('maren');
      arrive();
      await expect(page).toHaveURL(/\/characters\?q=maren&sort=name$/);
      await expect(field).toHaveValue('maren');
      await page.getByRole('button', { name: 'Filters' }).click();
      await expect(page.getByRole('checkbox', { name: 'Teal' })).not.toBeChecked();
    },
  );
});
