import type { Locator } from '@playwright/test';
import { openAs } from '../members';
import { expect, test } from '../site-test';

test.use({ viewport: { width: 320, height: 568 } });

test('three bars at the foot cover neither each other nor the end of the page', async ({ page }) => {
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
