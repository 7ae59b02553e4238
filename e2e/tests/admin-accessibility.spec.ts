import type { Page } from '@playwright/test';
import { CORE, review, VARIANT } from '../editing';
import { openAs, restoreSession } from '../members';
import { nightly, variants } from '../nightly';
import { expect, test } from '../site-test';
import { violations, WCAG } from '../violations';

const WIDTHS = variants([360, 1440]);

const PREVIEW = 'section[aria-label="Preview"]';

/** The preview is a page made small: what can be pressed in it, the form offers at full size. */
async function editorViolations(page: Page): Promise<string[]> {
  const beside = await violations(page, { exclude: PREVIEW, tags: WCAG });
  if (!(await page.locator(PREVIEW).isVisible())) return beside;
  const inside = await violations(page, { include: PREVIEW, tags: WCAG, withoutRules: ['target-size'] });
  return [...beside, ...inside];
}

const THEMES = variants(['dark', 'light'] as const);

for (const [name, url, loaded] of variants([
  ['the variant editor', VARIANT, 'Edit maren-fantasy'],
  ['the character editor', CORE, 'Edit Maren Holloway'],
  ['the admin tools', '/admin', 'Ada Admin (you)'],
] as const)) {
  test(`${name}: no violations, and nothing beyond 320 pixels`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAs(page, 'admin@demo.test', url);
    await expect(page.getByText(loaded).first()).toBeVisible();
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await editorViolations(page), `${colorScheme}, ${width} px`).toEqual([]);
      }
    }
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test(
  'the editors of the other kinds of files: no violations, and nothing beyond 320 pixels',
  nightly,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await restoreSession(page, 'editor@demo.test');
    for (const url of [
      '/editor/edit-plot/lantern-treaty-fantasy',
      '/editor/edit-location/glasswater-academy',
      '/editor/edit-family/graves',
      '/editor/edit-changelog',
      '/editor/edit-site',
    ]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(url);
      await expect(page.getByRole('navigation', { name: 'Groups of the form' })).toBeVisible();
      if (url.includes('family')) await page.getByRole('treeitem').first().click();
      expect(await violations(page, { exclude: PREVIEW, tags: WCAG }), url).toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), url).toBeLessThanOrEqual(320);
    }
  },
);

test('a review has no violations', nightly, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAs(page, 'editor@demo.test', CORE);
  await page.getByLabel('Birth month').fill('13');
  await expect(page.getByRole('region', { name: 'Problems' })).toBeVisible();
  await review(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await editorViolations(page), colorScheme).toEqual([]);
  }
});

test('the preview and the form are tabs on a phone', nightly, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openAs(page, 'editor@demo.test', CORE);
  const preview = page.getByRole('tabpanel', { name: 'Preview' });
  await expect(page.getByLabel('Nickname')).toBeVisible();
  await expect(preview).toBeHidden();
  await page.getByRole('tab', { name: 'Form' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(preview.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByLabel('Nickname')).toBeHidden();
});

test('a check of the catalogue leads from a finding to its field', async ({ page }) => {
  await page.route('**/data/characters/maren.json', async (route) => {
    const core = (await (await route.fetch()).json()) as { ageGrade: object };
    await route.fulfill({ json: { ...core, ageGrade: { ...core.ageGrade, birthMonth: 14 } } });
  });
  await openAs(page, 'admin@demo.test', '/admin');
  await page.getByRole('button', { name: 'Check Catalogue' }).click();
  await expect(page.getByText(/^\d+ errors?, no warnings in \d+ files\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'characters/maren.json' }).first().click();
  await expect(page.getByLabel('Birth month')).toBeFocused();
});
