import type { Page } from '@playwright/test';
import { wholeList } from '@otherfolk/cli/bench/whole-list';
import { nightly } from '../nightly';
import { expect, test, visit } from '../site-test';
import { still } from '../still';

interface Entry {
  id: string;
  coreId: string;
  name: string;
  published: boolean;
  version: number;
  isUnnamed?: boolean;
}

const RELEASE = 2;

/** The items that a visitor may see, in the order of the list. */
async function visibleCharacters(page: Page): Promise<Entry[]> {
  const response = await page.request.get('/data/characters/index.variants.json');
  const entries = (await response.json()) as Entry[];
  return entries.filter(({ published, version, isUnnamed }) => published && version <= RELEASE && !isUnnamed);
}

const main = (page: Page) => page.getByRole('main');
const linkTo = (page: Page, { coreId, id }: Entry) => main(page).locator(`a[href="/characters/${coreId}/${id}"]`);
const topOf = async (page: Page, entry: Entry) => (await linkTo(page, entry).boundingBox())?.y ?? NaN;
const scrollTo = (page: Page, part: number) =>
  page.evaluate((share) => window.scrollTo(0, document.documentElement.scrollHeight * share), part);

/** The first card of which half or more is on the screen. */
async function cardOnScreen(page: Page, entries: Entry[]): Promise<Entry> {
  const found = await page.evaluate(() => {
    const links = [...document.querySelectorAll('main li[aria-posinset] a')];
    const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
    const index = links.findIndex((link) => middle(link.getBoundingClientRect()) > 0);
    return links[index]?.closest('li')?.getAttribute('aria-posinset');
  });
  const entry = entries[Number(found) - 1];
  if (!entry) throw new Error('no card is on the screen');
  return entry;
}

test.use({ viewport: { width: 1280, height: 1000 } });

test('a page carries what it shows of a list, and its true count', async ({ page }) => {
  const visible = await visibleCharacters(page);
  const html = await (await page.request.get('/characters')).text();
  const text = html.replace(/<!--.*?-->/g, '');
  expect(text).toContain(`Showing ${visible.length} of ${visible.length} items`);
  expect(text.match(/<article/g)).toHaveLength(48);
  expect(text).not.toContain(visible.at(-1)?.id);
  for (const url of ['/locations/lowlight-quay', '/plots']) {
    expect(await (await page.request.get(url)).text(), url).not.toContain('extra-');
  }
  const home = await (await page.request.get('/')).text();
  // The rows of the page hold four that are new, and eight that have a birthday.
  expect(new Set(home.match(/extra-\d+-only/g)).size).toBeLessThanOrEqual(12);
});

test(
  'a reader who only looks at a long list is spared the data of all its items, and gets it with the first scroll',
  nightly,
  async ({ page }) => {
    const read: string[] = [];
    page.on('request', (request) => read.push(new URL(request.url()).pathname));
    await visit(page, '/characters');
    await page.waitForLoadState('networkidle');
    const isList = (path: string) => path === '/data/characters/index.variants.json';
    expect(read.filter(isList)).toEqual([]);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => read.some(isList)).toBe(true);
  },
);

test('the count stands, and the end of the list is the last card', async ({ page }) => {
  const visible = await visibleCharacters(page);
  await visit(page, '/characters');
  const count = main(page).getByRole('status');
  await expect(count).toHaveText(`Showing ${visible.length} of ${visible.length} items`);
  await wholeList(page);
  await expect(count).toHaveText(`Showing ${visible.length} of ${visible.length} items`);
  const last = visible.at(-1) as Entry;
  await expect(async () => {
    await scrollTo(page, 1);
    await expect(linkTo(page, last)).toBeInViewport({ timeout: 1000 });
  }).toPass();
  const item = main(page).getByRole('listitem').filter({ hasText: last.name });
  await expect(item).toHaveAttribute('aria-posinset', String(visible.length));
  await expect(item).toHaveAttribute('aria-setsize', String(visible.length));
  // Most of it is not in the document.
  expect(await page.getByRole('article').count()).toBeLessThan(60);
});

test('going back leads to the card that was followed, and so does going back once more', async ({ page }) => {
  const visible = await visibleCharacters(page);
  await visit(page, '/characters');
  await wholeList(page);
  await scrollTo(page, 0.6);
  await still(page);
  const entry = await cardOnScreen(page, visible);
  await linkTo(page, entry).focus();
  const top = await topOf(page, entry);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: entry.name })).toBeVisible();
  for (const round of ['first', 'second']) {
    await page.goBack();
    await expect(linkTo(page, entry), round).toBeFocused();
    await expect.poll(async () => Math.abs((await topOf(page, entry)) - top), { message: round }).toBeLessThan(3);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: entry.name })).toBeVisible();
  }
});

test('a reload returns to the place, and another width keeps it', nightly, async ({ page }) => {
  const visible = await visibleCharacters(page);
  await visit(page, '/characters');
  await wholeList(page);
  await scrollTo(page, 0.4);
  await still(page);
  const before = await cardOnScreen(page, visible);
  await page.reload();
  await expect(linkTo(page, before)).toBeInViewport();
  await page.setViewportSize({ width: 700, height: 1000 });
  await expect(linkTo(page, before)).toBeInViewport();
});

test('base age and filters reach the cards that come into view', nightly, async ({ page }) => {
  await visit(page, '/characters');
  await wholeList(page);
  await page.getByRole('spinbutton', { name: 'Base age' }).fill('100');
  await scrollTo(page, 0.5);
  const age = main(page).getByText(/^Age: \d+ \(X\+\d+\)/);
  // Every formula adds less than 40 to it.
  await expect(age.first()).toHaveText(/^Age: (99|1[0-3]\d) /);
  await expect(age.last()).toHaveText(/^Age: (99|1[0-3]\d) /);

  await visit(page, '/locations');
  await wholeList(page);
  await page
    .locator('summary')
    .filter({ hasText: /^District$/ })
    .click();
  await page.getByRole('checkbox', { name: 'District 7', exact: true }).check();
  await expect(main(page).getByRole('status')).toHaveText(/^Showing 15 of \d+ items$/);
  await expect(page.getByRole('article')).toHaveCount(15);
});
