import { cachedPaths, visitAndCache } from '../cached-paths';
import { type ChangingSite, changingSite } from '../changing-site';
import { nightly } from '../nightly';
import { expect, type Page, ready, test, visit } from '../site-test';

test.use({ serviceWorkers: 'allow' });

let site: ChangingSite;
test.beforeEach(async ({ baseURL }) => {
  site = await changingSite(baseURL ?? '');
});
test.afterEach(() => site.close());

const offer = (page: Page) => page.getByRole('complementary', { name: 'New release' });
const release = async (page: Page) => {
  site.change('/sw.js', (body) => `${body.toString()}\n// another release`);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
};

test('a new release is offered, waits, and is there after a press of the button', async ({ page }) => {
  await visitAndCache(page, `${site.origin}/characters/maren`);
  let loads = 0;
  page.on('load', () => void loads++);
  await release(page);
  await expect(offer(page)).toContainText('There is a new release of this site.');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plots' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plots');
  await expect(offer(page)).toBeVisible();
  expect(loads).toBe(0);
  await offer(page).getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plots');
  await expect(offer(page)).toHaveCount(0);
});

test(
  'a page that was read before a new release can be read without a network after it',
  nightly,
  async ({ page, context, noise }) => {
    noise.expect(/net::ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|Failed to fetch|no-response/);
    const read = ['/characters/maren', '/plots/lantern-treaty', '/locations/pell-harbour'];
    for (const path of read) await visitAndCache(page, site.origin + path);
    // No file of the shell is the same in the new release.
    site.change('/sw.js', (body) => body.toString().replace(/__WB_MANIFEST=\[.*?\];/, '__WB_MANIFEST=[];'));
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const reloaded = page.waitForEvent('load');
    await offer(page).getByRole('button', { name: 'Reload' }).click();
    await reloaded;
    await ready(page);
    await context.setOffline(true);
    for (const path of read) {
      await visit(page, site.origin + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Maren|Lantern|Pell/);
    }
  },
);

test('a page that is withdrawn is not kept any longer than until it is asked for', nightly, async ({ page, noise }) => {
  noise.expect(/status of 404|NotFoundError/);
  const path = '/locations/pell-harbour';
  await visitAndCache(page, site.origin + path);
  site.answer(path, 404);
  await page.reload();
  await expect.poll(() => cachedPaths(page, 'pages')).not.toContain(path);
});

test('a visitor who does not want the new release now goes on', nightly, async ({ page }) => {
  await visitAndCache(page, `${site.origin}/`);
  await release(page);
  await offer(page).getByRole('button', { name: 'Later' }).click();
  await expect(offer(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Otherfolk');
});

test('a page that is too large is shown and not kept', nightly, async ({ page }) => {
  const url = '/characters/maren/maren-modern';
  const large = `${url}/page.json`;
  site.change(large, (body) => `${body.toString()}${' '.repeat(1_000_000)}`);
  await visitAndCache(page, `${site.origin}/characters`);
  await visit(page, `${site.origin}/characters`);
  const came = page.waitForResponse(`**${large}`);
  await page.getByRole('main').locator(`a[href="${url}"]`).first().click();
  await came;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maren Holloway');
  await expect
    .poll(async () => (await cachedPaths(page, 'data')).filter((path) => path.endsWith('/page.json')))
    .not.toEqual([]);
  expect(await cachedPaths(page, 'data')).not.toContain(large);
});
