import { logIn, logOut, openAs, REFUSED, restoreSession } from '../members';
import { nightly } from '../nightly';
import { expect, type Page, test, visit } from '../site-test';

// Unreleased content is encrypted: a member who may read it decrypts it, and nobody else can learn that it is there.

const HIDDEN = '/characters/freddie/freddie-steampunk';
const NAME = 'Freddie of the Cinder';
const UNAVAILABLE = 'What is not released yet cannot be shown now.';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');

/** Answers as a host without the guarded files, or with others in their places. */
const spoil = (page: Page, answer: { status: number; body: string }) =>
  page.route('**/guarded/**', (route) => route.fulfill(answer));

test('a visitor gets of what is not released what he gets of what never was', async ({ request }) => {
  const same = [
    [HIDDEN, '/characters/freddie/freddie-nowhere'],
    ['/plots/lantern-treaty/lantern-treaty-steampunk', '/plots/lantern-treaty/lantern-treaty-nowhere'],
    ['/locations/highmoor-skyport', '/locations/nowhere'],
    ['/data/characters/freddie-steampunk.json', '/data/characters/freddie-nowhere.json'],
    ['/data/images/avatars/freddie-steampunk.avif', '/data/images/avatars/freddie-nowhere.avif'],
  ] as const;
  for (const [hidden, nowhere] of same) {
    const [one, other] = [await request.get(hidden), await request.get(nowhere)];
    expect([hidden, one.status()]).toEqual([hidden, 404]);
    expect(other.status()).toBe(404);
    const neutral = (text: string, url: string) => text.replaceAll(url.split('/').at(-1) ?? '', 'x');
    expect(neutral(await one.text(), hidden)).toBe(neutral(await other.text(), nowhere));
  }
  const index = await (await request.get('/data/characters/index.variants.json')).text();
  expect(index).toContain('freddie-slice');
  expect(index).not.toContain('freddie-steampunk');
});

test('a member who sees the next release reads it, with its images, from its list, its page and its gallery', async ({
  page,
  noise,
}) => {
  noise.expect(REFUSED);
  await openAs(page, 'preview@demo.test', '/characters');
  await main(page)
    .getByRole('link', { name: new RegExp(NAME) })
    .first()
    .click();
  await expect(heading(page)).toHaveText(NAME);
  const images = main(page).getByRole('img');
  const isDrawn = (image: Element) => (image as HTMLImageElement).naturalWidth > 1;
  await expect.poll(() => images.first().evaluate(isDrawn)).toBe(true);
  await expect(images.first()).toHaveAttribute('src', /^blob:/);
  const thumbnail = page.locator('#gallery a[href$="-drawn.avif"]').first();
  await page.getByRole('combobox', { name: /Style/ }).selectOption('all');
  await thumbnail.scrollIntoViewIfNeeded();
  await thumbnail.click();
  const shown = page.getByRole('dialog').getByRole('img').first();
  await expect(shown).toHaveAttribute('src', /^blob:/);
  await expect.poll(() => shown.evaluate(isDrawn)).toBe(true);
});

test('an editor without flags opens what visitors do not see', nightly, async ({ page }) => {
  await openAs(page, 'editor@demo.test', '/editor/edit-variant/freddie-steampunk');
  await expect(heading(page)).toHaveText('Edit freddie-steampunk');
});

test.describe('after Log Out', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a device keeps nothing of decrypted content', async ({ page, noise }) => {
    noise.expect(REFUSED);
    await visit(page, '/');
    await logIn(page, 'preview@demo.test');
    await page.goto(HIDDEN);
    await expect(heading(page)).toHaveText(NAME);
    const image = main(page).locator('img[src^="blob:"]').first();
    const url = await image.getAttribute('src');
    const canBeRead = () =>
      page.evaluate(async (src) => {
        const decoded = Object.assign(new Image(), { src }).decode();
        return decoded.then(
          () => true,
          () => false,
        );
      }, url);
    expect(await canBeRead()).toBe(true);
    // The files that were read are in caches by now.
    await page.waitForFunction(async () => (await caches.keys()).length > 0);
    await logOut(page);
    await expect(heading(page)).not.toHaveText(NAME);
    expect(await canBeRead()).toBe(false);
    noise.expect(/ERR_FILE_NOT_FOUND|Failed to load resource|NotFoundError/);
    const kept = await page.evaluate(async () => {
      const texts: string[] = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          texts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
      }
      for (const { name = '' } of await indexedDB.databases()) {
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.onsuccess = () => resolve(opening.result);
          opening.onerror = () => reject(opening.error);
        });
        for (const store of database.objectStoreNames) {
          const all = database.transaction(store).objectStore(store).getAll();
          await new Promise((resolve) => (all.onsuccess = resolve));
          texts.push(JSON.stringify(all.result));
        }
        database.close();
      }
      return texts;
    });
    const words = /Clouds do not deliver themselves|Freddie of the Cinder/;
    expect(kept.filter((text) => words.test(text))).toEqual([]);
  });
});

test.describe('where the keys open nothing', () => {
  const answers = [
    ['are missing', { status: 404, body: '' }],
    ['are cut short', { status: 200, body: 'short' }],
    ['are of somebody else', { status: 200, body: 'x'.repeat(8192) }],
  ] as const;

  test('a member whose guarded files cannot be read sees the public site and one sentence, and more when they are there', async ({
    page,
    noise,
  }) => {
    noise.expect(/Failed to load resource|NotFoundError|What is not released yet cannot be read/);
    await restoreSession(page, 'preview@demo.test');
    for (const [what, answer] of answers) {
      await test.step(`they ${what}`, async () => {
        await spoil(page, answer);
        await page.goto('/characters');
        const sentence = page.getByText(UNAVAILABLE);
        await expect(sentence).toHaveCount(1);
        await expect(main(page).getByRole('link', { name: /Maren/ }).first()).toBeVisible();
        const hidden = main(page).getByRole('link', { name: new RegExp(NAME) });
        await expect(hidden).toHaveCount(0);
        await page.unroute('**/guarded/**');
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(hidden.first()).toBeVisible();
        await expect(sentence).toHaveCount(0);
      });
    }
  });

  test(
    'an editor reads that a file cannot be had, and is not given the part that visitors may know',
    nightly,
    async ({ page, noise }) => {
      noise.expect(/Failed to load resource|cannot be read|Unable to load/);
      await restoreSession(page, 'editor@demo.test');
      await spoil(page, answers[0][1]);
      await page.goto('/editor/edit-character/freddie');
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
    },
  );
});
