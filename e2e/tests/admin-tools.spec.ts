import { answerDialog, downloadBy, withoutServer } from '../editing';
import { openAs } from '../members';
import { nightly } from '../nightly';
import { expect, type Page, test } from '../site-test';

test.beforeEach(async ({ page }) => {
  await withoutServer(page);
  await openAs(page, 'admin@demo.test', '/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Tools' })).toBeVisible();
});

test('the entries are searched and sorted, and lead to both editors', async ({ page }) => {
  const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Edit Variant' }) });
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Characters');
  await expect(page.getByText('55 entries')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('fernmarch maren');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('maren-fantasy');
  await page.getByRole('searchbox', { name: 'Search' }).fill('');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('id');
  await expect(rows.first()).toContainText('aurelio-');
  await page.getByRole('searchbox', { name: 'Search' }).fill('maren-fantasy');
  await expect(rows).toHaveCount(1);
  await rows.getByRole('link', { name: 'Edit Variant' }).click();
  await expect(page).toHaveURL('/editor/edit-variant/maren-fantasy');
  await page.goBack();
  await page.getByRole('searchbox', { name: 'Search' }).fill('maren-fantasy');
  await expect(rows).toHaveCount(1);
  await rows.getByRole('link', { name: 'Edit Character' }).click();
  await expect(page).toHaveURL('/editor/edit-character/maren');
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Maren Holloway' })).toBeVisible();
});

const newCharacter = (page: Page) => page.getByRole('button', { name: '+ New Character' }).click();

test('a new character is refused under no id or a taken one, and its core is downloaded', async ({ page }) => {
  await newCharacter(page);
  const problem = page.getByRole('dialog').getByRole('alert');
  await answerDialog(page, { Name: 'Nell Frost', 'Character ID': 'Not An Id' }, 'Download');
  await expect(problem).toContainText("'Not An Id' is not a valid ID");
  await answerDialog(page, { 'Character ID': 'maren' }, 'Download');
  await expect(problem).toHaveText("'maren' is taken.");
  await page.getByLabel('Character ID').fill('nell-frost');
  const file = await downloadBy(page, 'Download');
  expect(file.name).toBe('nell-frost.json');
  expect(file.text.endsWith('}\n')).toBe(true);
  expect(JSON.parse(file.text)).toMatchObject({
    id: 'nell-frost',
    name: 'Nell Frost',
    ageGrade: {},
    recordInfo: { published: false, version: -1 },
    variants: [],
  });
  await expect(page).toHaveURL('/admin');
});

test('cancelling makes no character, by button and by key', nightly, async ({ page }) => {
  let downloads = 0;
  page.on('download', () => downloads++);
  const dialog = page.getByRole('dialog', { name: 'New Character' });
  await newCharacter(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await newCharacter(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(downloads).toBe(0);
});
