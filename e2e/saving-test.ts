import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { answerDialog } from './editing';
import { openAs } from './members';
import { variants } from './nightly';
import { SavingSite } from './saving-site';
import { expect, test as base } from './site-test';

/** A test with a site of its own that can be saved to. */
export const test = base.extend<object, { site: SavingSite; isEmpty: boolean; siteName: string }>({
  isEmpty: [false, { option: true, scope: 'worker' }],
  // Files of tests share a site where they name the same one: what renames people needs its own.
  siteName: ['shared', { option: true, scope: 'worker' }],
  site: [
    async ({ isEmpty }, provide) => {
      const site = await SavingSite.open({ isEmpty });
      await provide(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, provide) => provide(site.origin),
});

// The small catalogue names images that it does not have.
test.beforeEach(({ noise }) => noise.expect(/404/));

export const ADMIN = 'admin@demo.test';
export const EDITOR = 'editor@demo.test';

/** A phone and a desk. */
export const WIDTHS = variants([360, 1440] as const);

/** A file of this device, for an input. */
export async function photo() {
  const image = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#355' } });
  return { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
}

export const status = (page: Page) => page.getByRole('dialog').getByRole('status');
/** The message of an editor once all is saved. */
export const note = (page: Page) => page.getByRole('status', { name: 'Saved' });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

export async function save(page: Page): Promise<void> {
  await press(page, 'Review and Save');
  await press(page, 'Save to the catalogue');
}

export async function saved(page: Page): Promise<void> {
  await save(page);
  await expect(note(page)).toContainText('Saved.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Review and Save' })).toBeDisabled();
}

export async function create(page: Page, kind: string, name: string): Promise<void> {
  await openAs(page, ADMIN, '/admin');
  await press(page, `+ New ${kind}`);
  await answerDialog(page, { Name: name }, 'Create and Edit');
  await expect(page.getByRole('heading', { level: 1, name: `Edit ${name}` })).toBeVisible();
}
