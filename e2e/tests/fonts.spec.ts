import { NETWORK } from '@otherfolk/cli/bench/conditions';
import { visitAndCache } from '../cached-paths';
import { nightly } from '../nightly';
import { expect, type Page, test, visit } from '../site-test';

const OWN = { Marcellus: 'loaded', 'Source Sans 3': 'loaded' };

/** How it stands with the fonts of the site, those that stand in for them left out. */
const fontsOf = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.fonts].flatMap(({ family, status }) => (family.includes('Fallback') ? [] : [[family, status]])),
    ),
  );

/** Adds up how far what has been drawn moves. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** A phone's line. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
}

for (const width of [390, 1440])
  for (const url of ['/', '/characters', '/characters/maren/maren-fantasy']) {
    test(
      `a first visit at ${width} px of ${url} on a slow line comes to its fonts, and next to nothing moves`,
      nightly,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await watchShifts(page);
        await slowDown(page);
        await visit(page, url);
        await expect.poll(() => fontsOf(page)).toEqual(OWN);
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(0.01);
      },
    );
  }

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page that is read offline has its fonts', nightly, async ({ page, context }) => {
    await visitAndCache(page, '/characters');
    await context.setOffline(true);
    await page.reload();
    await expect.poll(() => fontsOf(page)).toEqual(OWN);
  });
});
