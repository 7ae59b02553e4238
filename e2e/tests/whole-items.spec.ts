import type { Page } from '@playwright/test';
import { answerDialog, kept } from '../editing';
import { openAs } from '../members';
import { nightly } from '../nightly';
import { ADMIN, create, EDITOR, press, saved, status, test, WIDTHS } from '../saving-test';
import { expect } from '../site-test';

// One server for all of them.
test.describe.configure({ mode: 'default' });

/** Chooses what is to be done with the item that is open. */
async function chooseAction(page: Page, action: string): Promise<void> {
  await page.getByText('Item', { exact: true }).click();
  await press(page, action);
}

/** Somebody else at each width: what is renamed is not there any more. */
const PEOPLE = { 360: 'ivo', 1440: 'mara' } as const;

test(
  'a draft of a family that somebody renames is listed and offered under its new id',
  nightly,
  async ({ page, context, noise }) => {
    noise.expect(/Failed to load resource: the server responded with a status of 404/);
    await openAs(page, ADMIN, '/editor/edit-family/quill');
    await page.getByLabel('Motto').fill('Typed before');
    await kept(page);
    await page.goto('/admin');
    const other = await context.newPage();
    await other.goto('/editor/edit-family/quill');
    await chooseAction(other, 'Rename…');
    await answerDialog(other, { 'New ID': 'renamed-family' }, 'Preview changes');
    await press(other, 'Save to the catalogue');
    await expect(other).toHaveURL('/editor/edit-family/renamed-family');
    await other.close();
    await page.reload();
    await page.getByRole('link', { name: 'families/renamed-family.json' }).click();
    await expect(page).toHaveURL('/editor/edit-family/renamed-family');
    await press(page, 'Restore Draft');
    await expect(page.getByLabel('Motto')).toHaveValue('Typed before');
  },
);

for (const width of WIDTHS) {
  const person = PEOPLE[width];
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a life is duplicated into another world, edited and saved', async ({ page, site }) => {
      await openAs(page, EDITOR, `/editor/edit-variant/${person}-modern`);
      await chooseAction(page, 'Duplicate…');
      await answerDialog(page, { 'Variant label': 'Steampunk' }, 'Duplicate');
      await expect(page).toHaveURL(`/editor/edit-variant/${person}-steampunk`);
      await expect(page.getByRole('heading', { level: 1, name: `Edit ${person}-steampunk` })).toBeVisible();
      await page.getByLabel('Event').fill('The fair');
      await saved(page);
      expect(site.read(`characters/${person}-steampunk.json`)).toMatchObject({
        variantOf: person,
        highlight: 'The fair',
      });
      expect(JSON.stringify(site.read(`characters/${person}.json`))).toContain(`${person}-steampunk`);
    });

    test('a person who is renamed takes every reference along, and its old address leads to the new one', async ({
      page,
      site,
    }) => {
      await openAs(page, ADMIN, `/editor/edit-character/${person}`);
      await chooseAction(page, 'Rename…');
      await answerDialog(page, { 'New ID': `${person}-renamed` }, 'Preview changes');
      await press(page, 'Save to the catalogue');
      await expect(page).toHaveURL(`/editor/edit-character/${person}-renamed`);
      expect(site.read(`characters/${person}-modern.json`)).toMatchObject({ variantOf: `${person}-renamed` });
      expect(site.read('redirects.json')).toMatchObject({
        [`characters/${person}`]: `characters/${person}-renamed`,
      });
      await page.goto(`/characters/${person}`);
      await expect(page).toHaveURL(new RegExp(`/characters/${person}-renamed`));
    });

    test('many lives get a tag at once, and it is taken back as one', async ({ page, site }) => {
      await openAs(page, ADMIN, '/admin/bulk?list=characters&q=mara');
      await page.getByRole('combobox', { name: 'Tag', exact: true }).last().fill('Mood: Grim');
      await page.getByRole('option', { name: /Create “Grim” in Mood/ }).click();
      await press(page, 'Preview changes');
      await press(page, 'Save to the catalogue');
      await expect(status(page)).toHaveText('Saved.');
      expect(site.read('characters/mara-modern.json')).toMatchObject({
        tags: expect.arrayContaining([{ group: 'Mood', name: 'Grim' }]),
      });
      await press(page, 'Undo');
      await expect(status(page)).toHaveText('Undone: the catalogue is as it was before.');
      expect(JSON.stringify(site.read('characters/mara-modern.json'))).not.toContain('Grim');
    });

    test('a family of five is built by keyboard', nightly, async ({ page, site }) => {
      await create(page, 'Family', `The Reeds ${width}`);
      const add = async (button: string, name: string) => {
        await page.getByRole('button', { name: button, exact: true }).press('Enter');
        await page.keyboard.type(name);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('treeitem', { name: new RegExp(name) }).first()).toBeVisible();
      };
      await add('Add member', 'Ada');
      await add('Add partner', 'Ben');
      for (const child of ['Cay', 'Dov', 'Eve']) {
        await page.getByRole('treeitem', { name: /Ada/ }).first().focus();
        await page.keyboard.press('Enter');
        await add('Add child', child);
      }
      await saved(page);
      const { members } = site.read(`families/the-reeds-${width}.json`) as {
        members: { name: string; parents: string[] }[];
      };
      expect(members.map(({ name, parents = [] }) => [name, parents.length])).toEqual([
        ['Ada', 0],
        ['Ben', 0],
        ['Cay', 2],
        ['Dov', 2],
        ['Eve', 2],
      ]);
    });
  });
}
