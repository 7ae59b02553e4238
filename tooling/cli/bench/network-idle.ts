import type { Page } from '@playwright/test';

const IDLE_MS = 500;
const STEP_MS = 100;

/**
 * Watches what a page asks for, from now on. Gives what waits until nothing has been on its way for half a second: Playwright's
 * 'networkidle' tells that of a page once, after its first load.
 */
export function watchNetwork(page: Page): () => Promise<void> {
  let onTheWay = 0;
  page.on('request', () => (onTheWay += 1));
  page.on('requestfinished', () => (onTheWay -= 1));
  page.on('requestfailed', () => (onTheWay -= 1));
  return async () => {
    for (let idle = 0; idle < IDLE_MS; idle = onTheWay === 0 ? idle + STEP_MS : 0) await page.waitForTimeout(STEP_MS);
  };
}
