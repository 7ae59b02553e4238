import { expect, test, visit } from '../site-test';
import type { Page } from '@playwright/test';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** What the browser and we ourselves say of a remote that fails. */
const FAILURE =
  /Failed to load resource|Remote 'plots'|net::|already registered|Unexpected token|MIME type|RUNTIME-|Federation|drawn anew/;

const ENTRY = '**/remotes/plots/**/remoteEntry.js*';
const CHUNK = '**/remotes/plots/**/__federation_expose_remote.*.js*';

for (const [what, url, answer] of [
  ['an entry that is not there', ENTRY, { status: 404, body: 'Not found' }],
  ['an entry that fails', ENTRY, { status: 500, body: 'Error' }],
  ['an entry that throws', ENTRY, { contentType: 'text/javascript', body: 'throw new Error("broken build")' }],
  ['a chunk that is not there', CHUNK, { status: 404, body: 'Not found' }],
] as const) {
  test(`${what}: one reload, then a notice; frame and other areas go on; the remote can come back`, async ({
    page,
    noise,
  }) => {
    noise.expect(FAILURE);
    noise.expect(/broken build/);
    let loads = 0;
    page.on('load', () => void loads++);
    await page.route(url, (route) => route.fulfill(answer));
    await page.goto('/plots');
    await expect(page.getByRole('alert')).toContainText('The plots cannot be shown right now.', { timeout: 20_000 });
    expect(loads).toBe(2);
    await expect(nav(page)).toBeVisible();

    await nav(page).getByRole('link', { name: 'Changelog' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Changelog' })).toBeVisible();
    await nav(page).getByRole('link', { name: 'Locations' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Locations' })).toBeVisible();

    await nav(page).getByRole('link', { name: 'Plots' }).click();
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 });
    await page.unroute(url);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Plots' })).toBeVisible();
  });
}

test('a remote whose widget fails leaves its place on the home page empty', async ({ page, noise }) => {
  noise.expect(FAILURE);
  noise.expect(/Widget/);
  await page.route('**/remotes/plots/**', (route) => route.abort());
  await visit(page, '/');
  await expect(page.getByRole('list', { name: 'Featured characters' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse Characters' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('data that does not arrive is said in place, and asked for again on the next visit', async ({ page, noise }) => {
  noise.expect(/Failed to load resource|NotFoundError|net::/);
  await visit(page, '/characters');
  await page.route('**/data/characters/idris*.json', (route) => route.abort());
  await page
    .getByRole('main')
    .getByRole('link', { name: /Idris Vale/ })
    .first()
    .click();
  await expect(page.getByRole('alert')).toHaveText('Error: Unable to load character: idris', { timeout: 20_000 });
  await page.unroute('**/data/characters/idris*.json');
  await page.goBack();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Idris Vale/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Idris/ })).toBeVisible();
});

test('Loading... shows while data is on its way', async ({ page }) => {
  await visit(page, '/characters');
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/data/characters/idris*.json', async (route) => {
    await held;
    await route.continue();
  });
  await page
    .getByRole('main')
    .getByRole('link', { name: /Idris Vale/ })
    .first()
    .click();
  await expect(page.getByText('Loading...')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: /^Idris/ })).toBeVisible();
});

test('a release that comes while a tab is open is followed: the registry of now decides', async ({ page }) => {
  await visit(page, '/changelog');
  const registry = (await (await page.request.get('/remotes.json')).json()) as Record<string, string>;
  const current = registry.plots as string;
  await page.route('**/remotes.json', (route) =>
    route.fulfill({ json: { ...registry, plots: '/remotes/plots/released/mf-manifest.json' } }),
  );
  const asked: string[] = [];
  await page.route('**/remotes/plots/released/**', async (route) => {
    asked.push(route.request().url());
    const file = route.request().url().split('/').pop() ?? '';
    const folder = current.slice(0, current.lastIndexOf('/') + 1);
    await route.fulfill({ response: await route.fetch({ url: new URL(folder + file, page.url()).href }) });
  });
  await nav(page).getByRole('link', { name: 'Plots' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plots' })).toBeVisible();
  expect(asked.some((url) => url.endsWith('/released/remoteEntry.js'))).toBe(true);
});
