import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { nightly } from '../nightly';
import { savingData } from '../page-data';
import { expect, ready, test, visit } from '../site-test';
import { still } from '../still';
import { violations } from '../violations';

const PAGE = '/characters/maren/maren-modern';

test('the contents of a page, the way back to its top, and the page on paper', async ({ page }) => {
  await visit(page, PAGE);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await test.step("'Back to Top' comes after 200 pixels, and leads there", async () => {
    const button = page.getByRole('button', { name: 'Back to Top' });
    await expect(button).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, 900));
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(button).toHaveCount(0);
  });
  await test.step('the contents mark what is being read, lead there, and open what was folded', async () => {
    await page.getByRole('heading', { level: 2, name: 'Backstory' }).click();
    await expect(page.locator('#backstory details')).not.toHaveAttribute('open');
    await contents.getByRole('link', { name: 'Backstory' }).click();
    await expect(page.locator('#backstory details')).toHaveAttribute('open');
    await expect(contents.getByRole('link', { name: 'Backstory' })).toHaveAttribute('aria-current', 'location');
    await expect(page).toHaveURL(/#backstory$/);
    const top = await page.locator('#backstory').evaluate((section) => section.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(300);
  });
  await test.step('a printed page has the text, black on white, and nothing to click', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(contents).toBeHidden();
    const heading = page.getByRole('heading', { level: 2, name: 'Backstory' });
    await expect(heading).toBeVisible();
    expect(await heading.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 0, 0)');
  });
});

test(
  'a jump to a section stays true while the page above it grows, until the reader scrolls',
  nightly,
  async ({ page }) => {
    const loaded = page.waitForResponse(/\/navigation\.\w+\.js$/);
    await visit(page, PAGE);
    await loaded;
    // The page stands in for one in browsers that do not hold what is on the screen by themselves.
    await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
    const section = page.locator('#sample-voice');
    const top = () => section.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const grow = () =>
      page.locator('#overview').evaluate((element) => {
        element.prepend(Object.assign(document.createElement('div'), { style: 'block-size: 560px' }));
      });
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Sample Voice' }).click();
    await still(page);
    const jumped = await top();
    expect(jumped).toBeLessThan(300);
    await grow();
    await expect.poll(top).toBe(jumped);
    await page.mouse.wheel(0, -300);
    await expect.poll(top).toBe(jumped + 300);
    await grow();
    await expect.poll(top).toBe(jumped + 860);
  },
);

test('a link to a section opens the page there', async ({ page }) => {
  await visit(page, `${PAGE}#sample-voice`);
  await expect(page.getByRole('heading', { level: 2, name: 'Sample Voice' })).toBeInViewport();
});

test('sections that were folded are folded after a reload, and in the next life', async ({ page }) => {
  await visit(page, PAGE);
  await page.getByRole('heading', { level: 2, name: 'Overview' }).click();
  // Browsers tell a page of it in a task of its own.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('foldedSections'))).toContain('overview');
  await page.reload();
  await ready(page);
  await expect(page.locator('#overview details')).not.toHaveAttribute('open');
  await page.getByRole('link', { name: 'Next variant' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Maren of Fernmarch' })).toBeVisible();
  await expect(page.locator('#overview details')).not.toHaveAttribute('open');
});

test('another life keeps the place on the page', nightly, async ({ page }) => {
  await visit(page, PAGE);
  await page.locator('#stats').scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 400));
  await page
    .getByRole('navigation', { name: 'Select Variant' })
    .getByRole('link', { name: 'Fantasy' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1, name: 'Maren of Fernmarch' })).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(400);
});

test(
  'another life does not flash, as the last one stays until data and pictures are there',
  nightly,
  async ({ page }) => {
    await savingData(page);
    await visit(page, PAGE);
    const scene = page.locator('main img').first();
    await expect.poll(() => scene.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const element = await scene.elementHandle();
    const held: (() => void)[] = [];
    const hold = (pattern: string) =>
      page.route(pattern, async (route) => {
        await new Promise<void>((resolve) => held.push(resolve));
        await route.continue();
      });
    // The pictures of the next life are held, and not those of the first page, whose highlight comes when it answers.
    const pictures = '**/data/images/characters/banners/**/maren-fantasy*';
    await hold('**/maren-fantasy/page.json');
    await hold(pictures);
    await page.getByRole('navigation', { name: 'Select Variant' }).getByRole('link', { name: 'Fantasy' }).click();
    await expect.poll(() => held.length).toBe(1);
    await expect(page.getByRole('heading', { level: 1, name: 'Maren Holloway' })).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
    held.splice(0).forEach((release) => release());
    await expect(page.getByRole('heading', { level: 1, name: 'Maren of Fernmarch' })).toBeVisible();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    // An element that shows a picture shows it until its next one has arrived.
    expect(await element?.evaluate((image) => image.isConnected)).toBe(true);
    await page.unroute(pictures);
    held.splice(0).forEach((release) => release());
    await expect(scene).toHaveJSProperty('complete', true);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('the contents are a bar that unfolds, without violations', nightly, async ({ page }) => {
    await visit(page, PAGE);
    const bar = page.getByRole('button', { name: /^Contents/ });
    const link = page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Gallery' });
    await expect(link).toBeHidden();
    await bar.click();
    await expect(link).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await link.click();
    await expect(link).toBeHidden();
    await expect(page.getByRole('heading', { level: 2, name: 'Gallery' })).toBeInViewport();
    await expect(bar).toContainText('Gallery');
  });

  test(
    'the way back to the top stands at the end of the bar of the contents, as wide as a finger',
    nightly,
    async ({ page }) => {
      await visit(page, PAGE);
      const button = page.getByRole('button', { name: 'Back to Top' });
      await page.evaluate(() => window.scrollTo(0, 900));
      await expect(button).toBeVisible();
      const [back, bar] = await Promise.all([
        button.boundingBox(),
        page.getByRole('navigation', { name: 'Contents' }).boundingBox(),
      ]);
      if (!back || !bar) throw new Error('The button or the bar is not drawn');
      expect(back.width).toBeGreaterThanOrEqual(44);
      expect(back.y).toBeGreaterThanOrEqual(bar.y);
      expect(back.y + back.height).toBeLessThanOrEqual(bar.y + bar.height + 1);
    },
  );
});

test('the end of the page can be scrolled above the way back to its top', nightly, async ({ page }) => {
  await visit(page, PAGE);
  const button = page.getByRole('button', { name: 'Back to Top' });
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(button).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const theme = await page.getByRole('combobox', { name: 'Theme' }).boundingBox();
    const above = await button.boundingBox();
    expect((theme?.y ?? NaN) + (theme?.height ?? NaN)).toBeLessThanOrEqual(above?.y ?? NaN);
  }).toPass();
});

test('a reader takes the text of a life, a plot and a place to other places', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const path of [PAGE, '/plots/false-names/false-names-historical', '/locations/valdemora']) {
    await test.step(`${path}: the copied text has every section of the page, folded ones too`, async () => {
      await visit(page, path);
      const headings = await page.locator('main [data-detail] section h2').allTextContents();
      await page.locator('main [data-detail] summary').first().click();
      await page.getByRole('button', { name: 'Take to play' }).click();
      const dialog = page.getByRole('dialog', { name: 'Take to play' });
      await dialog.getByRole('button', { name: 'Copy' }).click();
      await expect(dialog.getByRole('status')).toHaveText('Copied.');
      const text = await page.evaluate(() => navigator.clipboard.readText());
      const withText = headings.filter((heading) => heading !== 'Gallery');
      for (const heading of withText) expect(text).toContain(`## ${heading}`);
      expect(text).toContain(path);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Take to play' })).toBeFocused();
    });
  }
});

test('a reader takes a life and a list along as files, and nothing that is hidden is in them', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Take to play' });
  const downloadOf = async (button: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: button, exact: true }).click(),
    ]);
    return readFile(await file.path());
  };
  await test.step('a zip has the lives that everybody may see', async () => {
    await visit(page, '/characters/isaura/isaura-historical');
    await page.getByRole('button', { name: 'Take to play' }).click();
    await dialog.getByRole('radio', { name: 'JSON' }).check();
    const files = unzipSync(await downloadOf('Download'));
    const names = Object.keys(files).filter((name) => name.startsWith('characters/'));
    expect(names.sort()).toEqual(
      ['historical', 'mystery', ''].map((life) => `characters/isaura${life && `-${life}`}.json`).sort(),
    );
    expect(strFromU8(files['characters/isaura.json'] ?? new Uint8Array())).not.toMatch(/isaura-(?:fantasy|cyberpunk)/);
  });
  await test.step('a person whom nobody has allowed is no character card, and the reason is said', async () => {
    await dialog.getByRole('radio', { name: 'Character card' }).check();
    await expect(dialog.getByRole('note')).toContainText('The owner of this person does not want them fed to a model');
  });
  await test.step('the sheet for the table is one', async () => {
    await page.evaluate(() => (window.print = () => undefined));
    await dialog.getByRole('radio', { name: 'Print' }).check();
    await dialog.getByRole('button', { name: 'Print' }).click();
    await expect(dialog.getByRole('status')).toHaveText('It is one sheet.');
  });
  await test.step('a card is a picture that carries the life', async () => {
    await visit(page, PAGE);
    await page.getByRole('button', { name: 'Take to play' }).click();
    await dialog.getByRole('radio', { name: 'Character card' }).check();
    const png = await downloadOf('Picture with card');
    expect([png.subarray(1, 4).toString(), png.includes('ccv3'), png.includes('chara')]).toEqual(['PNG', true, true]);
  });
  await test.step('the plots of a list leave as one text', async () => {
    await visit(page, '/plots');
    await page.getByRole('button', { name: 'Take to play' }).click();
    const text = String(await downloadOf('Download'));
    expect(text.match(/^# /gm)).toHaveLength(await page.locator('li > article').count());
  });
});
