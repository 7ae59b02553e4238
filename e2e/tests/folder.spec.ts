import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { failWriting, makeCatalogueFolder, savedText, writeFromOutside } from '../chosen-folder';
import { createVariant, openEditor, review, VARIANT } from '../editing';
import { nightly } from '../nightly';
import { expect, type Page, test } from '../site-test';

const nickname = (page: Page) => page.getByLabel('Nickname');
const status = (page: Page) => page.getByRole('dialog').getByRole('status');
const save = (page: Page) => page.getByRole('button', { name: 'Save into folder' }).click();
const close = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

/** A core with a new variant beside it. */
async function makeVariant(page: Page): Promise<void> {
  await createVariant(page, 'maren-nautical', 'Nautical');
  await expect(page.getByRole('link', { name: 'Edit maren-nautical' })).toBeVisible();
}

test('saving into a folder writes whole files, and refuses a file that has changed since', async ({ page }) => {
  await openEditor(page);
  await makeCatalogueFolder(page);
  await nickname(page).fill('Mabel');
  await review(page);
  await save(page);
  await expect(status(page)).toContainText('Saved into');
  expect(await savedText(page, 'maren.json')).toContain('"nickname": "Mabel"');
  await close(page);
  await nickname(page).fill('Mabelle');
  await review(page);
  await save(page);
  await expect.poll(() => savedText(page, 'maren.json')).toContain('Mabelle');
  await writeFromOutside(page, 'maren.json', '{}');
  await save(page);
  await expect(status(page)).toContainText('has changed');
  expect(await savedText(page, 'maren.json')).toBe('{}');
});

test('the folder of the characters may be chosen itself', nightly, async ({ page }) => {
  await openEditor(page);
  await makeCatalogueFolder(page, ['characters']);
  await nickname(page).fill('Mabel');
  await review(page);
  await save(page);
  await expect(status(page)).toContainText("Saved into 'characters'.");
  expect(await savedText(page, 'maren.json')).toContain('"nickname": "Mabel"');
});

test(
  'a new file that could not be written leaves nothing behind, and is written by the next try',
  nightly,
  async ({ page }) => {
    await openEditor(page);
    await makeCatalogueFolder(page);
    await makeVariant(page);
    const { mend } = await failWriting(page, 'maren-nautical.json');
    await review(page);
    await save(page);
    await expect(status(page)).toContainText('maren-nautical.json');
    await expect(status(page)).toContainText('The disk is full.');
    await expect.poll(() => savedText(page, 'maren-nautical.json')).toBeNull();
    await mend();
    await save(page);
    await expect(status(page)).toContainText('Saved into');
    expect(await savedText(page, 'maren-nautical.json')).toContain('"variantOf": "maren"');
    expect(await savedText(page, 'maren.json')).toContain('maren-nautical');
  },
);

test(
  'a failure amid several files says which are saved and which are not, and the next try saves the rest',
  nightly,
  async ({ page }) => {
    await openEditor(page);
    await makeCatalogueFolder(page);
    await makeVariant(page);
    const before = await savedText(page, 'maren.json');
    const { mend } = await failWriting(page, 'maren.json');
    await review(page);
    await save(page);
    await expect(status(page)).toContainText('Saved: characters/maren-nautical.json. Not saved: characters/maren.json');
    expect(await savedText(page, 'maren.json')).toBe(before);
    await mend();
    await save(page);
    await expect(status(page)).toContainText('Saved into');
    expect(await savedText(page, 'maren.json')).toContain('maren-nautical');
  },
);

test('an empty file that a tab left when it was closed amid its writing is written over', nightly, async ({ page }) => {
  await openEditor(page);
  await makeCatalogueFolder(page);
  await makeVariant(page);
  await writeFromOutside(page, 'maren-nautical.json', '');
  await review(page);
  await save(page);
  await expect(status(page)).toContainText('Saved into');
  expect(await savedText(page, 'maren-nautical.json')).toContain('"variantOf": "maren"');
});

test('a new file is not written over one that somebody else has made', nightly, async ({ page }) => {
  await openEditor(page);
  await makeCatalogueFolder(page);
  await makeVariant(page);
  await writeFromOutside(page, 'maren-nautical.json', '{"id": "other"}');
  await review(page);
  await save(page);
  await expect(status(page)).toContainText('is there already');
  expect(await savedText(page, 'maren-nautical.json')).toBe('{"id": "other"}');
  expect(await savedText(page, 'maren.json')).not.toContain('maren-nautical');
});

test('the zip unpacks over the folder of the catalogue, each file to its place', async ({ page }) => {
  await openEditor(page, VARIANT);
  await review(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download all as zip' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('maren-fantasy.zip');
  const files = unzipSync(await readFile(await download.path()));
  expect(Object.keys(files)).toEqual(['characters/maren-fantasy.json']);
});
