import { holdBack } from '../hold-back';
import { nightly, variants } from '../nightly';
import { expect, test, visit } from '../site-test';
import { violations } from '../violations';

/** The factor by which a device is slowed down: it draws a page for longer than the map waits until its address names who is chosen. */
const SLOW_DEVICE = 20;

test('the atlas without scripts has its map, whose people are links, and a table of all relations', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/atlas');
  const map = page.getByRole('group', { name: 'Map of people' });
  await expect(map.getByRole('link')).not.toHaveCount(0);
  await page.getByRole('heading', { name: 'All relations' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await map.getByRole('link', { name: /^Maren Holloway/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maren');
  await context.close();
});

test('the styles of the atlas are in its HTML, and in that of no other page', async ({ request }) => {
  const sheetsOf = async (url: string) =>
    [...(await (await request.get(url)).text()).matchAll(/<style data-href="([^".]+)\./g)].map(([, name]) => name);
  expect(await sheetsOf('/atlas')).toContain('atlas-styles');
  expect(await sheetsOf('/atlas/families')).toContain('atlas-styles');
  expect(await sheetsOf('/characters')).toEqual(['remote', 'page-styles']);
});

test('the keyboard leads along relations of the map, and to the page of the chosen person', async ({ page }) => {
  await visit(page, '/atlas?person=maren');
  const panel = page.getByRole('complementary', { name: 'Chosen person' });
  await expect(panel.getByRole('heading')).toHaveText('Maren Holloway');
  await page
    .getByRole('group', { name: 'Map of people' })
    .getByRole('link', { name: /^Maren Holloway/ })
    .focus();
  await page.keyboard.press('ArrowUp');
  await expect(panel.getByRole('heading')).not.toHaveText('Maren Holloway');
  const chosen = (await panel.getByRole('heading').textContent()) ?? '';
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', new RegExp(`^${chosen}, `));
  await expect(page).toHaveURL(/person=/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/characters\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(chosen);
});

test(
  'Enter right after an arrow key opens the page, however long a slow device takes to draw it',
  nightly,
  async ({ page }) => {
    await visit(page, '/atlas?person=maren');
    await page
      .getByRole('group', { name: 'Map of people' })
      .getByRole('link', { name: /^Maren Holloway/ })
      .focus();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DEVICE });
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Atlas');
    await expect(page).toHaveURL(/\/characters\//);
  },
);

test('a world moves people to their places, and downloads are what is shown', async ({ page }) => {
  await visit(page, '/atlas');
  await page.getByRole('link', { name: 'Fantasy', exact: true }).click();
  await expect(page).toHaveURL('/atlas?world=Fantasy');
  const map = page.getByRole('group', { name: 'Map of people' });
  await expect(map.getByRole('link', { name: /^Maren of Fernmarch/ })).toBeVisible();
  for (const [name, file] of [
    ['SVG', 'atlas.svg'],
    ['PNG', 'atlas.png'],
    ['JSON Canvas', 'atlas.canvas'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name, exact: true }).click();
    expect((await download).suggestedFilename()).toBe(file);
  }
});

test(
  'kinds that are chosen while the code of the map is on the way count when it has come',
  nightly,
  async ({ page }) => {
    const release = await holdBack(page, /\/atlas\.\w+\.js/);
    await visit(page, '/atlas', 'commit');
    const kinds = ['Family', 'Love', 'Rivals'].map((name) => page.getByRole('checkbox', { name }));
    for (const kind of kinds) await kind.uncheck();
    await expect(page.getByRole('button', { name: 'JSON Canvas' })).toBeDisabled();
    release();
    await expect(page.getByRole('button', { name: 'JSON Canvas' })).toBeEnabled();
    await expect(page).toHaveURL(/\?kinds=/);
    for (const kind of kinds) await expect(kind).not.toBeChecked();
  },
);

test('the family of a character is drawn as a tree where a reader comes near it', async ({ page }) => {
  await visit(page, '/characters/maren');
  await page.getByRole('heading', { level: 2, name: 'Family' }).scrollIntoViewIfNeeded();
  const tree = page.getByRole('group', { name: /^Tree of/ });
  await expect(tree.getByRole('link', { name: 'Maren Holloway' })).toHaveAttribute('aria-current', 'true');
});

test("the chosen person comes up from the foot of a phone's screen, and can be closed", nightly, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/atlas?world=Fantasy&person=maren');
  const panel = page.getByRole('complementary', { name: 'Chosen person' });
  await expect(panel.getByRole('heading', { level: 2 })).toBeInViewport();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel.getByRole('heading', { level: 2 })).toHaveCount(0);
  await expect(page).toHaveURL(/\/atlas\?world=Fantasy$/);
});

for (const path of variants(['/atlas', '/atlas?world=Fantasy&person=maren', '/atlas/families'])) {
  test(`${path} has no accessibility violations, and never scrolls sideways at 360 px`, nightly, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, path);
    expect(await violations(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
