import { answer, downloadBy } from '../editing';
import { openAs } from '../members';
import { expect, test } from '../site-test';

test.beforeEach(async ({ page }) => {
  await openAs(page, 'admin@demo.test', '/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Tools' })).toBeVisible();
});

test('the entries are searched and sorted, and lead to both editors', async ({ page }) => {
  const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Edit Variant' }) });
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

test('a new character: what is no id, or taken, is asked again; the core is downloaded', async ({ page }) => {
  const asked = answer(page, 'Not An Id', 'maren', 'nell-frost', 'Nell Frost');
  const file = await downloadBy(page, '+ New Character');
  expect(asked).toHaveLength(6);
  expect(asked[1]).toContain("'Not An Id' is no id");
  expect(asked[3]).toBe("'maren' is taken.");
  expect(file.name).toBe('nell-frost.json');
  expect(file.text.endsWith('}\n')).toBe(true);
  expect(JSON.parse(file.text)).toMatchObject({
    id: 'nell-frost',
    name: 'Nell Frost',
    ageGrade: { birthMonth: 1, birthDay: 1, ageFormula: 'X+0' },
    recordInfo: { published: false, version: -1 },
    variants: [],
  });
  await expect(page).toHaveURL('/admin');
});

for (const [what, answers] of [
  ['the id', [null]],
  ['the name', ['nell-frost', null]],
] as const) {
  test(`cancelling ${what} makes no character`, async ({ page }) => {
    const asked = answer(page, ...answers);
    let downloads = 0;
    page.on('download', () => downloads++);
    await page.getByRole('button', { name: '+ New Character' }).click();
    await expect.poll(() => asked.length).toBe(answers.length);
    // Another click asks anew: the first is over.
    await page.getByRole('button', { name: '+ New Character' }).click();
    await expect.poll(() => asked.length).toBe(answers.length + 1);
    expect(downloads).toBe(0);
  });
}
