import type { Route } from '@playwright/test';
import { FAILURE, notice } from '../failing';
import { openAs } from '../members';
import { nightly } from '../nightly';
import { expect, type Page, test } from '../site-test';

const room = async (page: Page) => {
  await openAs(page, 'admin@demo.test', '/admin/releases');
  await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible();
};
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the control room tells that every part is whole, fits, and is on the pages', async ({ page }) => {
  await openAs(page, 'admin@demo.test', '/admin');
  await page.getByRole('link', { name: 'Releases' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible();
  await expect(page.getByRole('status')).toContainText('All is well.');
  const files = await part(page, 'Plots')
    .getByText(/files are as released/)
    .innerText();
  const [same, all] = files.match(/\d+/g) ?? [];
  expect(Number(all)).toBeGreaterThan(5);
  expect(same).toBe(all);
  await expect(part(page, 'Plots')).toContainText('/plots');
  await expect(part(page, 'Plots')).toContainText('with this release');
  await expect(part(page, 'Shell')).toContainText('contract 5');
  await part(page, 'Plots').getByText('Release, roll back, render again').click();
  await expect(part(page, 'Plots')).toContainText('npm run release -- --rollback plots --to <site>');
});

type Change = (route: Route) => Promise<void>;
type Json = Record<string, unknown>;

const status =
  (code: number): Change =>
  (route) =>
    route.fulfill({ status: code, body: 'broken' });
const body =
  (text: string): Change =>
  (route) =>
    route.fulfill({ body: text });
const edited =
  (edit: (json: Json) => Json): Change =>
  async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: edit((await response.json()) as Json) });
  };

const PLOTS = '**/remotes/plots/*';
const lines = (line: string | undefined) => edited((json) => ({ ...json, plots: line }));
const declared = (more: Json) => edited((json) => ({ ...json, ...more }));

/** The faults that can be made by an answer: the address, the answer, the part that names the fault, and its words. */
const FAULTS: [address: string, change: Change, part: string | undefined, words: string][] = [
  ['**/releases.json?check*', status(404), undefined, 'releases.json answered 404'],
  ['**/releases.json?check*', body('<!doctype html>'), undefined, 'releases.json cannot be read'],
  ['**/remotes.json?check*', status(500), undefined, 'remotes.json answered 500'],
  ['**/remotes.json?check*', body('[]'), undefined, 'remotes.json is no list of remotes'],
  ['**/remotes.json?check*', lines(undefined), 'Plots', 'remotes.json has no line for it'],
  [
    '**/remotes.json?check*',
    lines('https://plots.example/1/mf-manifest.json'),
    'Plots',
    'another origin without a hash',
  ],
  [
    '**/remotes.json?check*',
    lines('https://plots.example/1/mf-manifest.json#sha384-abc'),
    'Plots',
    'The policy of pages does not allow https://plots.example',
  ],
  [`${PLOTS}/mf-manifest.json?check*`, status(404), 'Plots', 'Its manifest answered 404'],
  [`${PLOTS}/mf-manifest.json?check*`, status(503), 'Plots', 'The host of its manifest answered 503'],
  [`${PLOTS}/mf-manifest.json?check*`, body('<!doctype html>'), 'Plots', 'Its manifest is none'],
  [`${PLOTS}/remoteEntry.js?check*`, status(404), 'Plots', 'Files are gone: remoteEntry.js'],
  [`${PLOTS}/remoteEntry.js?check*`, status(500), 'Plots', 'The host does not give remoteEntry.js'],
  [`${PLOTS}/remoteEntry.js?check*`, body('changed()'), 'Plots', 'Not what was released: remoteEntry.js'],
  [`${PLOTS}/otherfolk.json?check*`, declared({ contract: 1 }), 'Plots', 'it follows contract 1, the shell 5'],
  [`${PLOTS}/otherfolk.json?check*`, status(404), 'Plots', 'it has no declaration'],
  [`${PLOTS}/otherfolk.json?check*`, declared({ name: 'x'.repeat(20_000) }), 'Plots', 'and 16000 is the most'],
  [
    `${PLOTS}/otherfolk.json?check*`,
    declared({ mounts: { characters: {} } }),
    'Plots',
    "it claims the mount 'characters', which belongs to 'characters'",
  ],
  [
    `${PLOTS}/mf-manifest.json?check*`,
    edited((json) => ({ ...json, shared: [{ name: 'react', requiredVersion: '^1.0.0', singleton: true }] })),
    'Plots',
    'it asks for react ^1.0.0',
  ],
  [
    '**/releases.json?check*',
    edited((json) => ({ ...json, rendered: { ...(json.rendered as Json), remotes: { plots: '0.9.0-old' } } })),
    'Plots',
    'Pages were rendered with 0.9.0-old',
  ],
];

test('each fault that is made on purpose is named with its remedy', async ({ page, noise }) => {
  noise.expect(/Failed to load resource/);
  await room(page);
  for (const [address, change, name, words] of FAULTS) {
    await page.route(address, change);
    await page.getByRole('button', { name: 'Check now' }).click();
    const where = name === undefined ? page.getByRole('main') : part(page, name);
    const fault = where.getByRole('listitem').filter({ has: page.getByText(words) });
    await expect(fault.first(), `${address}: ${words}`).toContainText(/\. ?[A-Z].*\.$|\.$/);
    await page.unroute(address);
  }
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByRole('status')).toContainText('All is well.');
});

test('a remote that throws in this browser is named in the control room', async ({ page, noise }) => {
  noise.expect(FAILURE);
  await page.route(/remotes\/plots\/[^/]+\/remoteEntry\.js(?!\?check)/, body("throw new Error('broken build')"));
  await openAs(page, 'admin@demo.test', '/plots');
  await expect(notice(page)).toContainText('The plots cannot be shown right now.', { timeout: 20_000 });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('otherfolk:loads'))).toContain('"while":"loading"');
  await page.unrouteAll();
  await page.goto('/admin/releases');
  await expect(part(page, 'Plots')).toContainText('It did not load in this browser');
  await page.getByRole('button', { name: 'Forget them' }).click();
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByRole('status')).toContainText('All is well.');
});

test('a host that is late is named after 8 seconds', nightly, async ({ page }) => {
  await room(page);
  await page.route(`${PLOTS}/mf-manifest.json?check*`, () => undefined);
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(part(page, 'Plots')).toContainText('It takes longer than 8 seconds', { timeout: 15_000 });
});

test('how fast pages were in this browser is shown until it is forgotten', async ({ page }) => {
  await openAs(page, 'admin@demo.test', '/plots');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('otherfolk:loads'))).toContain('list of plots');
  await page.goto('/admin/releases');
  const rows = part(page, 'Speed in this browser').getByRole('row');
  await expect(rows.filter({ hasText: 'list of plots' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Forget them' }).click();
  await expect(rows).toHaveCount(0);
  // The page that is open is measured on.
  expect(await page.evaluate(() => localStorage.getItem('otherfolk:loads') ?? '')).not.toContain('list of plots');
});
