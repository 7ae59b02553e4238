import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { withPngTexts } from '@otherfolk/shared/formats/card/png-chunks';
import { openAs } from '../members';
import { ADMIN, press, test } from '../saving-test';
import { expect } from '../site-test';

test.use({ isEmpty: true });
// One server for all of them.
test.describe.configure({ mode: 'default' });

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sources-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const card = (data: object) => JSON.stringify({ spec: 'chara_card_v3', spec_version: '3.0', data });

/** A card as people share them: a picture with the card in it. */
async function pngCard(data: object): Promise<Uint8Array> {
  const image = sharp({ create: { width: 400, height: 600, channels: 3, background: '#355' } });
  const text = Buffer.from(card(data)).toString('base64');
  return withPngTexts(new Uint8Array(await image.png().toBuffer()), { ccv3: text });
}

function vault(): string {
  const people = path.join(folder, 'vault', 'People');
  mkdirSync(people, { recursive: true });
  for (const [at, name] of ['Ada Merrow', 'Bram Oake', 'Cleo Vantage'].entries()) {
    const facts = `---\nage: ${21 + at}\nheight: 5'${at}''\ngender: female\n---\n`;
    const text = `# ${name}\n\n${name} keeps the lamp.\n\n## Relationships\n\n- [[Ada Merrow]]: friend\n`;
    writeFileSync(path.join(people, `${name}.md`), facts + text);
  }
  return path.join(folder, 'vault');
}

function file(name: string, content: string | Uint8Array): string {
  writeFileSync(path.join(folder, name), content);
  return path.join(folder, name);
}

const TABLE = 'Name;Age;Height;Occupation\n"Mona Field";34;170 cm;Baker\n"Nils Hart";29;5 ft 11;Sailor\n';

const open = async (page: Page) => {
  await openAs(page, ADMIN, '/admin');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import' })).toBeVisible();
};
const bring = (page: Page, files: string[]) => page.locator('[data-import="files"]').setInputFiles(files);
const bringFolder = (page: Page, path_: string) => page.locator('[data-import="folder"]').setInputFiles(path_);
const item = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: `Import ${name}` }) });

async function save(page: Page): Promise<void> {
  await press(page, 'Review and save');
  await press(page, 'Save to the catalogue');
  await expect(page.getByRole('dialog').getByText('Saved.')).toBeVisible();
}

/** The choices of the import that this device keeps, as JSON; empty where there is none yet. */
const keptChoices = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'otherfolk-imports')) return '';
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(String(request.error)));
      });
    const database = await done(indexedDB.open('otherfolk-imports'));
    const all = await done(database.transaction('imports').objectStore('imports').getAll());
    database.close();
    return (all as { decided: string }[]).map(({ decided }) => decided).join('');
  });

test('a card, a vault and a table become a published site in the browser alone', async ({ page, site }) => {
  await open(page);
  await bring(page, [
    file('elena.png', await pngCard({ name: 'Elena Torres', description: 'She sails.' })),
    file('people.csv', TABLE),
  ]);
  await bringFolder(page, vault());
  await expect(page.getByText('Character Card V3: Elena Torres')).toBeVisible();
  await expect(page.getByText(/3 Markdown notes.*3 of them people/)).toBeVisible();
  await expect(item(page, 'Mona Field')).toBeVisible();
  await save(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  expect(site.read('characters/bram-oake-modern.json')).toMatchObject({
    recordInfo: { published: false },
    sections: { relationships: [{ characterId: 'ada-merrow' }] },
  });
  expect(site.read('characters/mona-field.json')).toMatchObject({ ageGrade: { ageFormula: 'X+16' } });
  expect(site.read('characters/elena-torres-modern.json')).toMatchObject({
    images: { avatar: expect.stringMatching(/\.webp$/) as unknown },
  });
  await page.getByRole('link', { name: 'Publish many at once' }).click();
  await page.getByRole('combobox', { name: 'Change' }).selectOption('set-status');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('live');
  await press(page, 'Preview changes');
  await press(page, 'Save to the catalogue');
  await expect(page.getByRole('dialog').getByText('Saved.')).toBeVisible();
  const visited = await page.request.get('/characters/elena-torres/elena-torres-modern');
  expect(await visited.text()).toContain('She sails.');
});

test('the same card once more merges by field, and asks where both sides have changed', async ({ page, site }) => {
  const path_ = 'characters/elena-torres-modern.json';
  site.writeText(path_, site.readText(path_).replace('She sails.', 'She sails at night.'));
  await open(page);
  await bring(page, [
    file('elena.json', card({ name: 'Elena Torres', description: 'She rows.', scenario: 'The quay.' })),
  ]);
  await expect(page.getByText('One field has changed here and in the source: choose below.')).toBeVisible();
  await item(page, 'Elena Torres').getByRole('radio', { name: 'Take theirs She rows.' }).check();
  await save(page);
  expect(site.readText(path_)).toContain('She rows.');
  expect(site.readText(path_)).toContain('The quay.');
  await press(page, 'Undo');
  await expect(page.getByRole('dialog').getByText('Undone')).toBeVisible();
  expect(site.readText(path_)).toContain('She sails at night.');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what was brought is there again after a reload, and a broken file is named', async ({ page }) => {
    await open(page);
    await bring(page, [
      file('finn.json', card({ name: 'Finn Roe' })),
      file('broken.json', '{"spec": "chara_card_v3",'),
    ]);
    await expect(item(page, 'Finn Roe')).toBeVisible();
    await page.getByText('One thing could not be read').click();
    await expect(page.getByText('broken.json', { exact: true })).toBeVisible();
    await page
      .getByRole('textbox', { name: 'World of Finn Roe' })
      .or(page.getByLabel('World of Finn Roe'))
      .fill('Horror');
    // The choice is kept a moment after it was made.
    await expect.poll(() => keptChoices(page)).toContain('Horror');
    await page.reload();
    await press(page, 'Go on');
    await expect(page.getByLabel('World of Finn Roe')).toHaveValue('Horror');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await save(page);
  });
});
