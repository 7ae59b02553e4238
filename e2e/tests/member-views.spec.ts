import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoAccounts } from '@otherfolk/local-backend/demo-accounts';
import { type Viewer, VISITOR } from '@otherfolk/shared/domain/viewer';
import { type Visible, visibleItems } from '@otherfolk/shared/domain/visibility';
import { expectSignedIn, expectSignedOut, logIn, logOut, restoreSession } from '../members';
import { nightly, variants } from '../nightly';
import { expect, type Page, test, visit } from '../site-test';

// The pages that each kind of member sees and may open, beside those of a visitor: docs/product.md#roles-and-flags.
// Demo accounts are only read.

const data = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../data');
const entries = (file: string) =>
  JSON.parse(readFileSync(path.join(data, file), 'utf8')) as (Visible & { id: string })[];
const RELEASE = 2;

const lists = [
  ['/characters', entries('characters/index.variants.json')],
  ['/plots', entries('plots/index.variants.json')],
  ['/locations', entries('locations/index.json')],
] as const;

/** Pages that not everybody sees: what a visitor reads there, and who reads more. Two in a row are of different kinds. */
const hidden = [
  ['/characters/delphine/delphine-postapoc', 'Error: Failed to load variant JSON', { aN: true }],
  ['/plots/lantern-treaty/lantern-treaty-steampunk', 'Plot not found', { aN: true }],
  ['/locations/highmoor-skyport', 'Location not found', { aN: true, memType: 'a' }],
  ['/characters/silas/silas-postapoc', 'Error: Failed to load variant JSON', { aP: true }],
  ['/plots/weather-to-order/weather-to-order-fantasy', 'Plot not found', { aP: true }],
  ['/locations/gravesend-hollow', 'Location not found', { aP: true, memType: 'a' }],
  ['/characters/kit/kit-superhero', 'Error: Failed to load variant JSON', { aU: true }],
] as const;

const NOT_FOUND = /Failed to load resource|NotFoundError/;

const mayOpen = (viewer: Viewer, rights: Partial<Viewer>) =>
  Object.entries(rights).some(([right, value]) => viewer[right as keyof Viewer] === value);

/** Goes to a page of the site that no link leads to, without loading anew. */
const goWithin = (page: Page, url: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, url);

async function expectLists(page: Page, viewer: Viewer): Promise<void> {
  for (const [url, items] of lists) {
    await page.getByRole('navigation').locator(`a[href="${url}"]`).click();
    const count = visibleItems(items, viewer, RELEASE).length;
    await expect(page.getByRole('status')).toHaveText(`Showing ${count} of ${count} items`);
  }
}

const stageChoices = ({ aN, aP }: Viewer) => [
  ...(aN || aP ? ['All', 'Published'] : []),
  ...(aN ? ['Next Release'] : []),
  ...(aP ? ['Pipeline'] : []),
];

async function expectFilters(page: Page, viewer: Viewer): Promise<void> {
  const filter = page.getByLabel('Stage Filter');
  const choices = stageChoices(viewer);
  await expect(filter).toHaveCount(choices.length > 0 ? 1 : 0);
  if (choices.length > 0) await expect(filter.locator('option')).toHaveText(choices);
  const showHidden = page.getByRole('checkbox', { name: 'Show Hidden' });
  await expect(showHidden).toHaveCount(viewer.memType === 'a' ? 1 : 0);
  if (viewer.memType !== 'a') return;
  await showHidden.check();
  const all = lists[2][1].length;
  await expect(page.getByRole('status')).toHaveText(`Showing ${all} of ${all} items`);
}

const guarded = [
  ['/admin', 'Admin Tools', 'a'],
  ['/editor', 'Editor', 'ae'],
  ['/editor/edit-character/maren', 'Edit Maren Holloway', 'ae'],
  ['/editor/edit-variant/maren-fantasy', 'Edit maren-fantasy', 'ae'],
] as const;

for (const viewer of variants(demoAccounts)) {
  test(`${viewer.email}: lists and filters change at once, and back on logging out`, async ({ page }) => {
    await visit(page, '/locations');
    await logIn(page, viewer.email);
    await expectFilters(page, viewer);
    await expectLists(page, viewer);
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links.last()).toHaveText({ a: 'Admin Tools', e: 'Editor', m: 'Changelog' }[viewer.memType]);
    await logOut(page);
    const count = visibleItems(lists[2][1], VISITOR, RELEASE).length;
    await expect(page.getByRole('status')).toHaveText(`Showing ${count} of ${count} items`);
    await expectFilters(page, VISITOR);
    await expectLists(page, VISITOR);
    await expect(links.last()).toHaveText('Changelog');
  });

  test(`${viewer.email}: pages that not everybody sees, and guarded ones`, nightly, async ({ page, noise }) => {
    noise.expect(NOT_FOUND);
    await restoreSession(page, viewer.email);
    for (const [index, [url, text, rights]] of hidden.entries()) {
      await test.step(url, async () => {
        if (mayOpen(viewer, rights)) {
          await page.goto(url);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          return;
        }
        // One of them by its address: the server answers each member as it answers a visitor.
        if (index === 0) await page.goto(url);
        else await goWithin(page, url);
        await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
      });
    }
    for (const [url, heading, roles] of guarded) {
      await test.step(url, async () => {
        await page.goto(url);
        await expectSignedIn(page);
        if (roles.includes(viewer.memType)) {
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        } else {
          await expect(page).toHaveURL('/');
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Otherfolk');
        }
        await expect(page.getByRole('alert')).toHaveCount(0);
      });
    }
  });
}

test('a visitor is sent home from guarded pages without a word, and loads nothing of them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const [url] of guarded) {
    await page.goto(url);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Otherfolk');
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  expect(asked.filter((url) => /mfe-admin|remotes\/admin|firebase\./.test(url))).toEqual([]);
});

test('the answer to a guarded page is a layout with nothing in it', async ({ request }) => {
  for (const [url] of guarded) {
    const html = await (await request.get(url)).text();
    expect(html).toMatch(/<main[^>]*><\/main>/);
  }
});

test('a page that is open stays while a member comes to see more of it, and keeps what it may on logging out', async ({
  page,
}) => {
  await visit(page, '/characters/kit');
  const heading = page.getByRole('heading', { level: 1 });
  const picker = page.getByRole('navigation', { name: 'Select Variant' }).getByRole('listitem');
  const name = await heading.innerText();
  const before = await picker.count();
  let isGone = false;
  await page.exposeFunction('gone', () => (isGone = true));
  await page.evaluate(() => {
    const { gone } = window as unknown as { gone: () => void };
    const observer = new MutationObserver(() => document.querySelector('main h1') ?? gone());
    observer.observe(document.querySelector('main') as Element, { childList: true, subtree: true });
  });
  await logIn(page, 'unnamed@demo.test');
  await expect(picker).toHaveCount(before + 1);
  expect(isGone).toBe(false);
  await logOut(page);
  await expect(picker).toHaveCount(before);
  await expect(heading).toHaveText(name);
});

test('a page that only members see is gone as soon as they log out, and back when they log in', async ({
  page,
  noise,
}) => {
  noise.expect(NOT_FOUND);
  await visit(page, '/plots');
  await logIn(page, 'preview@demo.test');
  await page.goto('/plots/lantern-treaty/lantern-treaty-steampunk');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Lantern/);
  await logOut(page);
  await expect(page.getByRole('main').getByText('Plot not found')).toBeVisible();
  await logIn(page, 'preview@demo.test');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Lantern/);
});

test('logging out on a guarded page leads home, and leaves nothing behind on this device', async ({ page }) => {
  await visit(page, '/');
  await logIn(page, 'admin@demo.test');
  await page.getByRole('link', { name: 'Admin Tools' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Tools');
  await logOut(page);
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  await page.goto('/admin');
  await expect(page).toHaveURL('/');
  await expectSignedOut(page);
});
