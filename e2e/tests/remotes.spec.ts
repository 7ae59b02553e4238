import { withoutPageData } from '../page-data';
import { releasePlots } from '../release-plots';
import { expect, type Page, test, visit } from '../site-test';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** What the browser and we ourselves say of a remote that fails. */
const FAILURE = /Failed to load resource|Remote 'plots'|net::/;

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
  await withoutPageData(page);
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
  await withoutPageData(page);
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
  const asked = await releasePlots(page);
  await nav(page).getByRole('link', { name: 'Plots' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plots' })).toBeVisible();
  expect(asked.some((url) => url.endsWith('/released/remoteEntry.js'))).toBe(true);
});
