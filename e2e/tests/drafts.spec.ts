import type { Page } from '@playwright/test';
import { CORE, downloadBy, kept, openEditor, refuseDrafts, review } from '../editing';
import { nightly } from '../nightly';
import { expect, test } from '../site-test';

const nickname = (page: Page) => page.getByLabel('Nickname');
const bar = (page: Page) => page.getByRole('region', { name: 'Draft' });

async function reopened(page: Page): Promise<Page> {
  const next = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await next.goto(CORE);
  await expect(nickname(next)).toBeVisible();
  return next;
}

test.beforeEach(async ({ page }) => {
  await openEditor(page);
});

test('a closed tab leaves a draft, which is shown, restored, and gone when it is discarded', async ({ page }) => {
  await nickname(page).fill('Mabel');
  await kept(page);
  const second = await reopened(page);
  await expect(bar(second)).toContainText(/There is a draft from .*(ago|now)/);
  await expect(nickname(second)).toHaveValue('Mare');
  await bar(second).getByText('One difference').click();
  await expect(bar(second)).toContainText('Names › Nickname');
  await bar(second).getByRole('button', { name: 'Restore Draft' }).click();
  await expect(nickname(second)).toHaveValue('Mabel');
  await expect(bar(second)).toHaveCount(0);
  await kept(second);
  const third = await reopened(second);
  await bar(third).getByRole('button', { name: 'Discard Draft' }).click();
  await expect(bar(third)).toHaveCount(0);
  const fourth = await reopened(third);
  await expect(
    fourth.locator('section[aria-label="Preview"]').getByRole('heading', { level: 2 }).first(),
  ).toBeVisible();
  await expect(bar(fourth)).toHaveCount(0);
});

test('leaving by a link keeps what was typed a moment before', nightly, async ({ page }) => {
  await nickname(page).fill('Mabel');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
  await page.goBack();
  await expect(bar(page)).toBeVisible();
});

test('a draft over a file that has changed since says so, and touches only its own fields', async ({ page }) => {
  await nickname(page).fill('Mabel');
  await kept(page);
  await page.context().route('**/data/characters/maren.json', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { family: string };
    await route.fulfill({ json: { ...json, family: 'marsh' } });
  });
  const second = await reopened(page);
  await expect(bar(second)).toContainText('The file has changed since');
  await bar(second).getByRole('button', { name: 'Restore Draft' }).click();
  await expect(nickname(second)).toHaveValue('Mabel');
  await expect(second.getByRole('combobox', { name: 'Family' })).toHaveValue(/^marsh/);
});

test('editors of one file in two tabs know of each other, and neither takes the work of the other', async ({
  page,
  context,
}) => {
  const note = 'This file is also open in another tab. Each tab keeps its own draft.';
  await nickname(page).fill('Mabel');
  await kept(page);
  const other = await context.newPage();
  await other.goto(CORE);
  await expect(other.getByText(note)).toBeVisible();
  await expect(page.getByText(note)).toBeVisible();
  await expect(bar(other)).toHaveCount(0);
  await nickname(other).fill('Marnie');
  await kept(other);
  await other.close({ runBeforeUnload: false });
  await expect(page.getByText(note)).toHaveCount(0);
  await expect(nickname(page)).toHaveValue('Mabel');
});

test('leaving warns while something is not downloaded, and not after', async ({ page }) => {
  const warnings: string[] = [];
  page.on('dialog', (dialog) => {
    warnings.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  await expect(nickname(page)).toBeVisible();
  expect(warnings).toEqual([]);
  await nickname(page).fill('Mabel');
  await kept(page);
  await page.reload();
  await expect(bar(page)).toBeVisible();
  expect(warnings).toEqual(['beforeunload']);
  await bar(page).getByRole('button', { name: 'Restore Draft' }).click();
  await review(page);
  await downloadBy(page, 'Download maren.json');
  await page.reload();
  await expect(nickname(page)).toBeVisible();
  expect(warnings).toEqual(['beforeunload']);
});

test('a browser that keeps nothing is reported, and the download still works', nightly, async ({ page, noise }) => {
  noise.expect(/Draft/i);
  await refuseDrafts(page);
  await page.reload();
  await nickname(page).fill('Mabel');
  await expect(page.getByText('This browser cannot keep drafts: download your work before you leave.')).toBeVisible();
  await review(page);
  const { text } = await downloadBy(page, 'Download maren.json');
  expect(text).toContain('Mabel');
});

test('an edit beside an offered draft takes nothing from the draft', nightly, async ({ page }) => {
  await nickname(page).fill('Mabel');
  await kept(page);
  const second = await reopened(page);
  await expect(bar(second)).toBeVisible();
  await second.getByLabel('First name').fill('Ada');
  await kept(second);
  const third = await reopened(second);
  await expect(bar(third)).toContainText('One difference');
  await bar(third).getByRole('button', { name: 'Restore Draft' }).click();
  await expect(third.getByLabel('First name')).toHaveValue('Ada');
  // The older one comes after the newer.
  await bar(third).getByRole('button', { name: 'Restore Draft' }).click();
  await expect(nickname(third)).toHaveValue('Mabel');
  await expect(third.getByLabel('First name')).toHaveValue('Ada');
  await expect(bar(third)).toHaveCount(0);
});
