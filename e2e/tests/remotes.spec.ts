import { releasePlots } from '../release-plots';
import { expect, type Page, test, visit } from '../site-test';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** The messages of the browser and of the site of a remote that fails. */
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

test('a release that comes while a tab is open is followed: the registry of now decides', async ({ page }) => {
  await visit(page, '/changelog');
  const asked = await releasePlots(page);
  await nav(page).getByRole('link', { name: 'Plots' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plots' })).toBeVisible();
  expect(asked.some((url) => url.endsWith('/released/remoteEntry.js'))).toBe(true);
});
