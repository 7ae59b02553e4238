import type { Locator } from '@playwright/test';
import { openAs } from '../members';
import { nightly } from '../nightly';
import { expect, test, visit } from '../site-test';

test.use({ viewport: { width: 320, height: 568 } });

test('three bars at the foot cover neither each other nor the end of the page', nightly, async ({ page }) => {
  // An override that is refused is told in a bar, and leaves the member signed in.
  await openAs(page, 'admin@demo.test', '/admin?override=plots:https://example.org/mf-manifest.json');
  await page.getByRole('checkbox', { name: 'With Pipeline' }).check();
  await expect(page.getByRole('complementary', { name: 'View as' })).toBeVisible();
  // A bar like that of a new release, for which there would have to be one.
  await page
    .getByRole('complementary', { name: 'Overrides' })
    .evaluate((bar) => bar.parentElement?.append(bar.cloneNode(true)));

  const buttons = await page.getByRole('complementary').getByRole('button').all();
  expect(buttons).toHaveLength(3);
  for (const [index, button] of buttons.entries()) {
    await button.scrollIntoViewIfNeeded();
    expect(await isOnTop(button), `the button of bar ${index + 1} is on top`).toBe(true);
  }
  const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect(await isOnTop(privacy), 'the last link of the page can be scrolled above the bars').toBe(true);
  await page.evaluate(() => window.scrollTo(0, 0));
  await privacy.focus();
  expect(await isOnTop(privacy), 'the link that gets the focus stands above the bars').toBe(true);
});

const isOnTop = (of: Locator) =>
  of.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

const FONTS = { 'its own fonts': false, 'the fonts of the device until those have come': true };

for (const [fonts, areLate] of Object.entries(FONTS)) {
  test(
    `the navigation bar has one row from 900 px on in ${fonts}, and from 1200 px on with all that admins have`,
    nightly,
    async ({ page }) => {
      const heightAt = async (width: number) => {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate((late) => {
          const { style } = document.documentElement;
          style.removeProperty('--font-text');
          const [, ...fallbacks] = getComputedStyle(document.documentElement)
            .getPropertyValue('--font-text')
            .split(',');
          if (late) style.setProperty('--font-text', fallbacks.join(','));
        }, areLate);
        return page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().height);
      };
      await visit(page, '/');
      const oneRow = await heightAt(1920);
      for (const width of [900, 1024, 1399, 1400]) expect(await heightAt(width), `${width} px`).toBe(oneRow);
      await openAs(page, 'admin@demo.test', '/');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Edit' })).toBeVisible();
      for (const width of [1200, 1280, 1399, 1400]) expect(await heightAt(width), `admin, ${width} px`).toBe(oneRow);
    },
  );
}
