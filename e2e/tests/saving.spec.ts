import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { answerDialog, kept } from '../editing';
import { openAs } from '../members';
import { SavingSite } from '../saving-site';
import { expect, test as base } from '../site-test';

const test = base.extend<object, { site: SavingSite }>({
  site: [
    async ({}, provide) => {
      const site = await SavingSite.open();
      await provide(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, provide) => provide(site.origin),
});

// One server for all of them.
test.describe.configure({ mode: 'default' });

// The small catalogue names images that it does not have.
test.beforeEach(({ noise }) => noise.expect(/404/));

const ADMIN = 'admin@demo.test';
const EDITOR = 'editor@demo.test';

const status = (page: Page) => page.getByRole('dialog').getByRole('status');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function save(page: Page): Promise<void> {
  await press(page, 'Review and Save');
  await press(page, 'Save to the catalogue');
}

async function saved(page: Page): Promise<void> {
  await save(page);
  await expect(status(page)).toHaveText('Saved to the catalogue.');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
}

async function create(page: Page, kind: string, name: string): Promise<void> {
  await openAs(page, ADMIN, '/admin');
  await press(page, `+ New ${kind}`);
  await answerDialog(page, { Name: name }, 'Create and Edit');
  await expect(page.getByRole('heading', { level: 1, name: `Edit ${name}` })).toBeVisible();
}

/** Searches for what a reference means, and takes the first that is found. */
async function pick(page: Page, label: string, name: string): Promise<void> {
  const input = page.getByRole('combobox', { name: label });
  await input.fill(name);
  await page.getByRole('option', { name }).first().waitFor();
  await input.press('ArrowDown');
  await input.press('Enter');
}

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a new place with a photo of this device is saved, and is on the list of places', async ({ page, site }) => {
      await create(page, 'Place', `Harbour ${width}`);
      await page.getByLabel('Summary').fill('Where boats come in.');
      await page.getByLabel('Published').check();
      const buffer = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#355' } })
        .jpeg()
        .toBuffer();
      await page.getByRole('button', { name: 'New image: Cover' }).click();
      const dialog = page.getByRole('dialog', { name: /^New image: / });
      await dialog.getByLabel('Choose').setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer });
      await dialog.getByLabel('What it shows').fill('Boats at night');
      await dialog.getByRole('button', { name: 'Use image' }).click();
      await saved(page);
      await page.goto('/locations');
      const card = page.getByRole('article').filter({ hasText: `Harbour ${width}` });
      await expect(card).toContainText('Where boats come in.');
      await expect(card.locator('img')).toHaveJSProperty('complete', true);
      const cover = `locations/covers/harbour-${width}-cover.webp`;
      expect(site.read('images/index.json')).toMatchObject({ [cover]: { alt: 'Boats at night' } });
    });

    test('a new plot has three roles, two of people who are picked and one that is open', async ({ page, site }) => {
      await create(page, 'Plot', `Tide ${width}`);
      for (let role = 0; role < 3; role++) await press(page, 'Add role');
      const roles = page.getByRole('listitem').filter({ has: page.getByLabel('Who plays it') });
      for (const [place, person] of ['Mara Quill', 'Ivo Marsh'].entries()) {
        const input = roles.nth(place).getByRole('combobox', { name: 'Who plays it' });
        await input.fill(person);
        await page.getByRole('option', { name: person }).first().waitFor();
        await input.press('ArrowDown');
        await input.press('Enter');
      }
      await roles.nth(2).getByLabel('Name').fill('The stranger');
      await roles.nth(2).getByLabel('Open').check();
      await saved(page);
      expect(site.read(`plots/tide-${width}.json`)).toMatchObject({
        sections: {
          mainRoles: [
            { name: 'Mara Quill', characterId: 'mara' },
            { name: 'Ivo Marsh', characterId: 'ivo' },
            { name: 'The stranger', open: true },
          ],
        },
      });
    });

    test('an entry of the changelog is written, and shown on its page', async ({ page }) => {
      await openAs(page, EDITOR, '/changelog');
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
      await press(page, 'Add release');
      const release = page
        .getByRole('listitem')
        .filter({ has: page.getByLabel('Title') })
        .first();
      await release.getByLabel('Title').fill(`Release of ${width}`);
      await release.getByRole('button', { name: 'Add change' }).click();
      await release.getByLabel('Plots').check();
      await release.getByLabel('Text').fill('The tide has turned.');
      await saved(page);
      await page.goto('/changelog');
      await expect(page.getByRole('heading', { name: `Release of ${width}` })).toBeVisible();
    });
  });
}

test('what the home page features is picked, and stands there', async ({ page, site }) => {
  await openAs(page, ADMIN, '/editor/edit-site');
  await pick(page, 'Featured plot', 'harvest');
  await page.getByLabel('Tagline').fill('Said by an owner');
  await saved(page);
  expect(site.read('site.json')).toMatchObject({ tagline: 'Said by an owner', featured: { plot: 'harvest-horror' } });
  await page.goto('/');
  await expect(page.getByText('Said by an owner')).toBeVisible();
});

test('of two browsers that edit one file neither loses anything', async ({ page, browser, site, noise }) => {
  noise.expect(/409/);
  const other = await browser.newPage({ baseURL: site.origin, serviceWorkers: 'block' });
  const editor = '/editor/edit-character/mara';
  await openAs(page, EDITOR, editor);
  await openAs(other, ADMIN, editor);
  await page.getByLabel('Nickname').fill('Inky');
  await other.getByLabel('Last name').fill('Ash');
  await saved(other);
  await page.getByLabel('First name').fill('Marianne');
  await save(page);
  await expect(page.getByRole('region', { name: 'Conflict in characters/mara.json' })).toContainText('Ash');
  await press(page, 'Merge');
  await press(page, 'Save to the catalogue');
  await expect(status(page)).toHaveText('Saved to the catalogue.');
  expect(site.read('characters/mara.json')).toMatchObject({
    nameInfo: { nickname: 'Inky', firstName: 'Marianne', lastName: 'Ash' },
  });
  await other.close();
});

test('a save that the server refuses or does not live to see leaves the draft, and is made again', async ({
  page,
  site,
  noise,
}) => {
  noise.expect(/507|ERR_|Failed to load|Offline|could not|cannot/);
  await openAs(page, EDITOR, '/editor/edit-location/quay');
  await page.getByLabel('Summary').fill('Wet planks.');
  await kept(page);
  await page.route('**/__/catalogue/changes', (route) =>
    route.fulfill({ status: 507, json: { error: { code: 507, message: 'The disk is full: nothing was saved.' } } }),
  );
  await save(page);
  await expect(status(page)).toHaveText('The disk is full: nothing was saved.');
  await page.unroute('**/__/catalogue/changes');
  await site.kill();
  await press(page, 'Save to the catalogue');
  await expect(status(page)).toContainText('The server cannot be reached: nothing was saved.');
  await site.start();
  await page.reload();
  await press(page, 'Restore Draft');
  await expect(page.getByLabel('Summary')).toHaveValue('Wet planks.');
  await saved(page);
  expect(site.read('locations/quay.json')).toMatchObject({ summary: 'Wet planks.' });
});

test('the history shows what was saved, and takes a file back', async ({ page, site }) => {
  await openAs(page, EDITOR, '/editor/edit-location/tower');
  const before = site.read('locations/tower.json');
  await page.getByLabel('Summary').fill('Taller than it was.');
  await saved(page);
  await page.getByRole('link', { name: 'History' }).click();
  const change = page.getByRole('listitem').filter({ hasText: 'Edit ' }).first();
  await change.getByText('locations/tower.json').click();
  await expect(change.getByText('Taller than it was.')).toBeVisible();
  await change.getByRole('button', { name: 'Restore locations/tower.json' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'It is as before' })).toBeVisible();
  expect(site.read('locations/tower.json')).toEqual(before);
});

/** Chooses what is to be done with the item that is open. */
async function chooseAction(page: Page, action: string): Promise<void> {
  await page.getByText('Item', { exact: true }).click();
  await press(page, action);
}

test('a life is duplicated into another world, edited and saved', async ({ page, site }) => {
  await openAs(page, EDITOR, '/editor/edit-variant/ivo-modern');
  await chooseAction(page, 'Duplicate…');
  await answerDialog(page, { World: 'Steampunk' }, 'Duplicate');
  await expect(page).toHaveURL('/editor/edit-variant/ivo-steampunk');
  await expect(page.getByRole('heading', { level: 1, name: 'Edit ivo-steampunk' })).toBeVisible();
  await page.getByLabel('Event').fill('The fair');
  await saved(page);
  expect(site.read('characters/ivo-steampunk.json')).toMatchObject({ variantOf: 'ivo', highlight: 'The fair' });
  expect(JSON.stringify(site.read('characters/ivo.json'))).toContain('ivo-steampunk');
});

test('a person who is renamed takes every reference along, and its old address leads to the new one', async ({
  page,
  site,
}) => {
  await openAs(page, ADMIN, '/editor/edit-character/ivo');
  await chooseAction(page, 'Rename…');
  await answerDialog(page, { 'New ID': 'ivo-marsh' }, 'Show the change');
  await press(page, 'Save to the catalogue');
  await expect(page).toHaveURL('/editor/edit-character/ivo-marsh');
  expect(site.read('characters/ivo-horror.json')).toMatchObject({ variantOf: 'ivo-marsh' });
  expect(site.read('redirects.json')).toEqual({ 'characters/ivo': 'characters/ivo-marsh' });
  await page.goto('/characters/ivo');
  await expect(page).toHaveURL(/\/characters\/ivo-marsh/);
});

test('many lives get a tag at once, and it is taken back as one', async ({ page, site }) => {
  await openAs(page, ADMIN, '/admin/bulk?list=characters&q=mara');
  await page.getByRole('combobox', { name: 'Tag', exact: true }).last().fill('Mood: Grim');
  await page.getByRole('option', { name: /Create “Grim” in Mood/ }).click();
  await press(page, 'Show the change');
  await press(page, 'Save to the catalogue');
  await expect(status(page)).toHaveText('Saved to the catalogue.');
  expect(site.read('characters/mara-modern.json')).toMatchObject({
    tags: expect.arrayContaining([{ group: 'Mood', name: 'Grim' }]),
  });
  await press(page, 'Undo');
  await expect(status(page)).toHaveText('Undone: the catalogue is what it was before.');
  expect(JSON.stringify(site.read('characters/mara-modern.json'))).not.toContain('Grim');
});

test('a family of five is built by keyboard', async ({ page, site }) => {
  await create(page, 'Family', 'The Reeds');
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
  const { members } = site.read('families/the-reeds.json') as { members: { name: string; parents: string[] }[] };
  expect(members.map(({ name, parents = [] }) => [name, parents.length])).toEqual([
    ['Ada', 0],
    ['Ben', 0],
    ['Cay', 2],
    ['Dov', 2],
    ['Eve', 2],
  ]);
});

test('who may not edit is offered nothing to edit', async ({ page }) => {
  await openAs(page, 'member@demo.test', '/locations/quay');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
});
