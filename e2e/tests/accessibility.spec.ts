import { nightly, variants } from '../nightly';
import { expect, pages, test, visit } from '../site-test';
import { violations, WCAG } from '../violations';

const WIDTHS = variants([360, 1440]);
const THEMES = variants(['dark', 'light'] as const);

/** One context for several pages: the first page of each costs as much as four more. */
const TOGETHER = ['home, changelog, privacy', 'characters, character, variant', 'plots, plot', 'locations, location'];

for (const names of TOGETHER) {
  test(`${names}: no violations, and nothing beyond 320 pixels`, async ({ page }) => {
    test.slow();
    for (const { name, url } of pages.filter((each) => names.split(', ').includes(each.name))) {
      await test.step(name, async () => {
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        await visit(page, url);
        for (const colorScheme of THEMES) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 900 });
            expect(await violations(page), `${colorScheme}, ${width} px`).toEqual([]);
          }
        }
        await page.setViewportSize({ width: 320, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      });
    }
  });
}

test('every kind of page is analysed', () => {
  expect(TOGETHER.flatMap((names) => names.split(', ')).sort()).toEqual(pages.map(({ name }) => name).sort());
});

test('an analysis names each element that breaks a rule, where it is made to look', nightly, async ({ page }) => {
  await page.setContent('<html lang="en"><main><button></button></main><aside><input></aside></html>');
  expect(await violations(page, { include: 'main', tags: WCAG })).toEqual([
    'button-name: button',
    'target-size: button',
  ]);
  const beside = await violations(page, { exclude: 'main', tags: WCAG, withoutRules: ['document-title'] });
  expect(beside).toEqual(['label: input']);
});

test('the keyboard reaches everything in order, and a new page takes the focus', async ({ page }) => {
  await visit(page, '/');
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.textContent?.trim() || document.activeElement?.getAttribute('aria-label'),
    );
  const walk: (string | null | undefined)[] = [];
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab');
    walk.push(await focused());
  }
  expect(walk).toEqual([
    'Skip to content',
    'Otherfolk, home',
    'Home',
    'Characters',
    'Plots',
    'Locations',
    'Atlas',
    'Changelog',
    'Search',
    'Log In',
    'Browse Characters',
    'Explore Plots',
  ]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Plots' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('the skip link leads past the navigation', nightly, async ({ page }) => {
  await visit(page, '/characters');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('spinbutton', { name: 'Base age' })).toBeFocused();
});

test('a section folds and unfolds by keyboard', nightly, async ({ page }) => {
  await visit(page, '/characters/maren');
  const section = page.locator('#overview');
  await section.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(section.locator('details')).not.toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(section.locator('details')).toHaveAttribute('open');
});
