import { holdBack } from '../hold-back';
import { nightly } from '../nightly';
import { expect, type Page, ready, test } from '../site-test';

/** The layers of the first cover of the list. */
const COVER = /\/data\/images\/characters\/covers\/(back|char|text)\/aurelio-steampunk/;

/** Takes away the timeout after which scripts start anyway. */
const withoutTimeouts = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((...args: Parameters<typeof setTimeout>) =>
      (args[1] ?? 0) >= 1000 ? 0 : setTimeout(...args)) as typeof setTimeout;
  });

/** The scripts that have been asked for so far. */
function scriptsAskedFor(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.push(request.url());
  });
  return urls;
}

test('scripts are not asked for before an image of the first cover has come', nightly, async ({ page }) => {
  await withoutTimeouts(page);
  const scripts = scriptsAskedFor(page);
  const release = await holdBack(page, COVER);
  await page.goto('/characters', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  // The page has had time to ask for them.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(scripts).toEqual([]);
  release();
  await ready(page);
});

test(
  'scripts are asked for when one image of the first cover has come, whatever becomes of the others',
  nightly,
  async ({ page }) => {
    await withoutTimeouts(page);
    const others = await holdBack(page, /\/data\/images\/characters\/covers\/(back|char)\/aurelio-steampunk/);
    await page.goto('/characters', { waitUntil: 'commit' });
    await ready(page);
    others();
  },
);

test('scripts are asked for when the first image of the page cannot be had', nightly, async ({ page, noise }) => {
  noise.expect(/Failed to load resource/);
  await withoutTimeouts(page);
  await page.route(COVER, (route) => route.fulfill({ status: 404 }));
  await page.goto('/characters', { waitUntil: 'commit' });
  await ready(page);
});
