import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page } from '@playwright/test';
import { openAs } from './members';

export const CORE = '/editor/edit-character/maren';
export const VARIANT = '/editor/edit-variant/maren-fantasy';

export async function openEditor(page: Page, url = CORE): Promise<void> {
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

/** Answers the questions of prompts in turn, null for cancel; gives what was asked and said. */
export function answer(page: Page, ...answers: (string | null)[]): string[] {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    if (dialog.type() === 'alert') return void dialog.accept();
    const text = answers.shift();
    void (text === null || text === undefined ? dialog.dismiss() : dialog.accept(text));
  });
  return asked;
}

export const review = (page: Page) => page.getByRole('button', { name: 'Review and Download' }).click();

/** Until what was typed is on the disk of this device. */
export const kept = (page: Page) => expect(page.getByText('Draft kept on this device.')).toBeVisible();

/** From the next load on, the browser refuses the database of drafts, as in a private window. */
export const refuseDrafts = (page: Page) =>
  page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (name: string, version?: number) {
      if (name === 'otherfolk-drafts') throw new DOMException('Refused', 'SecurityError');
      return open.call(this, name, version);
    };
  });
