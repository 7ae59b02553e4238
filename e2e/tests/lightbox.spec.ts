import type { Page } from '@playwright/test';
import { asked, closed, lightbox, openAll, PAGE, shows, thumbnail } from '../lightbox';
import { nightly } from '../nightly';
import { expect, test, visit } from '../site-test';
import { still } from '../still';
import { violations } from '../violations';

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
  test(
    `the focus goes to the last picture, wherever that is on the page (motion: ${reducedMotion})`,
    nightly,
    async ({ page }) => {
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
      await still(page);
      await expect(thumbnail(page, 'chibi')).toBeFocused();
      await expect(thumbnail(page, 'chibi')).toBeInViewport({ ratio: 0.9 });
    },
  );
}

test(
  'the lightbox follows keys that are pressed while it opens, and a click beside the picture closes it',
  nightly,
  async ({ page }) => {
    await openAll(page);
    await test.step('Escape closes it even while it opens', async () => {
      await thumbnail(page, 'photo').click();
      await lightbox(page).waitFor({ state: 'attached' });
      await page.keyboard.press('Escape');
      await closed(page);
      await expect(thumbnail(page, 'photo')).toBeFocused();
    });
    await test.step('arrow keys that are pressed while it opens count when it is open', async () => {
      await thumbnail(page, 'photo').click();
      await lightbox(page).waitFor({ state: 'attached' });
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await shows(page, 'anime');
      await expect(lightbox(page).getByRole('img', { name: /^Anime drawing of Maren Holloway/ })).toBeInViewport();
    });
    await test.step('a click beside the picture closes it', async () => {
      await expect(async () => {
        await page.mouse.click(150, 300);
        await expect(lightbox(page)).toHaveCount(0, { timeout: 1000 });
      }).toPass();
      await closed(page);
    });
  },
);

test('the lightbox keeps the focus inside', async ({ page }) => {
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

  test('a swipe leads on, a swipe down closes', nightly, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, asked('drawn'));
    await shows(page, 'drawn');
    await swipe(page, [330, 400], [60, 400]);
    await shows(page, 'anime');
    await swipe(page, [200, 250], [200, 700]);
    await closed(page);
  });
});

test('no violations with a picture open, in either theme', nightly, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await visit(page, PAGE);
  await thumbnail(page, 'photo').click();
  await shows(page, 'photo');
  await test.step('readers who want less motion see none', async () => {
    const duration = await lightbox(page).evaluate((it) => it.style.getPropertyValue('--pswp-transition-duration'));
    expect(duration).toBe('0ms');
  });
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violations(page), `${colorScheme}, ${width} px`).toEqual([]);
    }
  }
});
