import { openAs } from '../members';
import { expect, type Page, ready, test, visit } from '../site-test';

const LIFE = '/characters/maren/maren-fantasy';

/** The messages of contributions that harm themselves. */
const HARM = /The contribution 'probe\/|Remote 'probe'|drawn anew|The action 'probe/;

const place = (page: Page, id: string) => page.locator(`[data-place="probe/${id}"]`);

/** The layout shift of everything that is none of the probe's own, so far. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            sources: { node?: Node }[];
            value: number;
          })[]) {
            const isHost = entry.sources.some(({ node }) => {
              const element = node instanceof Element ? node : node?.parentElement;
              return !element?.closest('[data-place]');
            });
            if (isHost) shift += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(shift), 100);
      }),
  );

test.beforeEach(({ noise }) => noise.expect(HARM));

test('a section of another remote stands in the HTML of a page, in the contents, and answers', async ({ page }) => {
  const html = await (await page.request.get(LIFE)).text();
  expect(html).toMatch(/<div data-place="probe\/good">.*?About maren-fantasy/);
  await visit(page, LIFE);
  await expect(place(page, 'good')).toContainText('About maren-fantasy');
  await expect(
    page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Good section' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Good section' })).toBeVisible();
});

test('sections that throw, hang, grow or lie about their size move nothing else on the page', async ({ page }) => {
  await visit(page, LIFE);
  await place(page, 'grows').scrollIntoViewIfNeeded();
  await expect(place(page, 'grows').getByText('Line 300', { exact: true })).toBeAttached();
  for (const id of ['good', 'throws', 'hangs', 'grows', 'lies'])
    expect(await place(page, id).evaluate((element) => element.clientHeight)).toBe(120);
  await expect(place(page, 'throws')).toBeEmpty();
  await expect(place(page, 'hangs')).toBeEmpty();
  expect(await layoutShift(page)).toBeLessThan(0.001);
  await expect(page.getByRole('heading', { level: 2, name: 'Throwing section' })).toBeHidden();
});

test('a section that comes after its time stays away, and moves nothing', async ({ page }) => {
  await visit(page, LIFE);
  await page.waitForFunction(() => 'probeIsLate' in window);
  await expect(place(page, 'late')).toBeEmpty();
  await expect(page.getByText('Late words')).toHaveCount(0);
  expect(await layoutShift(page)).toBeLessThan(0.001);
});

test('sections come within their places on a page that is opened by a link, too', async ({ page }) => {
  await visit(page, '/characters');
  await page
    .getByRole('link', { name: /Maren of Fernmarch/ })
    .first()
    .click();
  await expect(place(page, 'good')).toContainText('About maren');
  expect(await place(page, 'lies').evaluate((element) => element.clientHeight)).toBe(120);
  await expect(place(page, 'hangs')).toBeEmpty();
});

test('a remote that does not load takes only its own away', async ({ page, noise }) => {
  noise.expect(/Failed to load resource|net::/);
  await page.route('**/remotes/probe/**', (route) => route.abort());
  await visit(page, LIFE);
  await expect(page.getByRole('heading', { level: 1, name: 'Maren of Fernmarch' })).toBeVisible();
  await expect(place(page, 'lies')).toBeAttached();
  expect(await layoutShift(page)).toBeLessThan(0.001);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('links of another remote stand in the navigation bar, and lead to its pages', async ({ page }) => {
  await visit(page, '/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link')).toHaveText([
    'Home',
    'Characters',
    'Plots',
    'Locations',
    'Probe',
    'Probe link',
    'Atlas',
    'Changelog',
  ]);
  await expect(page.getByText('A row by the probe')).toBeVisible();
  await bar.getByRole('link', { name: 'Probe link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The probe' })).toBeVisible();
});

test('actions stand at the foot of a page, and on cards, and say how it went', async ({ page }) => {
  await visit(page, LIFE);
  await page.getByRole('button', { name: 'Greet' }).click();
  await expect(page.getByRole('status', { name: 'Greet' })).toContainText('Hello, maren');
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByRole('status', { name: 'Fail' })).toContainText("'Fail' does not work right now.");
  await expect(page.getByRole('link', { name: 'See it on the probe' })).toHaveAttribute('href', '/probe/maren');
  await visit(page, '/locations');
  await expect(page.getByRole('link', { name: 'Probe this place' }).first()).toHaveAttribute(
    'href',
    /^\/probe\/[a-z-]+$/,
  );
});

test('a filter of another remote counts and filters, and stands in the address', async ({ page }) => {
  await visit(page, '/locations');
  const panel = page.getByRole('complementary', { name: 'Filters' });
  await panel.locator('summary', { hasText: 'Probe region' }).click();
  await panel.getByRole('checkbox', { name: 'South' }).check();
  await expect(page).toHaveURL(/probe\.region=South/);
  await expect(page.locator('main li > article')).toHaveCount(1);
  await page.reload();
  await ready(page);
  await expect(page.locator('main li > article')).toHaveCount(1);
});

test('a source of another remote finds what the catalogue does not have, and leads nowhere else', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill('zebra');
  await expect(page.getByRole('option', { name: /Probe of zebra/ })).toContainText('Probe results · by the probe');
  await expect(page.getByText('Elsewhere')).toHaveCount(0);
});

test('admins see the panel of another remote, and editors fill its field in', async ({ page }) => {
  await openAs(page, 'admin@demo.test', '/admin');
  await expect(page.getByText('A panel by the probe')).toBeVisible();
  await visit(page, '/editor/edit-location/fernmarch');
  await page.getByLabel('Mood of fernmarch').fill('Calm');
  await page.getByRole('button', { name: 'Review and Save' }).click();
  await expect(page.getByRole('dialog')).toContainText('Calm');
});

test('the inspector tells admins what comes from which remote, and closes again', async ({ page }) => {
  await openAs(page, 'admin@demo.test', LIFE);
  await expect(page.locator('[data-session="signed-in"]')).toBeVisible();
  // It comes with the same code.
  await expect(page.getByRole('button', { name: 'Take to play' })).toBeVisible();
  await page.keyboard.press('Alt+Shift+KeyR');
  const inspector = page.getByRole('complementary', { name: 'Inspector' });
  await expect(inspector.getByRole('listitem').filter({ hasText: 'probe' }).first()).toContainText('1.0.0-f00d');
  await expect(inspector.getByRole('list', { name: 'Parts of characters on this page' })).toContainText('page');
  await expect(inspector.getByRole('list', { name: 'Parts of probe on this page' })).toContainText('good');
  await page.keyboard.press('Escape');
  await expect(inspector).toHaveCount(0);
});

test('visitors have no inspector', async ({ page }) => {
  await visit(page, LIFE);
  await page.keyboard.press('Alt+Shift+KeyR');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('complementary', { name: 'Inspector' })).toHaveCount(0);
});
