import {
  answerDialog,
  CORE,
  createVariant,
  downloadBy,
  kept,
  openEditor,
  review,
  VARIANT,
  withoutServer,
} from '../editing';
import { restoreSession } from '../members';
import { nightly } from '../nightly';
import { expect, nextTask, test } from '../site-test';

const preview = 'section[aria-label="Preview"]';

test('a download without an edit is the file, byte for byte', async ({ page }) => {
  await withoutServer(page);
  await restoreSession(page, 'editor@demo.test');
  for (const [url, name] of [
    [CORE, 'maren.json'],
    [VARIANT, 'maren-fantasy.json'],
    ['/editor/edit-variant/caspian-psych', 'caspian-psych.json'],
  ] as const) {
    await test.step(name, async () => {
      await page.goto(url);
      await review(page);
      await expect(page.getByRole('dialog')).toContainText('Nothing was edited.');
      const file = await downloadBy(page, `Download ${name}`);
      expect(file).toEqual({ name, text: await (await page.request.get(`/data/characters/${name}`)).text() });
    });
  }
});

test('the page follows what is typed, and the review says what was edited', async ({ page }) => {
  await openEditor(page);
  await page.getByLabel('Full name').fill('Zelda Quill');
  await expect(page.locator(preview).getByRole('heading', { level: 2 }).first()).toHaveText('Zelda Quill');
  await page.getByLabel('Feet').fill('6');
  await page.getByLabel('Inches').fill('0');
  await page.getByLabel('Cup').fill('dd9');
  await expect(page.getByLabel('Cup')).toHaveValue('DD');
  await review(page);
  const rows = page.getByRole('dialog').getByRole('row');
  await expect(rows.filter({ hasText: 'Names › Full name' })).toContainText('Zelda Quill');
  const { text } = await downloadBy(page, 'Download maren.json');
  expect(JSON.parse(text)).toMatchObject({
    nameInfo: { fullName: 'Zelda Quill' },
    physical: { height: '6\'0" (182.9 cm)', measurements: '34DD-27-37 in (86.4-68.6-94 cm)' },
  });
});

test('a click on a block of the page leads to its field', nightly, async ({ page }) => {
  await openEditor(page);
  await page.locator(`${preview} #favorites-quirks li`).first().click();
  await expect(page.getByRole('textbox', { name: 'Favorites & Quirks' })).toBeFocused();
  await page.locator(preview).getByRole('heading', { level: 2 }).first().click();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await expect(page).toHaveURL(CORE);
});

test('keys and buttons undo and redo edits', async ({ page }) => {
  await openEditor(page);
  const nickname = page.getByLabel('Nickname');
  await nickname.fill('Mabel');
  await page.getByLabel('First name').fill('Ada');
  await page.getByRole('button', { name: 'Add picture' }).click();
  const pictures = page.getByRole('button', { name: /^Remove picture/ });
  await expect(pictures).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(pictures).toHaveCount(1);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(pictures).toHaveCount(2);
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press('Control+z');
  await expect(nickname).toHaveValue('Mare');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press('Control+Shift+z');
  await expect(nickname).toHaveValue('Mabel');
});

test('problems stand at the field and at the top, and lead to the field inside a folded group', async ({ page }) => {
  await openEditor(page);
  const month = page.getByLabel('Birth month');
  await month.fill('13');
  await expect(month).toHaveAccessibleDescription('Should be a whole number from 1 to 12.');
  const problems = page.getByRole('region', { name: 'Problems' });
  await expect(problems).toContainText('One problem');
  await page.locator('summary').filter({ hasText: /^Age$/ }).click();
  await expect(month).toBeHidden();
  await problems.getByRole('button', { name: 'Birth month' }).click();
  await expect(month).toBeFocused();
  await month.fill('12');
  await expect(problems).toBeHidden();
});

test('lists are put in order by keyboard and by drag', nightly, async ({ page }) => {
  await openEditor(page);
  const variants = page.getByRole('link', { name: /^Edit maren-/ });
  await expect(variants.first()).toHaveText('Edit maren-modern');
  await page.getByRole('button', { name: 'Move variant 1', exact: true }).focus();
  await page.keyboard.press('Space');
  // The places of all rows are known then; keys are heard from the next task on.
  await expect(page.getByText('It would move to position 1 of 5.')).toBeAttached();
  await nextTask(page);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('It would move to position 2 of 5.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText('It is now at position 2 of 5.')).toBeAttached();
  await expect(variants.first()).toHaveText('Edit maren-fantasy');
  const handle = page.getByRole('button', { name: 'Move variant 2', exact: true });
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const to = await page.getByRole('button', { name: 'Move variant 1', exact: true }).boundingBox();
  if (!from || !to) throw new Error('no handles');
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(to.x + 5, to.y, { steps: 12 });
  await page.mouse.up();
  await expect(variants.first()).toHaveText('Edit maren-modern');
});

test('the editor takes one tag of each group, and a dash takes it away', nightly, async ({ page }) => {
  await openEditor(page);
  await page.getByRole('combobox', { name: 'Hair Color' }).selectOption('Pink');
  await page.getByRole('combobox', { name: 'Eye Color' }).selectOption('—');
  await review(page);
  const { text } = await downloadBy(page, 'Download maren.json');
  const { tags } = JSON.parse(text) as { tags: { group: string; name: string }[] };
  expect(tags.filter(({ group }) => group === 'Hair Color')).toEqual([{ group: 'Hair Color', name: 'Pink' }]);
  expect(tags.filter(({ group }) => group === 'Eye Color')).toEqual([]);
});

test('creating a variant downloads it, and the core with it in its list', async ({ page }) => {
  await openEditor(page);
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  await createVariant(page, 'maren-fantasy', 'Nautical');
  await expect(page.getByRole('alert')).toHaveText("'maren-fantasy' is taken.");
  await answerDialog(page, { 'Variant ID': 'maren-nautical' }, 'Create and Download');
  await expect.poll(() => downloads).toEqual(['maren.json', 'maren-nautical.json']);
  await review(page);
  const core = JSON.parse((await downloadBy(page, 'Download maren.json')).text) as { variants: unknown[] };
  expect(core.variants.at(-1)).toEqual({
    id: 'maren-nautical',
    label: 'Nautical',
    recordInfo: { published: false, version: -1 },
  });
  const variant = JSON.parse((await downloadBy(page, 'Download maren-nautical.json')).text) as object;
  expect(variant).toMatchObject({ variantOf: 'maren', recordInfo: { published: false, version: 0 } });
});

test('the index entry is built from the variant as edited', nightly, async ({ page }) => {
  await openEditor(page, VARIANT);
  await page.getByLabel('Name in this life').fill('Maren the Bold');
  const { name, text } = await downloadBy(page, 'Download Index Entry');
  expect(name).toBe('maren-fantasy-index-entry.json');
  expect(JSON.parse(text)).toMatchObject({ id: 'maren-fantasy', coreId: 'maren', name: 'Maren the Bold' });
  await kept(page);
});

test('an index entry without its core says why', nightly, async ({ page, noise }) => {
  noise.expect(/500/);
  await page.route('**/data/characters/maren.json', (route) => route.fulfill({ status: 500 }));
  await openEditor(page, VARIANT);
  await expect(page.getByText('The preview needs the person and one life.')).toBeVisible();
  await page.getByRole('button', { name: 'Download Index Entry' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to generate index entry: Could not fetch variant data');
});

test('a file that is missing or broken reads as on the pages, and says more', nightly, async ({ page, noise }) => {
  noise.expect(/404|Failed to load/);
  await restoreSession(page, 'editor@demo.test');
  for (const [what, url, file, response, text] of [
    ['a missing core', CORE, 'maren', { status: 404 }, 'Error: Unable to load character: maren'],
    ['a broken core', CORE, 'maren', { body: '{"id": "maren",' }, 'Error: Unable to load character: maren'],
    ['a missing variant', VARIANT, 'maren-fantasy', { status: 404 }, 'Error: Failed to load variant JSON'],
    ['a variant that is a list', VARIANT, 'maren-fantasy', { body: '[]' }, 'Error: Failed to load variant JSON'],
  ] as const) {
    await test.step(what, async () => {
      const asked = `**/data/characters/${file}.json`;
      await page.route(asked, (route) => route.fulfill(response));
      await page.goto(url);
      await expect(page.getByRole('alert')).toHaveText(text);
      await expect(page.getByText(/Failed to fetch|is not JSON|holds no object/)).toBeVisible();
      await page.unroute(asked);
    });
  }
});

test('a value that the form does not know is named, and comes back as it was', nightly, async ({ page }) => {
  const odd = {
    id: 'maren',
    name: 'Maren',
    tags: 'none',
    sections: { Overview: [{ a: 1 }], Backstory: 'Old.' },
    more: [1],
  };
  await page.route('**/data/characters/maren.json', (route) => route.fulfill({ json: odd }));
  await openEditor(page);
  await expect(page.getByText('Overview has a structure that this form does not know.')).toBeVisible();
  await expect(page.getByText('Tags has a structure that this form does not know.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Backstory' }).fill('New.');
  await review(page);
  const { text } = await downloadBy(page, 'Download maren.json');
  expect(JSON.parse(text)).toEqual({ ...odd, sections: { ...odd.sections, Backstory: 'New.' } });
});
