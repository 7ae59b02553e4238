import type { Page } from '@playwright/test';

/** Keeps requests for these URLs back until what it gives is called. */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
