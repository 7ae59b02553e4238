import { holdBack } from '../hold-back';
import { nightly, variants } from '../nightly';
import { savingData } from '../page-data';
import { expect, type Page, ready, test, visit } from '../site-test';

const DATA = '**/page.json';
const HREF = '/plots/lantern-treaty/lantern-treaty-fantasy';

/** The paths that the page asks for from now on, without images and what the browser asks for by itself. */
function requests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() !== 'image' && !pathname.endsWith('icon.png')) asked.push(pathname);
  });
  return asked;
}

const linkTo = (page: Page, href: string) => page.getByRole('main').locator(`a[href="${href}"]`).first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('following a link to a page costs one request for its data, and none for files of the catalogue', async ({
  page,
}) => {
  await savingData(page);
  await visit(page, '/plots');
  const asked = requests(page);
  await linkTo(page, HREF).click();
  await expect(heading(page)).toHaveText('The Lantern Treaty');
  expect(asked.filter((path) => path.endsWith('.json'))).toEqual([`${HREF}/page.json`]);
});

test('a page whose link was pointed at opens without the network', async ({ page, noise }) => {
  // Other links that come into view ask in vain.
  noise.expect(/Failed to load resource|The data of \S+ did not come/);
  await visit(page, '/plots');
  const came = page.waitForResponse(`**${HREF}/page.json`);
  await linkTo(page, HREF).hover();
  await came;
  // The code that the page loads late has come, too.
  await page.waitForLoadState('networkidle');
  await page.route('**/*', (route) => (route.request().resourceType() === 'image' ? route.continue() : route.abort()));
  const asked = requests(page);
  await linkTo(page, HREF).click();
  await expect(heading(page)).toHaveText('The Lantern Treaty');
  expect(asked.filter((path) => path.startsWith(HREF) || path.startsWith('/data/'))).toEqual([]);
});

for (const [list, href, name, section] of variants([
  ['/characters', '/characters/maren/maren-fantasy', 'Maren of Fernmarch', 'Overview'],
  ['/locations', '/locations/anselm-light', 'Anselm Light', 'Summary'],
] as const)) {
  test(`a page that is opened from ${list} shows what the list says of it until its data has come`, async ({
    page,
  }) => {
    await savingData(page);
    const code = page.waitForResponse(/\/page-(character|location)\.\w+\.js/);
    await visit(page, list);
    const card = page.getByRole('article').locator(`a[href="${href}"]`);
    await card.scrollIntoViewIfNeeded();
    await code;
    await page.waitForLoadState('networkidle');
    const release = await holdBack(page, DATA);
    await card.click();
    await expect(heading(page)).toHaveText(name);
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
    release();
    await expect(page.getByRole('heading', { name: section, level: 2 })).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
  });
}

test(
  'links in view bring their data by themselves, and where the device saves data their code alone',
  nightly,
  async ({ page, context }) => {
    const asked = requests(page);
    await visit(page, '/plots');
    await linkTo(page, HREF).scrollIntoViewIfNeeded();
    await expect.poll(() => asked).toContain(`${HREF}/page.json`);
    const saving = await context.newPage();
    await savingData(saving);
    const askedThere = requests(saving);
    await visit(saving, '/plots');
    await linkTo(saving, HREF).hover();
    // The data is asked for with the code of pages, where a page does not save data.
    await expect.poll(() => askedThere).toContainEqual(expect.stringContaining('/page-plot.'));
    await saving.waitForLoadState('networkidle');
    expect(askedThere.filter((path) => path.endsWith('/page.json'))).toEqual([]);
  },
);

const builds = { scripts: '["/assets/main.of-tomorrow.js"]', remotes: {} };
const broken: [what: string, answer: { status?: number; body: string }][] = [
  ['is missing', { status: 404, body: 'Not found' }],
  ['is cut short', { body: '{"builds":{"scripts":"[' }],
  ['is of another deployment', { body: JSON.stringify({ builds, queries: [], images: [] }) }],
];
test('a page whose data cannot be used is read from the files of the catalogue', nightly, async ({ page, noise }) => {
  noise.expect(/Failed to load resource|The data of \S+ did not come/);
  for (const [what, answer] of broken) {
    await test.step(`the data ${what}`, async () => {
      await page.route(DATA, (route) => route.fulfill({ contentType: 'application/json', ...answer }));
      await visit(page, '/plots');
      await linkTo(page, HREF).click();
      await expect(heading(page)).toHaveText('The Lantern Treaty');
      await page.goBack();
      await expect(heading(page)).toHaveText('Plots');
      await page.goForward();
      await expect(heading(page)).toHaveText('The Lantern Treaty');
      await page.unroute(DATA);
    });
  }
});

test('a page that has been withdrawn is not found, though the list still shows it', async ({ page, noise }) => {
  noise.expect(/Failed to load resource|NotFoundError/);
  await visit(page, '/plots');
  await page.route(DATA, (route) => route.fulfill({ status: 404, body: '' }));
  await page.route('**/data/plots/lantern-treaty-fantasy.json', (route) => route.fulfill({ status: 404, body: '' }));
  await savingData(page);
  await page.reload();
  await ready(page);
  await linkTo(page, HREF).click();
  await expect(page.getByRole('alert')).toBeVisible();
});
