import { holdBack } from '../hold-back';
import { expect, type Page, ready, test, visit } from '../site-test';

const URL = '/characters/maren/maren-fantasy';

/** Keeps the code of a page's late part back until what it gives is called. */
const holdLatePart = (page: Page) => holdBack(page, /\/later\.\w+\.js/);

test('what is pressed, typed and chosen while the code of a part is on the way counts when it has come', async ({
  page,
}) => {
  const release = await holdLatePart(page);
  await visit(page, URL, 'commit');
  const [tab, field] = [page.getByRole('tab').nth(1), page.getByLabel('Base age')];
  await tab.click();
  await field.fill('40');
  await page.getByLabel('Style').selectOption('all');
  await expect(page.locator('[data-asleep]')).toHaveCount(1);
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  release();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[data-asleep]')).toHaveCount(0);
  await expect(field).toHaveValue('40');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('baseAge'))).toBe('40');
  await expect(page.getByLabel('Style')).toHaveValue('all');
});

test('keys that tabs hear count when their code has come, and other keys scroll the page', async ({ page }) => {
  const release = await holdLatePart(page);
  await visit(page, URL, 'commit');
  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  const top = () => page.evaluate(() => window.scrollY);
  const before = await top();
  for (const key of ['End', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
  expect(await top()).toBe(before);
  await page.keyboard.press('ArrowDown');
  await expect.poll(top).toBeGreaterThan(before);
  release();
  await expect(tabs.last()).toBeFocused();
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
});

test('a picture that is pressed meanwhile opens on the page that is there', async ({ page }) => {
  const release = await holdLatePart(page);
  await visit(page, URL, 'commit');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.locator('#gallery a').first().click();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\?picture=/);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('sections fold meanwhile, and a reload finds them so before their code has come', async ({ page }) => {
  const release = await holdLatePart(page);
  await visit(page, URL, 'commit');
  const overview = page.locator('#overview details');
  await page.getByRole('heading', { level: 2, name: 'Overview' }).click();
  await expect(overview).not.toHaveAttribute('open');
  release();
  await expect(page.locator('[data-asleep]')).toHaveCount(0);
  await expect(overview).not.toHaveAttribute('open');
  const releaseAgain = await holdLatePart(page);
  await page.reload({ waitUntil: 'commit' });
  await ready(page);
  await expect(page.locator('[data-asleep]')).toHaveCount(1);
  await expect(overview).not.toHaveAttribute('open');
  releaseAgain();
  await expect(page.locator('[data-asleep]')).toHaveCount(0);
  await expect(overview).not.toHaveAttribute('open');
});

test('an age of the reader takes nothing from the page while the code is on the way', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('baseAge', '40'));
  const release = await holdLatePart(page);
  await visit(page, URL, 'commit');
  const text = await page.locator('#overview').innerText();
  const sections = page.locator('[data-asleep] section[data-place]');
  const count = await sections.count();
  expect(count).toBeGreaterThan(5);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(sections).toHaveCount(count);
  await expect(page.locator('#overview')).toHaveText(text, { useInnerText: true });
  release();
  await expect(page.getByLabel('Base age')).toHaveValue('40');
});
