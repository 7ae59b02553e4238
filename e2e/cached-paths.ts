import { expect, type Page } from '@playwright/test';
import { visit } from './site-test';

/** The paths that are kept for reading offline, of one kind. */
export const cachedPaths = (page: Page, kind: string): Promise<string[]> =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  }, `otherfolk-${kind}`);

/** Opens a page, and waits until it can be read offline. */
export async function visitAndCache(page: Page, url: string): Promise<void> {
  await visit(page, url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => cachedPaths(page, 'pages')).toContain(new URL(url, page.url()).pathname);
  // The remotes in use come last.
  await expect.poll(() => cachedPaths(page, 'registry')).toContain('/remotes.json');
}
