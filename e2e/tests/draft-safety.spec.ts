import { CORE, createVariant, downloadBy, kept, openEditor, review } from '../editing';
import { nightly } from '../nightly';
import { expect, type Page, test } from '../site-test';

const nickname = (page: Page) => page.getByLabel('Nickname');
const bar = (page: Page) => page.getByRole('region', { name: 'Draft' });

const draftsOnDisk = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('otherfolk-drafts');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('drafts').objectStore('drafts').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );

/** Lets the browser refuse to store anything more, as it does when the disk is full, until `mend` is called. */
async function fillDisk(page: Page): Promise<{ mend: () => Promise<void> }> {
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function () {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
    Object.assign(window, { mendDisk: () => (IDBObjectStore.prototype.put = put) });
  });
  return { mend: () => page.evaluate(() => (window as unknown as { mendDisk: () => void }).mendDisk()) };
}

test.beforeEach(async ({ page }) => {
  await openEditor(page);
});

test(
  'a draft that is restored while the disk is full stays until what replaces it is stored',
  nightly,
  async ({ page, noise }) => {
    noise.expect(/draft could not be kept/i);
    await nickname(page).fill('Mabel');
    await kept(page);
    await page.reload();
    await expect(bar(page)).toBeVisible();
    const { mend } = await fillDisk(page);
    await bar(page).getByRole('button', { name: 'Restore Draft' }).click();
    await expect(nickname(page)).toHaveValue('Mabel');
    await expect(page.getByText('download your work before you leave')).toBeVisible();
    expect(await draftsOnDisk(page)).toBe(1);
    await expect(page.getByText('storage is full')).toBeVisible();
    // Typing goes on, and the draft is kept as soon as there is room.
    await page.getByLabel('First name').fill('Ada');
    await mend();
    await kept(page);
    expect(await draftsOnDisk(page)).toBe(1);
    await page.reload();
    await bar(page).getByRole('button', { name: 'Restore Draft' }).click();
    await expect(nickname(page)).toHaveValue('Mabel');
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
  },
);

test('an edit of the moment before a reload is kept', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await nickname(page).fill('Mabel');
  await page.reload();
  await bar(page).getByRole('button', { name: 'Restore Draft' }).click();
  await expect(nickname(page)).toHaveValue('Mabel');
});

test('a downloaded file does not silence the warning about another that was not', nightly, async ({ page }) => {
  const warnings: string[] = [];
  await createVariant(page, 'maren-nautical', 'Nautical');
  await expect(page.getByRole('link', { name: 'Edit maren-nautical' })).toBeVisible();
  page.on('dialog', (dialog) => {
    warnings.push(dialog.type());
    void dialog.accept();
  });
  await nickname(page).fill('Mabel');
  await review(page);
  await downloadBy(page, 'Download maren-nautical.json');
  await page.reload();
  await expect(nickname(page)).toBeVisible();
  expect(warnings).toEqual(['beforeunload']);
});

test('an edit after a download is warned about again', nightly, async ({ page }) => {
  const warnings: string[] = [];
  page.on('dialog', (dialog) => {
    warnings.push(dialog.type());
    void dialog.accept();
  });
  await nickname(page).fill('Mabel');
  await review(page);
  await downloadBy(page, 'Download maren.json');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await nickname(page).fill('Mabelle');
  await page.reload();
  await expect(nickname(page)).toBeVisible();
  expect(warnings).toEqual(['beforeunload']);
});

test('undo keys do nothing to the form below an open dialog', nightly, async ({ page }) => {
  await nickname(page).fill('Mabel');
  await kept(page);
  await review(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Control+z');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(nickname(page)).toHaveValue('Mabel');
  await page.keyboard.press('Control+z');
  await expect(nickname(page)).toHaveValue('Mare');
});

test(
  'the editor says that the browser may forget drafts on its own, and asks it once, at the first edit, to keep them',
  nightly,
  async ({ page }) => {
    await page.addInitScript(() => {
      let asked = 0;
      Object.assign(window, { askedToPersist: () => asked });
      navigator.storage.persist = () => Promise.resolve(++asked === 0);
      navigator.storage.persisted = () => Promise.resolve(false);
    });
    await page.goto(CORE);
    const asked = () => page.evaluate(() => (window as unknown as { askedToPersist: () => number }).askedToPersist());
    const warning = page.getByText('This browser may delete drafts when space runs low');
    await expect(nickname(page)).toBeVisible();
    expect(await asked()).toBe(0);
    await nickname(page).fill('Mabel');
    await expect(warning).toBeVisible();
    await nickname(page).fill('Mabelle');
    await kept(page);
    expect(await asked()).toBe(1);
  },
);
