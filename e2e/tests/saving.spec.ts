import type { Page } from '@playwright/test';
import { kept } from '../editing';
import { openAs } from '../members';
import { nightly } from '../nightly';
import { ADMIN, create, EDITOR, note, photo, press, save, saved, status, test, WIDTHS } from '../saving-test';
import { expect } from '../site-test';

// One server for all of them.
test.describe.configure({ mode: 'default' });

/** Searches for what a reference means, and takes the first that is found. */
async function pick(page: Page, label: string, name: string): Promise<void> {
  const input = page.getByRole('combobox', { name: label });
  await input.fill(name);
  // An item that visitors do not see is only offered to be made until a member's own list is there.
  await page.getByRole('option', { name }).filter({ hasNotText: 'Create' }).first().waitFor();
  await input.press('ArrowDown');
  await input.press('Enter');
}

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a new place with a photo of this device is saved, and is on the list of places', async ({ page, site }) => {
      await create(page, 'Location', `Harbour ${width}`);
      await page.getByLabel('Summary').fill('Where boats come in.');
      await press(page, 'New image: Picture');
      const dialog = page.getByRole('dialog', { name: /^New image: / });
      await dialog.getByLabel('Choose').setInputFiles(await photo());
      await dialog.getByLabel('Alt text', { exact: true }).fill('Boats at night');
      await dialog.getByRole('button', { name: 'Use image' }).click();
      await press(page, 'Publish');
      await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
      await page.getByRole('link', { name: 'View page' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: `Harbour ${width}` })).toBeVisible();
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

    test('an entry of the changelog is written, and shown on its page', nightly, async ({ page }) => {
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

test('an editor picks the item that the home page features, and it stands there', nightly, async ({ page, site }) => {
  await openAs(page, ADMIN, '/editor/edit-site');
  await pick(page, 'Featured plot', 'harvest');
  await page.getByLabel('Tagline').fill('Said by an owner');
  await saved(page);
  expect(site.read('site.json')).toMatchObject({ tagline: 'Said by an owner', featured: { plot: 'harvest-horror' } });
  await page.goto('/');
  await expect(page.getByText('Said by an owner')).toBeVisible();
});

test(
  'an edit of a file that begins with a byte order mark changes the bytes of the edited value',
  nightly,
  async ({ page, site }) => {
    const file = 'characters/ivo.json';
    const before = `\uFEFF${site.readText(file).replace('{', '{ "ratio": 1.50, "no": 123456789012345678,').replaceAll('\n', '\r\n')}`;
    site.writeText(file, before);
    await openAs(page, EDITOR, '/editor/edit-character/ivo');
    const name = page.getByLabel('Name', { exact: true });
    const was = await name.inputValue();
    await name.fill('Ivan');
    await saved(page);
    expect(site.readText(file)).toBe(before.replace(`"name": "${was}"`, '"name": "Ivan"'));
  },
);

test('two browsers that edit one file lose nothing of either', async ({ page, browser, site, noise }) => {
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
  await expect(page.getByRole('region', { name: 'Conflict in Mara Quill' })).toContainText('Ash');
  await press(page, 'Merge');
  await press(page, 'Save to the catalogue');
  await expect(note(page)).toContainText('Saved.');
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

test(
  'a catalogue that cannot be written is said, the draft stays, and it can be downloaded',
  nightly,
  async ({ page, site, noise }) => {
    noise.expect(/503/);
    await openAs(page, EDITOR, '/editor/edit-location/cellar');
    await page.getByLabel('Summary').fill('Under water.');
    await kept(page);
    site.setReadOnly(true);
    await save(page);
    await expect(status(page)).toHaveText('The catalogue folder cannot be written: nothing was saved.');
    await expect(page.getByRole('button', { name: 'Download all as zip' })).toBeVisible();
    await page.reload();
    await press(page, 'Restore Draft');
    await press(page, 'Review and Download');
    await expect(page.getByRole('dialog').getByText('nothing can be saved to it')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save to the catalogue' })).toHaveCount(0);
    await expect(page.getByRole('dialog').getByText('Under water.')).toBeVisible();
    site.setReadOnly(false);
    await page.reload();
    await press(page, 'Restore Draft');
    await saved(page);
    expect(site.read('locations/cellar.json')).toMatchObject({ summary: 'Under water.' });
  },
);

test('the history shows what was saved, and takes a file back', async ({ page, site }) => {
  await openAs(page, EDITOR, '/editor/edit-location/tower');
  const before = site.read('locations/tower.json');
  await page.getByLabel('Summary').fill('Taller than it was.');
  await saved(page);
  await page.getByRole('link', { name: 'History' }).click();
  const change = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Edit ' }).first();
  const { name } = before as { name: string };
  await change.locator('summary').click();
  await expect(change.getByText('Taller than it was.')).toBeVisible();
  await change.getByRole('button', { name: `Restore ${name}` }).click();
  await expect(page.getByRole('status').filter({ hasText: 'It is as before' })).toBeVisible();
  expect(site.read('locations/tower.json')).toEqual(before);
});

test('a member who may not edit is offered nothing to edit', async ({ page }) => {
  await openAs(page, 'member@demo.test', '/locations/quay');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
});
