import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, ready, test, visit } from '../site-test';

const PAGE = '/characters/maren/maren-modern';
const asked = (style: string) => `${PAGE}?picture=maren-modern-${style}.avif`;

const thumbnail = (page: Page, style: string) =>
  page.getByRole('main').getByRole('link', { name: `Maren Holloway, ${style}` });
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Pictures of Maren Holloway' });

/** The lightbox shows the picture of this style, and the address says so. */
async function shows(page: Page, style: string): Promise<void> {
  await expect(lightbox(page)).toHaveAccessibleDescription(`Maren Holloway, ${style}`);
  await expect(page).toHaveURL(asked(style));
}

async function closed(page: Page): Promise<void> {
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL(PAGE);
}

async function openAll(page: Page): Promise<void> {
  await visit(page, PAGE);
  await page.getByRole('combobox', { name: 'Style' }).selectOption('all');
}

test('a picture opens by click; the arrow keys lead on; Escape leads back to its thumbnail, in its place', async ({
  page,
}) => {
  await openAll(page);
  await thumbnail(page, 'photo').scrollIntoViewIfNeeded();
  await thumbnail(page, 'photo').click();
  const place = await page.evaluate(() => window.scrollY);
  await shows(page, 'photo');
  await expect(lightbox(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await shows(page, 'drawn');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowLeft');
  await shows(page, 'photo');
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  await page.keyboard.press('ArrowLeft');
  await shows(page, 'chibi');
  await page.keyboard.press('Escape');
  await closed(page);
  await expect(thumbnail(page, 'chibi')).toBeFocused();
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`the focus goes to the last picture, wherever that is on the page (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 420 });
    await page.emulateMedia({ reducedMotion });
    await openAll(page);
    await thumbnail(page, 'photo').click();
    await shows(page, 'photo');
    await page.keyboard.press('ArrowLeft');
    await shows(page, 'chibi');
    await page.keyboard.press('Escape');
    await closed(page);
    await expect(thumbnail(page, 'chibi')).toBeFocused();
    await expect(thumbnail(page, 'chibi')).toBeInViewport({ ratio: 0.9 });
    await page.waitForTimeout(1000);
    await expect(thumbnail(page, 'chibi')).toBeFocused();
    await expect(thumbnail(page, 'chibi')).toBeInViewport({ ratio: 0.9 });
  });
}

test('it closes even while it opens', async ({ page }) => {
  await openAll(page);
  await thumbnail(page, 'photo').click();
  await lightbox(page).waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await closed(page);
  await expect(thumbnail(page, 'photo')).toBeFocused();
});

test('what is pressed while it opens is done when it is open', async ({ page }) => {
  await openAll(page);
  await thumbnail(page, 'photo').click();
  await lightbox(page).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await shows(page, 'anime');
  await expect(lightbox(page).getByRole('img', { name: 'Maren Holloway, anime' })).toBeInViewport();
});

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

test('an address that asks for an unknown picture is the page', async ({ page }) => {
  await visit(page, `${PAGE}?picture=nobody.avif`);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Style' })).toHaveValue('photo');
});

test('Back closes it however many pictures were looked at, and Forward opens the last of them', async ({ page }) => {
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

test('a click beside the picture closes it', async ({ page }) => {
  await visit(page, PAGE);
  await thumbnail(page, 'photo').click();
  await shows(page, 'photo');
  await expect(async () => {
    await page.mouse.click(150, 300);
    await expect(lightbox(page)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await closed(page);
});

test('the focus stays inside', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, asked('drawn'));
  await shows(page, 'drawn');
  const walk = async (key: string) => {
    const names: (string | null | undefined)[] = [];
    for (let step = 0; step < 5; step++) {
      await page.keyboard.press(key);
      names.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')));
    }
    return names;
  };
  expect(await walk('Tab')).toEqual(['Zoom', 'Close', 'Previous picture', 'Next picture', 'Zoom']);
  expect(await walk('Shift+Tab')).toEqual(['Next picture', 'Previous picture', 'Close', 'Zoom', 'Next picture']);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  async function swipe(page: Page, from: [number, number], to: [number, number]): Promise<void> {
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await touch('touchStart', [{ x: from[0], y: from[1] }]);
    for (let step = 1; step <= 8; step++) {
      const at = (axis: 0 | 1) => from[axis] + ((to[axis] - from[axis]) * step) / 8;
      await touch('touchMove', [{ x: at(0), y: at(1) }]);
    }
    await touch('touchEnd', []);
  }

  test('a swipe leads on, a swipe down closes', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, asked('drawn'));
    await shows(page, 'drawn');
    await swipe(page, [330, 400], [60, 400]);
    await shows(page, 'anime');
    await swipe(page, [200, 250], [200, 700]);
    await closed(page);
  });
});

for (const theme of ['dark', 'light'] as const) {
  test(`no violations with a picture open, in the ${theme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await visit(page, asked('drawn'));
    await shows(page, 'drawn');
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`)).toEqual([]);
    }
  });
}

test('those who want less motion see none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, PAGE);
  await thumbnail(page, 'photo').click();
  await shows(page, 'photo');
  expect(await lightbox(page).evaluate((it) => it.style.getPropertyValue('--pswp-transition-duration'))).toBe('0ms');
});

test('a picture that does not load says so, and the others go on', async ({ page, noise }) => {
  noise.expect(/net::ERR_FAILED/);
  await page.route('**/gallery/maren-modern-drawn*', (route) => route.abort());
  await visit(page, asked('drawn'));
  await shows(page, 'drawn');
  await expect(lightbox(page).getByRole('alert')).toHaveText('This picture could not be loaded.');
  await page.getByRole('button', { name: 'Next picture' }).click();
  await shows(page, 'anime');
  await expect(lightbox(page).getByRole('img', { name: 'Maren Holloway, anime' })).toBeVisible();
});

test('a picture whose size nobody knows is measured', async ({ page, noise }) => {
  noise.expect(/./);
  await page.route('**/images/index.json', (route) => route.fulfill({ json: {} }));
  await visit(page, asked('drawn'));
  await shows(page, 'drawn');
  const image = lightbox(page).getByRole('img', { name: 'Maren Holloway, drawn' });
  await expect
    .poll(() =>
      image.evaluate((it: HTMLImageElement) => it.naturalWidth / it.naturalHeight - it.clientWidth / it.clientHeight),
    )
    .toBeCloseTo(0, 1);
});

test('the pictures of a plot open as well', async ({ page }) => {
  await visit(page, '/plots/lantern-treaty/lantern-treaty-fantasy');
  await page.locator('#gallery').getByRole('link').first().click();
  await expect(page.getByRole('dialog', { name: 'Pictures of The Lantern Treaty' })).toBeVisible();
  await expect(page).toHaveURL(/\?picture=[\w.-]+$/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('nothing of the lightbox loads before somebody is about to open a picture', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await visit(page, PAGE);
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((url) => /lightbox/.test(url))).toEqual([]);
  await thumbnail(page, 'photo').hover();
  await expect.poll(() => loaded.some((url) => /lightbox/.test(url))).toBe(true);
});

test('where the lightbox itself does not load the page goes on, and the next click tries again', async ({
  page,
  noise,
}) => {
  noise.expect(/net::ERR_FAILED|cannot be shown enlarged/);
  await page.route('**/lightbox*.js', (route) => route.abort());
  await visit(page, PAGE);
  await thumbnail(page, 'photo').click();
  await expect(page).toHaveURL(PAGE);
  await page.unroute('**/lightbox*.js');
  await thumbnail(page, 'photo').click();
  await shows(page, 'photo');
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture is a link to the same page', async ({ page }) => {
    await page.goto(PAGE);
    await thumbnail(page, 'photo').click();
    await expect(page).toHaveURL(asked('photo'));
    await expect(page.getByRole('heading', { level: 1, name: 'Maren Holloway' })).toBeVisible();
  });
});
