import type { Page, Route } from '@playwright/test';
import { holdBack } from '../hold-back';
import { nightly, variants } from '../nightly';
import { withoutPageData } from '../page-data';
import { expect, ready, test, visit } from '../site-test';

// The texts that a visitor reads when a file is missing, broken or out of reach: docs/product.md#error-texts.

const WARNINGS =
  /Failed to load resource|NotFoundError|could not be loaded|Failed to (fetch|load)|net::|CatalogueError/;

// Data of pages would hide that their files are missing.
test.beforeEach(({ page }) => withoutPageData(page));

type Fault = (route: Route) => Promise<void>;

const faults: Record<string, Fault> = {
  'is missing': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'is broken': (route) => route.fulfill({ contentType: 'application/json', body: '{"id": "maren",' }),
  'is out of reach': (route) => route.abort('internetdisconnected'),
};

const follow = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name }).first().click();

const red = async (page: Page, text: string) => {
  const message = page.getByRole('main').getByText(text, { exact: true });
  await expect(message).toBeVisible();
  const [r = 0, g = 0, b = 0] =
    (await message.evaluate((element) => getComputedStyle(element).color)).match(/\d+/g)?.map(Number) ?? [];
  expect(r).toBeGreaterThan(g + 40);
  expect(r).toBeGreaterThan(b + 40);
};

const area = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();

for (const [how, fault] of variants(Object.entries(faults))) {
  test(`a file that ${how} is said on its page in red, and a family's section is left out`, async ({ page, noise }) => {
    noise.expect(WARNINGS);
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('Failed to load family data for holloway'),
    );
    await page.route('**/data/families/holloway.json', fault);
    await page.route('**/data/characters/maren-fantasy.json', fault);
    await page.route('**/data/characters/aurelio.json', fault);
    await page.route('**/data/plots/lantern-treaty-fantasy.json', fault);
    await page.route('**/data/locations/glasswater-academy.json', fault);
    await visit(page, '/characters');
    await test.step('a family', async () => {
      await follow(page, /Maren Holloway/);
      await expect(page.getByRole('heading', { level: 2, name: 'Relationships' })).toBeVisible();
      await logged;
      await expect(page.getByRole('heading', { level: 2, name: 'Family' })).toHaveCount(0);
    });
    await test.step('a variant', async () => {
      await page.getByRole('link', { name: 'Next variant' }).click();
      await red(page, 'Error: Failed to load variant JSON');
    });
    await test.step('a core', async () => {
      await area(page, 'Characters');
      await follow(page, /Aurelio/);
      await red(page, 'Error: Unable to load character: aurelio');
    });
    await test.step('a plot', async () => {
      await area(page, 'Plots');
      await follow(page, /The Lantern Treaty/);
      await red(page, 'Plot not found');
    });
    await test.step('a location', async () => {
      await area(page, 'Locations');
      await follow(page, /Glasswater Academy/);
      await red(page, 'Location not found');
    });
  });

  test(`lists whose index ${how} stay empty, and the rest of the site goes on`, async ({ page, noise }) => {
    noise.expect(WARNINGS);
    await page.route('**/data/*/index*.json', fault);
    await visit(page, '/changelog');
    for (const name of ['Characters', 'Plots', 'Locations']) {
      await area(page, name);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByText('No items found.')).toBeVisible();
      await expect(page.getByText('Showing 0 of 0 items')).toBeVisible();
    }
  });
}

test('a character without variants', nightly, async ({ page, noise }) => {
  noise.expect(WARNINGS);
  await page.route('**/data/characters/maren.json', (route) =>
    route.fulfill({ json: { id: 'maren', name: 'Maren', variants: [] } }),
  );
  await visit(page, '/changelog');
  await page.evaluate(() => {
    window.history.pushState(null, '', '/characters/maren');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await red(page, 'Error: No variant ID found or provided');
});

test('an address that leads nowhere', async ({ page, noise }) => {
  noise.expect(WARNINGS);
  const response = await page.goto('/nowhere/at/all');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await ready(page);
  await expect(page.getByText(/^There is no page at this address/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Featured characters' }).getByRole('article')).toHaveCount(3);
  await page.getByRole('link', { name: 'Search the site' }).click();
  await expect(page.getByRole('combobox', { name: 'Search', exact: true })).toBeFocused();
});

for (const path of variants([
  '/plots/%2e%2e%2fNOT_VALID',
  '/characters/NOT_VALID',
  '/plots/NOT_VALID',
  '/locations/NOT_VALID',
]))
  test(`the site asks for nothing by the invalid id of ${path}`, async ({ page, noise }) => {
    noise.expect(WARNINGS);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path);
    await ready(page);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((each) => each.includes('NOT_VALID'))).toEqual([path]);
  });

test('a sentence in its place says that data did not arrive, and Try again asks for it again', async ({
  page,
  noise,
}) => {
  noise.expect(WARNINGS);
  await visit(page, '/characters');
  await page.route('**/data/characters/idris*.json', (route) => route.abort());
  await page
    .getByRole('main')
    .getByRole('link', { name: /Idris Vale/ })
    .first()
    .click();
  await expect(page.getByRole('alert')).toHaveText('Error: Unable to load character: idris', { timeout: 20_000 });
  await expect(page.getByRole('link', { name: 'Back to Characters' })).toHaveAttribute('href', '/characters');
  await page.unroute('**/data/characters/idris*.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Idris/ })).toBeVisible();
});

test('a page says so while its data is on its way', nightly, async ({ page }) => {
  const arrive = await holdBack(page, '**/data/characters/maren.json');
  await visit(page, '/changelog');
  await page.evaluate(() => {
    window.history.pushState(null, '', '/characters/maren');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByText('Loading...')).toBeVisible();
  arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'Maren Holloway' })).toBeVisible();
});

test(
  'an index that disagrees with its files: the list follows the index, each page its own files',
  nightly,
  async ({ page, noise }) => {
    noise.expect(WARNINGS);
    await page.route('**/data/characters/index.variants.json', async (route) => {
      const response = await route.fetch();
      const entries = (await response.json()) as { id: string; coreId: string; name: string; published: boolean }[];
      const of = (id: string) => entries.find((entry) => entry.id === id);
      const maren = { ...of('maren-modern'), name: 'Somebody Else' };
      const unpublished = { ...maren, id: 'aurelio-fantasy', coreId: 'aurelio', name: 'Said to be there' };
      const nobody = { ...of('maren-modern'), id: 'nobody-modern', coreId: 'nobody', name: 'Nobody' };
      await route.fulfill({ response, json: [maren, unpublished, nobody] });
    });
    await visit(page, '/changelog');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Characters' }).click();
    await expect(page.getByText('Showing 3 of 3 items')).toBeVisible();

    await follow(page, /Somebody Else/);
    await expect(page.getByRole('heading', { level: 1, name: 'Maren Holloway' })).toBeVisible();
    await page.goBack();
    await follow(page, /Said to be there/);
    await red(page, 'Error: Failed to load variant JSON');
    await page.goBack();
    await follow(page, /Nobody/);
    await red(page, 'Error: Unable to load character: nobody');
  },
);
