import { holdBack } from '../hold-back';
import { nightly } from '../nightly';
import { expect, type Page, ready, test } from '../site-test';

const VENDOR = '**/assets/vendor.*.js';

test.use({ viewport: { width: 390, height: 844 } });

const covers = (page: Page) => page.locator('[data-shape]');

/** The covers whose images have been asked for, by their places on the page. */
const loadedCovers = (page: Page) =>
  covers(page).evaluateAll((all) =>
    all.flatMap((cover, place) => {
      const [image] = cover.getElementsByTagName('img');
      return image && performance.getEntriesByName(image.currentSrc).length > 0 ? [place] : [];
    }),
  );

/** Opens a page whose scripts do not come until the function that it resolves to is called. */
async function openWithoutScripts(page: Page, path = '/characters'): Promise<() => void> {
  const release = await holdBack(page, VENDOR);
  const asked = page.waitForRequest(VENDOR);
  await page.goto(path, { waitUntil: 'commit' });
  await asked;
  return release;
}

test('images of covers below the screen load when the page answers', nightly, async ({ page }) => {
  const release = await openWithoutScripts(page);
  // The browser has had time to ask for more.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(await loadedCovers(page)).toEqual([0]);
  release();
  await ready(page);
  await expect.poll(() => loadedCovers(page)).toContain(1);
  await expect(covers(page).nth(1).locator('img').first()).toBeVisible();
});

test('images of covers below the screen load as soon as somebody scrolls', nightly, async ({ page }) => {
  const release = await openWithoutScripts(page);
  expect(await loadedCovers(page)).toEqual([0]);
  await page.mouse.wheel(0, 40);
  await expect.poll(() => loadedCovers(page)).toContain(2);
  release();
  await ready(page);
});

test('the highlight of a banner loads when the page answers, its scene before that', nightly, async ({ page }) => {
  const release = await openWithoutScripts(page, '/characters/maren/maren-fantasy');
  const banner = page.locator('[data-banner] img');
  const loaded = () =>
    banner.evaluateAll((all: HTMLImageElement[]) =>
      all.map(({ currentSrc }) => currentSrc.match(/banners\/(\w+)\//)?.[1]).filter(Boolean),
    );
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(await loaded()).toEqual(['back', 'char']);
  release();
  await ready(page);
  await expect.poll(loaded).toEqual(['back', 'char', 'highlight']);
  await expect(banner.last()).toBeVisible();
});
