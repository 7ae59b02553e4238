import { openAs } from '../members';
import { nightly, variants } from '../nightly';
import { expect, type Page, ready, test, visit } from '../site-test';
import { still } from '../still';
import { violations } from '../violations';

const card = (page: Page) => page.getByRole('tooltip');
const MAREN = '/characters/maren/maren-modern';
const TREATY = '/plots/lantern-treaty/lantern-treaty-fantasy';

/** A link to a page of some kind, in the middle of the window. */
async function linkTo(page: Page, kind: string) {
  const link = page.locator(`main section a[href^="/${kind}/"]`).filter({ visible: true }).first();
  // Cards are shown a moment after the page has become ready.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /navigation\./.test(name)),
  );
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await still(page);
  return link;
}

type Box = { x: number; y: number; width: number; height: number };
const boxOf = async (found: { boundingBox: () => Promise<Box | null> }) => (await found.boundingBox()) as Box;

for (const [what, url, kind] of variants([
  ['a person', TREATY, 'characters'],
  ['a plot', MAREN, 'plots'],
  ['a place', MAREN, 'locations'],
] as const)) {
  test(`a link to ${what} shows its card beside it, inside the window, without violations`, async ({ page }) => {
    await visit(page, url);
    for (const width of variants([1440, 360])) {
      await page.setViewportSize({ width, height: 800 });
      const link = await linkTo(page, kind);
      await page.mouse.move(0, 0);
      await link.hover();
      await expect(card(page)).toBeVisible();
      const [shown, pointed] = [await boxOf(card(page)), await boxOf(link)];
      const inner = await page.evaluate(() => [document.documentElement.clientWidth, innerHeight] as const);
      expect(shown.x).toBeGreaterThanOrEqual(0);
      expect(shown.y).toBeGreaterThanOrEqual(0);
      expect(shown.x + shown.width).toBeLessThanOrEqual(inner[0]);
      expect(shown.y + shown.height).toBeLessThanOrEqual(inner[1]);
      const isBeside = shown.y >= pointed.y + pointed.height || shown.y + shown.height <= pointed.y;
      expect(isBeside, 'the card covers its link').toBe(true);
      const imageWidth = () =>
        card(page)
          .locator('img')
          .evaluate((image: HTMLImageElement) => image.naturalWidth);
      await expect.poll(imageWidth).toBeGreaterThan(0);
      for (const colorScheme of variants(['dark', 'light'] as const)) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await violations(page, { include: '[role="tooltip"]' }), `${colorScheme}, ${width} px`).toEqual([]);
      }
    }
  });
}

test(
  'a card goes where there is room, stays while the pointer is on it, and closes as the page scrolls',
  nightly,
  async ({ page }) => {
    await visit(page, TREATY);
    const link = await linkTo(page, 'characters');
    await test.step('the card goes above a link at the foot of the window', async () => {
      await link.evaluate((element) => element.scrollIntoView({ block: 'end' }));
      await still(page);
      await link.hover();
      const [shown, pointed] = [await boxOf(card(page)), await boxOf(link)];
      expect(shown.y + shown.height).toBeLessThanOrEqual(pointed.y);
    });
    await test.step('the pointer can go onto it, and it stays until the pointer has left', async () => {
      const { x, y } = await boxOf(card(page));
      await page.mouse.move(x + 60, y + 60, { steps: 3 });
      // A card stays for less than this without a pointer.
      await page.waitForTimeout(500);
      await expect(card(page)).toBeVisible();
      await page.mouse.move(2, 2);
      await expect(card(page)).toBeHidden();
    });
    await test.step('a scrolled page closes it', async () => {
      await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await still(page);
      await link.hover();
      await expect(card(page)).toBeVisible();
      await page.mouse.wheel(0, 40);
      await expect(card(page)).toBeHidden();
    });
  },
);

test('the keyboard shows a card, Escape hides it and leaves the focus, and a followed link takes it away', async ({
  page,
}) => {
  await visit(page, TREATY);
  const link = await linkTo(page, 'characters');
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(card(page)).toBeVisible();
  await expect(link).toHaveAccessibleDescription(/Maren of Fernmarch/);
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/characters\//);
  await expect(card(page)).toBeHidden();
});

test('a member sees the stage of what is not released on its card', nightly, async ({ page }) => {
  await openAs(page, 'preview@demo.test', '/locations?view=table');
  await ready(page);
  const link = page.getByRole('table').getByRole('link', { name: 'Highmoor Skyport' });
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    await expect(card(page)).toContainText('Next Release', { timeout: 2000 });
  }).toPass();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 800 } });

  test('a touch shows no card, and follows the link', nightly, async ({ page }) => {
    await visit(page, TREATY);
    const link = await linkTo(page, 'characters');
    const { x, y } = await boxOf(link);
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 5, y: y + 5 }] });
    await page.waitForTimeout(400);
    await expect(card(page)).toHaveCount(0);
    await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    await link.tap();
    await expect(page).toHaveURL(/\/characters\//);
    await expect(card(page)).toHaveCount(0);
  });
});
