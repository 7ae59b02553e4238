import { servePlots, type LocalRemote } from '../serve-remote';
import { expect, test, visit, type Page } from '../site-test';

const MINE = 'Plots of my own';
const banner = (page: Page) => page.getByRole('complementary', { name: 'Overrides' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

let local: LocalRemote;
test.beforeAll(async () => {
  local = await servePlots('"Plots"', `"${MINE}"`);
});
test.afterAll(() => local.close());

const overridden = (path: string) => `${path}?override=${encodeURIComponent(`plots:${local.manifest}`)}`;

test('a local remote stands in for the deployed one, says so on every page, and goes with Reset', async ({ page }) => {
  await visit(page, overridden('/plots'));
  await expect(heading(page)).toHaveText(MINE);
  await expect(banner(page)).toContainText(`'plots' comes from ${local.manifest}`);
  expect(new URL(page.url()).search).toBe('');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Locations' }).click();
  await expect(heading(page)).toHaveText('Locations');
  await expect(banner(page)).toBeVisible();
  await visit(page, '/plots');
  await expect(heading(page)).toHaveText(MINE);

  await banner(page).getByRole('button', { name: 'Reset' }).click();
  await expect(heading(page)).toHaveText('Plots');
  await expect(banner(page)).toHaveCount(0);
});

test('a widget of it stands on the home page, and the other remotes are the deployed ones', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit(page, overridden('/'));
  await expect(page.getByRole('list', { name: 'Featured characters' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Featured plot' })).toBeVisible();
  const ofPlots = asked.filter(
    (url) => url.includes('remoteEntry.js') && !/\/remotes\/(characters|locations)\//.test(url),
  );
  expect(new Set(ofPlots.map((url) => new URL(url).origin))).toEqual(new Set([new URL(local.manifest).origin]));
});

test('the override is for this tab alone', async ({ page, context }) => {
  await visit(page, overridden('/plots'));
  await expect(heading(page)).toHaveText(MINE);
  const other = await context.newPage();
  await visit(other, '/plots');
  await expect(heading(other)).toHaveText('Plots');
  await expect(banner(other)).toHaveCount(0);
});

for (const url of ['https://evil.example/mf-manifest.json', '//evil.example/mf-manifest.json', 'javascript:alert(1)']) {
  test(`nothing is loaded from ${url}`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await visit(page, `/plots?override=${encodeURIComponent(`plots:${url}`)}`);
    await expect(heading(page)).toHaveText('Plots');
    await expect(banner(page)).toContainText("'plots' may come from http://localhost or http://127.0.0.1 only.");
    expect(asked.filter((each) => new URL(each).hostname !== 'localhost')).toEqual([]);
    await visit(page, '/plots');
    await expect(banner(page)).toHaveCount(0);
  });
}

test('a local remote that does not answer stays in its room, and Reset leads back', async ({ page, noise }) => {
  noise.expect(/Failed to load resource|Remote 'plots'|net::/);
  await page.goto('/plots?override=plots:http://localhost:9/mf-manifest.json');
  await expect(page.getByRole('alert')).toContainText('The plots cannot be shown right now.');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await banner(page).getByRole('button', { name: 'Reset' }).click();
  await expect(heading(page)).toHaveText('Plots');
});
