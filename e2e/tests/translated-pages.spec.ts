import { openAs } from '../members';
import { nightly } from '../nightly';
import { expect, type Page, test, visit } from '../site-test';
import { translate } from '../translator';

// Content that React has not taken over yet when the translator comes is drawn anew: that is how it is mended.
test.beforeEach(({ noise }) => noise.expect(/A part of the page was drawn anew Error: Minified React error #418/));

/** Opens a page, and has it translated from then on. */
async function visitTranslated(page: Page, url: string): Promise<void> {
  await visit(page, url);
  await page.evaluate(translate);
}

const main = (page: Page) => page.getByRole('main');
const status = (page: Page) => main(page).getByRole('status').first();
const ALL = /^Showing (\d+) of \1 items$/;

const lists = [
  { url: '/characters', name: 'characters', word: 'maren' },
  { url: '/plots', name: 'plots', word: 'lantern' },
  { url: '/locations', name: 'locations', word: 'glasswater' },
];

test(
  'lists that a browser translates follow what is typed, ticked, taken away and counted',
  nightly,
  async ({ page }) => {
    for (const { url, name, word } of lists) {
      await test.step(url, async () => {
        await visitTranslated(page, url);
        const all = await main(page).getByRole('article').count();
        const field = page.getByRole('searchbox', { name: `Find in ${name}` });
        await field.fill(word);
        await expect(status(page)).not.toHaveText(ALL);
        await expect(page.getByRole('button', { name: `Remove “${word}”` })).toHaveText(`“${word}” ×`);
        await field.fill('nothing-is-called-so');
        await expect(main(page).getByText('No items found.')).toBeVisible();
        await field.fill('');
        await expect(status(page)).toHaveText(ALL);
        await expect(main(page).getByRole('article')).toHaveCount(all);
        await page.locator('aside summary', { hasText: 'Genre' }).click();
        const tag = page.locator('aside details[open]').getByRole('checkbox').first();
        await tag.check();
        await expect(status(page)).not.toHaveText(ALL);
        await page.getByRole('radio', { name: 'Table' }).check();
        await expect(main(page).getByRole('table')).toBeVisible();
        await page.getByRole('radio', { name: 'Grid' }).check();
        await tag.uncheck();
        await expect(status(page)).toHaveText(ALL);
      });
    }
    await visitTranslated(page, '/characters');
    const card = main(page).getByRole('article').filter({ hasText: 'Maren Holloway' }).first();
    await page.getByRole('spinbutton', { name: 'Base age' }).fill('40');
    await expect(card).toContainText(/Age: (39|4\d) /);
    await page
      .getByRole('button', { name: /^Compare Maren Holloway/ })
      .first()
      .click();
    await expect(page.getByText('One life to compare: choose another.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByText('One life to compare: choose another.')).toBeHidden();
  },
);

test('the search of a translated page follows the question, and lets go of it', nightly, async ({ page }) => {
  await visitTranslated(page, '/calendar');
  const field = page.getByRole('combobox', { name: 'Search', exact: true });
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused({ timeout: 1000 });
  }).toPass();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await field.fill('maren');
  await expect(dialog.getByRole('option').first()).toContainText('Maren');
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ results/);
  await field.fill('telephone');
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ results?/);
  await expect(dialog.locator('mark').first()).toHaveText(/^telephone/i);
  await field.fill('');
  await expect(dialog.getByRole('option').first()).toContainText('Home');
  await page.keyboard.press('Escape');
  const month = main(page).getByRole('heading', { level: 2 }).first();
  const shown = (await month.textContent()) ?? '';
  await main(page)
    .getByRole('link', { name: /^Next month|^[A-Z][a-z]+ \d{4}$/ })
    .last()
    .click();
  await expect(month).not.toHaveText(shown);
});

test('pages of items that a browser translates follow their tabs, ages, lives and links', nightly, async ({ page }) => {
  await visitTranslated(page, '/characters/maren/maren-fantasy');
  const stats = page.locator('#stats');
  const facts = (await stats.textContent()) ?? '';
  await page.getByRole('spinbutton', { name: 'Base age' }).fill('70');
  await expect(stats).not.toHaveText(facts);
  const tabs = page.getByRole('tab');
  const panel = page.getByRole('tabpanel');
  const first = (await panel.textContent()) ?? '';
  await tabs.nth(1).click();
  await expect(panel).not.toHaveText(first);
  await page.getByRole('link', { name: 'Side by side' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Lives of /);
  await page.getByText('Choose lives and rows').click();
  await page.getByRole('checkbox', { name: 'Backstory' }).uncheck();
  await expect(page.getByRole('rowheader', { name: 'Backstory' })).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maren of Fernmarch');
  for (const url of [
    '/plots/lantern-treaty',
    '/locations/glasswater-academy',
    '/atlas',
    '/tags',
    '/changelog',
    '/privacy',
    '/',
  ]) {
    await visitTranslated(page, url);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Changelog' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Changelog');
  }
});

test('a page that was translated before its scripts have come is taken over', nightly, async ({ page, noise }) => {
  noise.expect(/A part of the page was drawn anew/);
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${translate.toString()})`);
  await visit(page, '/characters');
  await page.getByRole('searchbox', { name: 'Find in characters' }).fill('maren');
  await expect(status(page)).not.toHaveText(ALL);
  await page.getByRole('searchbox', { name: 'Find in characters' }).fill('');
  await expect(status(page)).toHaveText(ALL);
});

test('the editors of a translated page follow what is typed and undone', nightly, async ({ page }) => {
  await openAs(page, 'admin@demo.test', '/editor/edit-character/maren');
  await page.evaluate(translate);
  const field = page.getByRole('textbox', { name: 'Nickname' }).first();
  await field.fill('Wick');
  await expect(page.getByText('Draft saved on this device.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(field).not.toHaveValue('Wick');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Tools');
  await page.evaluate(translate);
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('maren');
  await search.fill('');
  await expect(main(page).getByText(/^\d+ entries$/)).toBeVisible();
});
