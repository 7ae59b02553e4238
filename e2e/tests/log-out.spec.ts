import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { CORE, kept, openEditor, refuseDrafts } from '../editing';
import { controls, expectSignedIn, expectSignedOut, openAs } from '../members';
import { nightly } from '../nightly';
import { expect, type Page, test, visit } from '../site-test';
import { violations } from '../violations';

const nickname = (page: Page) => page.getByLabel('Nickname');
const bar = (page: Page) => page.getByRole('region', { name: 'Draft' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Log Out' });
const pressLogOut = (page: Page) => controls(page).getByRole('button', { name: 'Log Out' }).click();
const choose = (page: Page, name: string) => question(page).getByRole('button', { name, exact: true }).click();

async function leaveDraft(page: Page): Promise<void> {
  await openEditor(page);
  await nickname(page).fill('Mabel');
  await kept(page);
}

async function openEditorAs(page: Page, who: 'admin' | 'editor'): Promise<void> {
  await openAs(page, `${who}@demo.test`, CORE);
  await expect(nickname(page)).toHaveValue('Mare');
}

test('drafts that an editor keeps are not shown to the next one, and are offered when the first is back', async ({
  page,
}) => {
  await leaveDraft(page);
  await pressLogOut(page);
  await expect(question(page)).toContainText('characters/maren.json');
  await choose(page, 'Keep for me');
  await expectSignedOut(page);
  await openEditorAs(page, 'admin');
  await page.getByRole('button', { name: 'My Drafts' }).click();
  await expect(page.getByRole('dialog')).toContainText('You have no drafts in this browser.');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(bar(page)).toHaveCount(0);
  await pressLogOut(page);
  await expectSignedOut(page);
  await openEditorAs(page, 'editor');
  await expect(bar(page)).toContainText(/There is a draft from .*(ago|now)/);
});

test('drafts that are downloaded come in their places, and nothing of them stays', nightly, async ({ page }) => {
  await leaveDraft(page);
  await pressLogOut(page);
  const [download] = await Promise.all([page.waitForEvent('download'), choose(page, 'Download')]);
  await expectSignedOut(page);
  const files = unzipSync(await readFile(await download.path()));
  expect(Object.keys(files)).toEqual(['characters/maren.json']);
  expect(Buffer.from(files['characters/maren.json'] ?? []).toString()).toContain('"nickname": "Mabel"');
  await openEditorAs(page, 'editor');
  await pressLogOut(page);
  await expectSignedOut(page);
});

test(
  'drafts that are discarded are gone, also those of a tab that is still open',
  nightly,
  async ({ page, context }) => {
    await leaveDraft(page);
    const other = await context.newPage();
    await visit(other, '/');
    await expectSignedIn(other);
    await pressLogOut(other);
    await choose(other, 'Discard');
    await expectSignedOut(other);
    await expectSignedOut(page);
    await openEditorAs(other, 'editor');
    await expect(
      other.locator('section[aria-label="Preview"]').getByRole('heading', { level: 2 }).first(),
    ).toBeVisible();
    await expect(bar(other)).toHaveCount(0);
  },
);

test('a member who presses Log Out a moment after typing is asked about that, too, and may stay by key', async ({
  page,
}) => {
  await openEditor(page);
  await nickname(page).fill('Mabel');
  await pressLogOut(page);
  await expect(question(page)).toContainText('one draft');
  await expect(question(page).getByRole('button', { name: 'Keep for me' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expect(controls(page).getByRole('button', { name: 'Log Out' })).toBeFocused();
  await expectSignedIn(page);
  await expect(nickname(page)).toHaveValue('Mabel');
});

test('a session that ends by itself leaves the drafts to their member alone', nightly, async ({ page }) => {
  await leaveDraft(page);
  // The session ends as another tab of an earlier release, or the identity service, ends it.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) localStorage.removeItem(key);
  });
  await page.goto('/');
  await expectSignedOut(page);
  await openEditorAs(page, 'admin');
  await expect(page.locator('section[aria-label="Preview"]').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await pressLogOut(page);
  await expectSignedOut(page);
  await openEditorAs(page, 'editor');
  await expect(bar(page)).toBeVisible();
});

test('work that could not be kept holds back a link and Log Out until the editor agrees', async ({ page, noise }) => {
  noise.expect(/Draft/i);
  await refuseDrafts(page);
  await openEditor(page);
  await nickname(page).fill('Mabel');
  await expect(page.getByText('This browser cannot keep drafts')).toBeVisible();
  const question = page.getByRole('dialog', { name: 'Leave This Page' });
  const home = page.getByRole('link', { name: 'Home', exact: true });
  await home.click();
  await expect(question).toContainText('If you leave now, it is lost.');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(home).toBeFocused();
  await expect(nickname(page)).toHaveValue('Mabel');
  await pressLogOut(page);
  await question.getByRole('button', { name: 'Stay' }).click();
  await expectSignedIn(page);
  await pressLogOut(page);
  await question.getByRole('button', { name: 'Leave' }).click();
  await expectSignedOut(page);
});

test(
  "the list of a member's drafts shows age and size of each, and delivers and clears them after a question",
  nightly,
  async ({ page }) => {
    await openAs(page, 'admin@demo.test', CORE);
    await nickname(page).fill('Mabel');
    await kept(page);
    await page.goto('/admin');
    const list = page.getByRole('region', { name: 'Drafts on This Device' });
    const row = list.getByRole('listitem').filter({ hasText: 'characters/maren.json' });
    await expect(row).toContainText(/(now|ago).*kB/);
    await expect(row.getByRole('link')).toHaveAttribute('href', CORE);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      row.getByRole('button', { name: /^Download / }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('maren.json');
    const question = page.getByRole('dialog', { name: 'Discard Drafts' });
    await list.getByRole('button', { name: 'Discard all' }).click();
    await question.getByRole('button', { name: 'Keep' }).click();
    await expect(row).toHaveCount(1);
    await list.getByRole('button', { name: 'Discard all' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(list).toContainText('You have no drafts in this browser.');
  },
);

test('a draft that a tab has open is listed as such, and is not cleared under it', nightly, async ({ page }) => {
  await leaveDraft(page);
  await page.getByRole('button', { name: 'My Drafts' }).click();
  const row = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'characters/maren.json' });
  await expect(row).toContainText('Open in a tab');
  await expect(row.getByRole('button', { name: /^Discard/ })).toHaveCount(0);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Discard all' })).toBeDisabled();
});

test(
  'the question and the list have no violations in either theme, and fit on a narrow screen',
  nightly,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await leaveDraft(page);
    for (const [open, close] of [
      [() => page.getByRole('button', { name: 'My Drafts' }).click(), 'Close'],
      [() => pressLogOut(page), 'Cancel'],
    ] as const) {
      await open();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('characters/maren.json');
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await violations(page, { include: 'dialog[open]' }), colorScheme).toEqual([]);
        for (const width of [360, 768, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
          expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
        }
      }
      await dialog.getByRole('button', { name: close }).click();
      await expect(dialog).toHaveCount(0);
    }
  },
);
