import type { Locator, Page } from '@playwright/test';
import { openAs } from '../members';
import { variants } from '../nightly';
import { ADMIN, photo, test } from '../saving-test';
import { expect } from '../site-test';

test.use({ isEmpty: true });
// One server for all of them.
test.describe.configure({ mode: 'default' });

/** Presses things as an owner does, and counts how often. */
class Presses {
  count = 0;

  constructor(private readonly page: Page) {}

  async on(target: Locator): Promise<void> {
    this.count++;
    await target.click();
  }

  button = (name: string) => this.on(this.page.getByRole('button', { name, exact: true }));
  link = (name: string) => this.on(this.page.getByRole('link', { name, exact: true }));
  answer = (name: string) => this.on(this.page.getByRole('dialog').getByRole('button', { name, exact: true }));
}

async function publish(page: Page, presses: Presses): Promise<void> {
  await presses.button('Publish');
  await presses.answer('Publish');
  // The dialog closes when all is saved; 'View page' alone may stand there before, as admins may open drafts of locations.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'View page' }).first()).toBeVisible();
}

/** The text that a visitor gets, without a script. */
async function visit(page: Page, path: string): Promise<string> {
  const response = await page.request.get(path);
  expect(response.status()).toBe(200);
  return response.text();
}

test('an owner of an empty site is greeted with three steps, a visitor with a sentence', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Nothing is published here yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Surprise me' })).toHaveCount(0);
  await openAs(page, ADMIN, '/');
  const steps = page.getByRole('region', { name: 'Three steps to your first page' });
  await expect(steps.getByRole('listitem')).toHaveCount(3);
  await page.goto('/characters');
  await page.getByRole('link', { name: 'New Character' }).click();
  await expect(page.getByRole('dialog', { name: 'New Character' })).toBeVisible();
});

for (const width of variants([390, 1440])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a person with a life and a picture is published in at most 12 presses', async ({ page, site }) => {
      const id = `wren-${width}`;
      await openAs(page, ADMIN, '/');
      const presses = new Presses(page);
      await presses.link('Admin Tools');
      await presses.button('+ New Character');
      await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill(`Wren ${width}`);
      await presses.answer('Create and Edit');
      await presses.button('New image: Portrait');
      presses.count++;
      await page
        .getByRole('dialog')
        .getByLabel('Choose')
        .setInputFiles(await photo());
      await presses.answer('Use image');
      await presses.button('Create Variant');
      await presses.answer('Create');
      await expect(page.getByText(/ is created\./)).toBeVisible();
      await publish(page, presses);
      expect(presses.count).toBeLessThanOrEqual(12);

      const LIVE = { published: true, version: 2 };
      const core = site.read(`characters/${id}.json`);
      expect(core).toMatchObject({
        recordInfo: LIVE,
        variants: [{ recordInfo: LIVE }],
        images: { avatar: `${id}-avatar.webp`, cover: `${id}-cover.webp`, bannerImage: `${id}-banner.webp` },
      });
      const html = await visit(page, `/characters/${id}`);
      expect(html).toContain(`Wren ${width}</h1>`);
      expect(html).not.toContain('X+0');
      expect(html).not.toContain('Version:</dt><dd>-1');
      expect(await visit(page, '/characters')).toContain(`${id}-cover.webp`);
    });

    for (const [noun, folder] of variants([
      ['Plot', 'plots'],
      ['Location', 'locations'],
    ] as const)) {
      test(`a ${noun.toLowerCase()} is published in at most 5 presses, and its page is whole`, async ({ page }) => {
        await openAs(page, ADMIN, '/');
        const presses = new Presses(page);
        await presses.link('Admin Tools');
        await presses.button(`+ New ${noun}`);
        await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill(`Tide ${width}`);
        await presses.answer('Create and Edit');
        await publish(page, presses);
        expect(presses.count).toBeLessThanOrEqual(5);
        expect(await visit(page, `/${folder}/tide-${width}`)).toContain(`Tide ${width}</h1>`);
      });
    }
  });
}

test('a person without a life is found again, and cannot be published', async ({ page }) => {
  await openAs(page, ADMIN, '/admin');
  await page.getByRole('button', { name: '+ New Character' }).click();
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Lone');
  await page.getByRole('dialog').getByRole('button', { name: 'Create and Edit' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish Lone' });
  await expect(dialog).toContainText('Has no life yet');
  await expect(dialog.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  await page.goto('/admin');
  await expect(page.getByRole('row').filter({ hasText: 'No life yet' })).toContainText('Lone');
});

test('a life that is published alone brings its person along', async ({ page, site }) => {
  await openAs(page, ADMIN, '/admin');
  await page.getByRole('button', { name: '+ New Character' }).click();
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Ash');
  await page.getByRole('dialog').getByRole('button', { name: 'Create and Edit' }).click();
  await page.getByRole('button', { name: 'Create Variant' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click();
  // The dialog closes before the life is saved.
  await expect(page.getByText(/ is created\./)).toBeVisible();
  const [life] = (site.read('characters/ash.json') as { variants: { id: string }[] }).variants;
  await page.goto(`/editor/edit-variant/${life?.id}`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await visit(page, '/characters/ash')).toContain('Ash</h1>');
});
