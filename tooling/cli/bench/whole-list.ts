import type { Page } from '@playwright/test';

/** Has a long list read all its items, which it does when its reader acts once the page is interactive, and waits for them. */
export async function wholeList(page: Page, timeout?: number): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached', timeout });
  await page.keyboard.press('Shift');
  await page.locator('[data-virtual]').waitFor({ timeout });
}
