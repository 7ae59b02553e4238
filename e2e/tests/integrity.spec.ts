import { EXPOSED, FAILURE, heading, nav, notice } from '../failing';
import { nightly, variants } from '../nightly';
import { expect, type Page, test, visit } from '../site-test';

const ENTRY = '**/remotes/plots/**/remoteEntry.js*';
const READERS = '**/remotes/plots/**/readers.*.js*';
const SHEET = '**/remotes/plots/**/*.css*';
const MANIFEST = '**/remotes/plots/**/mf-manifest.json*';

/** The text that the host of the remote adds to a file of it. */
const changeOnTheWay = (page: Page, url: string, addition: string) =>
  page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()) + addition });
  });

const HACK = ';globalThis.hacked = true;';
const isHacked = (page: Page) => page.evaluate(() => 'hacked' in globalThis);

for (const [what, url] of variants([
  ['entry', ENTRY],
  ['module', EXPOSED],
] as const)) {
  test(`a changed ${what} does not run, on the page that was rendered with it and on one that came later`, async ({
    page,
    noise,
  }) => {
    noise.expect(FAILURE);
    await changeOnTheWay(page, url, HACK);
    await page.goto('/plots');
    await expect(notice(page)).toContainText('The plots cannot be shown right now.', { timeout: 20_000 });
    expect(await isHacked(page)).toBe(false);
    await visit(page, '/changelog');
    await nav(page).getByRole('link', { name: 'Plots' }).click();
    await expect(notice(page)).toBeVisible({ timeout: 20_000 });
    expect(await isHacked(page)).toBe(false);
  });
}

test('a changed chunk does not run', nightly, async ({ page, noise }) => {
  noise.expect(FAILURE);
  noise.expect(/ChunkLoadError/);
  await changeOnTheWay(page, READERS, HACK);
  await visit(page, '/plots');
  const card = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const name = await card.getByRole('heading').innerText();
  await card.click();
  await expect(heading(page)).toHaveText(name);
  expect(await isHacked(page)).toBe(false);
});

test('a changed style sheet does not style', nightly, async ({ page, noise }) => {
  noise.expect(FAILURE);
  await changeOnTheWay(page, SHEET, 'body { display: none }');
  await visit(page, '/plots');
  await expect(heading(page)).toBeVisible();
});

test('a changed manifest is none', nightly, async ({ page, noise }) => {
  noise.expect(FAILURE);
  await changeOnTheWay(page, MANIFEST, ' ');
  await visit(page, '/changelog');
  const log: string[] = [];
  page.on('console', (message) => log.push(message.text()));
  await nav(page).getByRole('link', { name: 'Plots' }).click();
  await expect(heading(page)).toHaveText('Plots', { timeout: 20_000 });
  expect(log.filter((line) => line.startsWith("Remote 'plots' failed to load"))).toHaveLength(3);
});
