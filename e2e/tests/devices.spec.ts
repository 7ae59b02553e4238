import { nightly } from '../nightly';
import { expect, test, visit } from '../site-test';

test(
  'a keyboard of another alphabet opens the search, the wheel over a number moves the page, and paper has every sheet',
  nightly,
  async ({ page }) => {
    await visit(page, '/characters/maren/maren-fantasy');
    await test.step('the key of K with Ctrl opens the search on a Russian layout', async () => {
      const field = page.getByRole('combobox', { name: 'Search', exact: true });
      await expect(async () => {
        await page.evaluate(() =>
          document.body.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'л', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true }),
          ),
        );
        await expect(field).toBeFocused({ timeout: 1000 });
      }).toPass();
      await page.keyboard.press('Escape');
    });
    await test.step('the wheel over Base age', async () => {
      const age = page.getByRole('spinbutton', { name: 'Base age' });
      await age.fill('30');
      await age.hover();
      const top = await page.evaluate(() => window.scrollY);
      await page.mouse.wheel(0, 200);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top);
      await expect(age).toHaveValue('30');
    });
    await test.step('a printed page has every character sheet under its name', async () => {
      const names = await page.getByRole('tab').allInnerTexts();
      expect(names.length).toBeGreaterThan(1);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('tablist', { name: 'Character Sheets' })).toBeHidden();
      for (const [index, name] of names.entries()) {
        const sheet = page.locator('[role=tabpanel]').nth(index);
        // Chromium calls what lies beyond the screen invisible while it emulates paper.
        expect((await sheet.boundingBox())?.height).toBeGreaterThan(50);
        expect(await sheet.evaluate((element) => getComputedStyle(element, '::before').content)).toBe(`"${name}"`);
      }
    });
  },
);

test('chosen controls look other than the rest with forced colours', nightly, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/characters?colour=teal');
  const grounds = await page
    .getByRole('group', { name: 'View' })
    .locator('label')
    .evaluateAll((labels) => labels.slice(0, 2).map((label) => getComputedStyle(label).backgroundColor));
  expect(new Set(grounds).size).toBe(2);
  const swatch = (name: string) =>
    page.getByRole('checkbox', { name }).evaluate((box) => {
      const { backgroundColor, outlineStyle } = getComputedStyle(box);
      return { backgroundColor, outlineStyle };
    });
  const [teal, red] = [await swatch('Teal'), await swatch('Red')];
  expect(teal.outlineStyle).toBe('solid');
  expect(red.outlineStyle).toBe('none');
  expect(teal.backgroundColor).not.toBe(red.backgroundColor);
});
