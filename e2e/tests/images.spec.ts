import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { kept, openEditor, review, VARIANT } from '../editing';
import { nightly } from '../nightly';
import { expect, test } from '../site-test';

const AVATAR = 'maren-fantasy-avatar.webp';

/**
 * A photo as a phone held upright stores it: on its side, with the place where it was taken. Seen upright, it is red above and blue below.
 */
async function photo(width: number, height: number): Promise<Buffer> {
  const half = { width: width / 2, height, channels: 3 as const };
  const right = await sharp({ create: { ...half, background: '#0000ff' } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: right, left: width / 2, top: 0 }])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Artist: 'Secret Somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .toBuffer();
}

const dialog = (page: Page) => page.getByRole('dialog', { name: /^New image: / });
/** Avatars, banners and their parts are folded. */
const unfold = (page: Page) => page.getByText('Advanced', { exact: true }).click();

async function openDialog(page: Page, label: string): Promise<void> {
  await unfold(page);
  await page.getByRole('button', { name: `New image: ${label}` }).click();
}

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  dialog(page).getByLabel('Choose').setInputFiles({ name, mimeType, buffer });

/** The bytes of a new image as this device keeps them. */
async function keptImage(page: Page, path: string): Promise<Buffer> {
  const bytes = await page.evaluate(
    (asked) =>
      new Promise<number[]>((resolve, reject) => {
        const opening = indexedDB.open('otherfolk-new-images');
        opening.onerror = () => reject(new Error(opening.error?.message));
        opening.onsuccess = () => {
          const getting = opening.result.transaction('images').objectStore('images').getAll();
          getting.onsuccess = () => {
            opening.result.close();
            const images = getting.result as { path: string; bytes: ArrayBuffer }[];
            const found = images.find((image) => image.path === asked);
            resolve(found ? [...new Uint8Array(found.bytes)] : []);
          };
        };
      }),
    path,
  );
  return Buffer.from(bytes);
}

test(
  'a photo becomes an upright avatar without metadata, which shows in the preview and outlives a reload',
  nightly,
  async ({ page }) => {
    await openEditor(page, VARIANT);
    await openDialog(page, 'Avatar');
    await choose(page, 'IMG_1.jpg', 'image/jpeg', await photo(1600, 1200));
    await dialog(page).getByLabel('Alt text', { exact: true }).fill('Two colours');
    await dialog(page).getByRole('button', { name: 'Use image' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Avatar' })).toHaveValue(AVATAR);
    await kept(page);

    const bytes = await keptImage(page, `images/avatars/${AVATAR}`);
    const { format, width, height, exif, icc, xmp } = await sharp(bytes).metadata();
    expect({ format, width, height, exif, icc, xmp }).toEqual({ format: 'webp', width: 512, height: 512 });
    expect(bytes.length).toBeLessThanOrEqual(400_000);
    expect(bytes.includes('Secret')).toBe(false);
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const redAt = (row: number) => data[(row * 512 + 256) * 3] ?? 0;
    expect([redAt(100) > 200, redAt(412) < 60]).toEqual([true, true]);

    const shown = page.locator('section[aria-label="Preview"] img[src^="blob:"]').first();
    await expect(shown).toBeAttached();
    await page.goto('about:blank');
    await page.goto(VARIANT);
    await page.getByRole('button', { name: 'Restore Draft' }).click();
    await unfold(page);
    await expect(page.getByRole('combobox', { name: 'Avatar' })).toHaveValue(AVATAR);
    await expect(shown).toBeAttached();
  },
);

test(
  'the editor refuses a file that is no image in plain words, and turns, moves and uses a photo by keyboard',
  nightly,
  async ({ page }) => {
    await openEditor(page);
    await openDialog(page, 'Banner image');
    const alert = dialog(page).getByRole('alert');
    await choose(page, 'x.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    await expect(alert).toHaveText('SVG files are not taken, as they can carry scripts. Save it as PNG or WebP first.');
    await choose(page, 'x.jpg', 'image/jpeg', (await photo(64, 48)).subarray(0, 400));
    await expect(alert).toHaveText('This image is damaged: the browser cannot read it.');
    await choose(page, 'x.jpg', 'image/jpeg', await photo(1600, 1200));
    await expect(alert).toHaveCount(0);
    const shows = dialog(page).getByLabel('Alt text', { exact: true });
    await shows.fill('A harbour at night');
    await dialog(page).getByRole('button', { name: 'Turn left' }).press('Enter');
    await expect(dialog(page).getByRole('status').first()).toBeEmpty();
    await expect(shows).toHaveValue('A harbour at night');
    await dialog(page).getByRole('group', { name: 'The part that is kept' }).press('ArrowDown');
    const focus = dialog(page).getByRole('button', { name: 'Focal point' });
    await focus.press('ArrowLeft');
    await expect(focus).toHaveAccessibleName(/45% across, 50% down/);
    await dialog(page).getByRole('button', { name: 'Use image' }).press('Enter');
    await expect(page.getByRole('combobox', { name: 'Banner image' })).toHaveValue('maren-banner.webp');
    const bytes = await keptImage(page, 'images/characters/banners/maren-banner.webp');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 533 });
  },
);

test(
  'the words and the focus of an image of the catalogue are edited by keyboard, kept and reviewed',
  nightly,
  async ({ page }) => {
    await openEditor(page, VARIANT);
    const words = page.getByRole('button', { name: 'Alt text and focus: Avatar' });
    await unfold(page);
    await words.press('Enter');
    const said = page.getByRole('dialog', { name: /^Alt text and focus: / });
    await said.getByLabel('Alt text', { exact: true }).fill('A courier by the sea');
    await said.getByRole('button', { name: 'Focal point' }).press('ArrowUp');
    await said.getByRole('button', { name: 'Use' }).press('Enter');
    await expect(words).toBeFocused();
    await page.reload();
    await unfold(page);
    await words.press('Enter');
    await expect(said.getByLabel('Alt text', { exact: true })).toHaveValue('A courier by the sea');
    await page.keyboard.press('Escape');
    await review(page);
    const list = page.getByRole('region', { name: 'Alt texts of images' });
    await expect(list).toContainText('alt text: A courier by the sea, focal point: 50% across, 45% down');
  },
);
