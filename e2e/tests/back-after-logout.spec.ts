import { chromium } from '@playwright/test';
import { chromiumLaunch } from '@otherfolk/cli/browser/chromium-launch';
import { logIn, logOut } from '../members';
import { expect, test, visit } from '../site-test';

test('Back to a page that a member had seen shows nothing of it after Log Out', async ({ baseURL }) => {
  // Playwright's browsers keep no pages for Back, unless they are asked to.
  const browser = await chromium.launch({
    ...chromiumLaunch({ whole: true }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ ...(baseURL && { baseURL }) });
    await visit(page, '/');
    await logIn(page, 'preview@demo.test');
    await visit(page, '/locations');
    const hidden = page.getByRole('main').getByRole('link', { name: /Highmoor Skyport/ });
    await expect(hidden).toHaveCount(1);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => {
        const { visibility } = document.documentElement.style;
        localStorage.setItem('restored', JSON.stringify({ persisted, visibility }));
      }),
    );
    // Another document, so that the page as it was is kept for Back.
    await visit(page, '/changelog');
    await expect(page.locator('[data-session="signed-in"]')).toBeVisible();
    await logOut(page);
    // Playwright's own way back waits for a load that does not happen.
    await page.evaluate(() => history.back()).catch(() => undefined);
    await expect(page.locator('[data-session="signed-out"]')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Locations' })).toBeVisible();
    await expect(hidden).toHaveCount(0);
    const restored = await page.evaluate(() => localStorage.getItem('restored'));
    expect(JSON.parse(restored ?? '{}')).toEqual({ persisted: true, visibility: 'hidden' });
  } finally {
    await browser.close();
  }
});
