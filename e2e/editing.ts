import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page } from '@playwright/test';
import { openAs } from './members';

export const CORE = '/editor/edit-character/maren';
export const VARIANT = '/editor/edit-variant/maren-fantasy';

/** Lets the site be as where its catalogue cannot be written: what is saved would change that of the project. */
export const withoutServer = (page: Page) =>
  page.route('**/__/catalogue/target', (route) => route.fulfill({ json: { catalogue: 'data', canWrite: false } }));

export async function openEditor(page: Page, url = CORE): Promise<void> {
  await withoutServer(page);
  await openAs(page, 'editor@demo.test', url);
  await expect(page.getByRole('heading', { level: 1, name: /^Edit / })).toBeVisible();
}

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

/** Presses a button and waits for the file that it hands out. */
export async function downloadBy(page: Page, name: string): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await textOf(download) };
}

/** Fills in the dialog that asks something, and answers by one of its buttons. */
export async function answerDialog(page: Page, answers: Record<string, string>, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const [label, text] of Object.entries(answers)) await dialog.getByLabel(label, { exact: true }).fill(text);
  await dialog.getByRole('button', { name: button, exact: true }).click();
}

/** Makes a variant of the core that is open, as where no server keeps the catalogue. */
export async function createVariant(page: Page, id: string, label: string): Promise<void> {
  await page.getByRole('button', { name: 'Create Variant' }).click();
  await answerDialog(page, { 'Variant ID': id, 'Variant label': label }, 'Create and Download');
}

export const review = (page: Page) => page.getByRole('button', { name: /^Review and/ }).click();

/** Waits until what was typed is on the disk of this device. */
export const kept = (page: Page) => expect(page.getByText('Draft saved on this device.')).toBeVisible();

/** Has the browser refuse the database of drafts from the next load on, as in a private window. */
export const refuseDrafts = (page: Page) =>
  page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (name: string, version?: number) {
      if (name === 'otherfolk-drafts') throw new DOMException('Refused', 'SecurityError');
      return open.call(this, name, version);
    };
  });
