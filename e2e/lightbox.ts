import { expect, type Page, visit } from './site-test';

/** A page with a gallery, and its address with the picture of a style open. */
export const PAGE = '/characters/maren/maren-modern';
export const asked = (style: string) => `${PAGE}?picture=maren-modern-${style}.avif`;

export const thumbnail = (page: Page, style: string) =>
  page.getByRole('main').locator(`a[href$="?picture=maren-modern-${style}.avif"]`);
export const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Pictures of Maren Holloway' });

/** The lightbox shows the picture of this style, and the address says so. */
export async function shows(page: Page, style: string): Promise<void> {
  await expect(lightbox(page)).toHaveAccessibleDescription(`Maren Holloway, ${style}`);
  await expect(page).toHaveURL(asked(style));
}

export async function closed(page: Page): Promise<void> {
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL(PAGE);
}

/** Opens the page with the pictures of every style on it. */
export async function openAll(page: Page): Promise<void> {
  await visit(page, PAGE);
  await page.getByRole('combobox', { name: 'Style' }).selectOption('all');
}
