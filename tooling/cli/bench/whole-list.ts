import type { Page } from '@playwright/test';

const PAUSE_MS = 250;

/** Waits until a long list has all its items: it reads them when its reader does something, once the page is interactive. */
export async function wholeList(page: Page, timeout: number): Promise<void> {
  const isWhole = page.locator('[data-virtual]').waitFor({ timeout });
  let isWaiting = true;
  const done = () => {
    isWaiting = false;
  };
  isWhole.then(done, done);
  while (isWaiting) {
    await page.keyboard.press('Shift');
    await page.waitForTimeout(PAUSE_MS);
  }
  return isWhole;
}
