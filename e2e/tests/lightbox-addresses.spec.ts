import { asked, closed, lightbox, openAll, PAGE, shows, thumbnail } from '../lightbox';
import { nightly } from '../nightly';
import { expect, ready, test, visit } from '../site-test';

test('an address opens its picture, whatever the filter would leave out, and closing removes the query', async ({
  page,
}) => {
  await visit(page, asked('drawn'));
  await shows(page, 'drawn');
  await expect(page.getByRole('combobox', { name: 'Style', includeHidden: true })).toHaveValue('all');
  await page.getByRole('button', { name: 'Next picture' }).click();
  await shows(page, 'anime');
  await page.reload();
  await ready(page);
  await shows(page, 'anime');
  await page.getByRole('button', { name: 'Close' }).click();
  await closed(page);
  await expect(thumbnail(page, 'anime')).toBeFocused();
});

test('an address that asks for an unknown picture is the page', nightly, async ({ page }) => {
  await visit(page, `${PAGE}?picture=nobody.avif`);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Style' })).toHaveValue('photo');
});

test('Back closes the lightbox however many pictures were looked at, and Forward opens the last of them', async ({
  page,
}) => {
  await openAll(page);
  await thumbnail(page, 'photo').click();
  await shows(page, 'photo');
  for (const style of ['drawn', 'anime']) {
    await page.getByRole('button', { name: 'Next picture' }).click();
    await shows(page, style);
  }
  await page.goBack();
  await closed(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Maren Holloway' })).toBeVisible();
  await page.goForward();
  await shows(page, 'anime');
  await page.goBack();
  await closed(page);
});

test('the pictures of a plot open as well', nightly, async ({ page }) => {
  await visit(page, '/plots/lantern-treaty/lantern-treaty-fantasy');
  await page.locator('#gallery').getByRole('link').first().click();
  await expect(page.getByRole('dialog', { name: 'Pictures of The Lantern Treaty' })).toBeVisible();
  await expect(page).toHaveURL(/\?picture=[\w.-]+$/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a picture that does not load says so, and the others go on', nightly, async ({ page, noise }) => {
  noise.expect(/net::ERR_FAILED/);
  await page.route('**/gallery/maren-modern-drawn*', (route) => route.abort());
  await visit(page, asked('drawn'));
  await shows(page, 'drawn');
  await expect(lightbox(page).getByRole('alert')).toHaveText('This picture could not be loaded.');
  await page.getByRole('button', { name: 'Next picture' }).click();
  await shows(page, 'anime');
  await expect(lightbox(page).getByRole('img', { name: /^Anime drawing of Maren Holloway/ })).toBeVisible();
});

test('a picture whose size nobody knows is measured', nightly, async ({ page, noise }) => {
  noise.expect(/./);
  await page.route('**/images/index.json', (route) => route.fulfill({ json: {} }));
  await visit(page, asked('drawn'));
  await shows(page, 'drawn');
  const image = lightbox(page).getByRole('img', { name: /^Pen drawing of Maren Holloway/ });
  await expect
    .poll(() =>
      image.evaluate((it: HTMLImageElement) => it.naturalWidth / it.naturalHeight - it.clientWidth / it.clientHeight),
    )
    .toBeCloseTo(0, 1);
});

test('the lightbox loads nothing before somebody is about to open a picture', nightly, async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await visit(page, PAGE);
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((url) => /lightbox/.test(url))).toEqual([]);
  await thumbnail(page, 'photo').hover();
  await expect.poll(() => loaded.some((url) => /lightbox/.test(url))).toBe(true);
});

test(
  'a lightbox that does not load leaves the page as it is, and the next click tries again',
  nightly,
  async ({ page, noise }) => {
    noise.expect(/net::ERR_FAILED|cannot be shown enlarged/);
    await page.route('**/lightbox*.js', (route) => route.abort());
    await visit(page, PAGE);
    await thumbnail(page, 'photo').click();
    await expect(page).toHaveURL(PAGE);
    await page.unroute('**/lightbox*.js');
    await thumbnail(page, 'photo').click();
    await shows(page, 'photo');
  },
);

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture is a link to the same page', async ({ page }) => {
    await page.goto(PAGE);
    await thumbnail(page, 'photo').click();
    await expect(page).toHaveURL(asked('photo'));
    await expect(page.getByRole('heading', { level: 1, name: 'Maren Holloway' })).toBeVisible();
  });
});
