import { cachedPaths, visitAndCache } from '../cached-paths';
import { logIn, logOut } from '../members';
import { nightly } from '../nightly';
import { expect, type Page, ready, test, visit } from '../site-test';

test.use({ serviceWorkers: 'allow' });

/** The message of the browser for each request that the network did not take. */
const OFFLINE = /net::ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|Failed to fetch|no-response/;

/** The notes of the service worker on the age of what it keeps. */
const notesAbout = (page: Page, word: string) =>
  page.evaluate(
    (name) =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('workbox-expiration');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('cache-entries').objectStore('cache-entries').getAll();
          all.onerror = () => reject(all.error);
          all.onsuccess = () => {
            opening.result.close();
            resolve((all.result as { url: string }[]).map(({ url }) => url).filter((url) => url.includes(name)));
          };
        };
      }),
    word,
  );

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('a returning visitor without a network reads the pages that were read before', async ({
  page,
  context,
  noise,
}) => {
  noise.expect(OFFLINE);
  await visitAndCache(page, '/characters/maren');
  await visitAndCache(page, '/characters');
  await context.setOffline(true);
  await visit(page, '/characters/maren');
  await expect(heading(page)).toHaveText('Maren Holloway');
  const picture = page.getByRole('main').getByRole('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await nav(page).getByRole('link', { name: 'Characters' }).click();
  await expect(heading(page)).toHaveText('Characters');
  await page.reload();
  await ready(page);
  await expect(page.getByRole('status')).toContainText('items');
});

test(
  'a page that was come to by a click alone opens offline by its address',
  nightly,
  async ({ page, context, noise }) => {
    noise.expect(OFFLINE);
    await visitAndCache(page, '/locations');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Glasswater Academy/ })
      .first()
      .click();
    await expect(heading(page)).toHaveText('Glasswater Academy');
    expect(await cachedPaths(page, 'pages')).toEqual(['/locations']);

    await context.setOffline(true);
    await page.reload();
    await expect(heading(page)).toHaveText('Glasswater Academy');
    await expect(nav(page)).toBeVisible();
  },
);

test('a page that was never read says so inside the layout, and comes when the network does', async ({
  page,
  context,
  noise,
}) => {
  noise.expect(OFFLINE);
  noise.expect(/Remote 'plots'|Unable to load|could not be loaded/);
  await visitAndCache(page, '/changelog');
  await context.setOffline(true);
  await page.goto('/plots');
  await expect(page.getByRole('alert')).toContainText('The plots cannot be shown right now.', { timeout: 30_000 });
  await expect(nav(page)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('Plots');
});

test(
  'a page of an area that was read says at once that it was not kept, and comes with the network',
  nightly,
  async ({ page, context, noise }) => {
    noise.expect(OFFLINE);
    // People are asked for on the error page, and their remote once more when the network is back.
    noise.expect(
      /NotFoundError|could not be loaded|CatalogueError|Remote 'characters'|\[ Federation Runtime \]|ChunkLoadError/,
    );
    await visitAndCache(page, '/plots/lantern-treaty');
    await context.setOffline(true);
    await page.goto('/plots/signal');
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText('You are offline, and this page is not saved on this device.');
    await expect(page).toHaveTitle(/You are offline/);
    await context.setOffline(false);
    await expect(heading(page)).not.toHaveText(/offline/);
    await expect(alert).toHaveCount(0);
  },
);

test('a device never keeps content of members alone, and logging out removes what was read besides', async ({
  page,
  noise,
}) => {
  noise.expect(/status of 404|NotFoundError: Location/); // The server tells nobody that there is such a page.
  const kept = async (word: string) =>
    (await Promise.all(['data', 'pages', 'pictures'].map((kind) => cachedPaths(page, kind))))
      .flat()
      .filter((path) => path.includes(word));
  await visitAndCache(page, '/');
  await logIn(page, 'preview@demo.test');
  await visit(page, '/locations/highmoor-skyport');
  await expect(heading(page)).toHaveText('Highmoor Skyport');
  await visit(page, '/locations/pell-harbour');
  await expect.poll(() => kept('pell-harbour')).toContain('/data/locations/pell-harbour.json');
  await expect.poll(() => notesAbout(page, 'pell-harbour')).not.toEqual([]);
  expect((await kept('highmoor-skyport')).filter((path) => path.startsWith('/data/'))).toEqual([]);
  expect(await kept('/guarded/')).toEqual([]);
  // A worker that has nothing to do is stopped, and knows only what it has written down.
  const browser = await page.context().newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.stopAllWorkers');
  await logOut(page);
  await expect.poll(() => kept('pell-harbour')).toEqual([]);
  await expect.poll(() => notesAbout(page, 'pell-harbour')).toEqual([]);
});

test('sign-in and calls of members are never kept', nightly, async ({ page }) => {
  await visitAndCache(page, '/');
  await logIn(page, 'preview@demo.test');
  await page.reload();
  await ready(page);
  await expect(page.locator('[data-session="signed-in"]')).toBeVisible();
  const all = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(all.length).toBeGreaterThan(0);
  expect(
    all.filter((path) => !/^\/(assets|remotes|data|characters\/-$|remotes\.json$|([\w-]+\/)*page\.json$|$)/.test(path)),
  ).toEqual([]);
});
