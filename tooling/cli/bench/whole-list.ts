import type { Page } from '@playwright/test';

const LIST_TIMEOUT_MS = 60_000;
const PRESS_AGAIN_MS = 500;

/** Has a long list read all its items, and waits for them. It does when its reader acts, and may hear that a moment after the page is ready. */
export async function wholeList(page: Page, timeout = LIST_TIMEOUT_MS): Promise<void> {
  const until = Date.now() + timeout;
  for (;;) {
    await page.keyboard.press('Shift');
    try {
      return await page.locator('[data-virtual]').waitFor({ timeout: PRESS_AGAIN_MS });
    } catch (error) {
      if (Date.now() >= until) throw error;
    }
  }
}
