import type { Route } from '@playwright/test';
import { expectTheRestToWork, EXPOSED, FAILURE, heading, nav, notice, watch } from '../failing';
import { expectSignedIn, restoreSession } from '../members';
import { nightly, variants } from '../nightly';
import { withoutPageData } from '../page-data';
import { expect, test, visit } from '../site-test';

const ENTRY = '**/remotes/plots/**/remoteEntry.js*';
const MANIFEST = '**/remotes/plots/**/mf-manifest.json*';
const EVERYTHING = '**/remotes/plots/**';

const answer = (with_: Parameters<Route['fulfill']>[0]) => (route: Route) => route.fulfill(with_);
const script = (body: string) => answer({ contentType: 'text/javascript', body });

const rungs: { what: string; url: string; fault: (route: Route) => Promise<void>; cause: RegExp }[] = [
  { what: 'an entry that is not there', url: ENTRY, fault: answer({ status: 404 }), cause: /remoteEntry\.js/ },
  { what: 'an entry that fails', url: ENTRY, fault: answer({ status: 500 }), cause: /remoteEntry\.js/ },
  {
    what: 'a server that refuses to connect',
    url: EVERYTHING,
    fault: (route) => route.abort('connectionrefused'),
    cause: /remoteEntry\.js|Failed to fetch/,
  },
  {
    what: 'an entry that throws',
    url: ENTRY,
    fault: script('throw new Error("broken build")'),
    cause: /remoteEntry\.js/,
  },
  {
    what: 'an entry that is a page',
    url: ENTRY,
    fault: answer({ contentType: 'text/html', body: '<!doctype html><p>Not found' }),
    cause: /remoteEntry\.js/,
  },
  { what: 'a module that is not there', url: EXPOSED, fault: answer({ status: 404 }), cause: /ChunkLoadError/ },
  {
    what: 'a module that throws',
    url: EXPOSED,
    fault: script('throw new Error("broken build")'),
    cause: /ChunkLoadError|broken build/,
  },
];

for (const { what, url, fault, cause } of variants(rungs)) {
  test(`${what}: named in the log, one reload, then a notice; all else works, and it comes back`, async ({
    page,
    noise,
  }) => {
    noise.expect(FAILURE);
    await restoreSession(page, 'member@demo.test');
    const seen = watch(page);
    await page.route(url, fault);
    await page.goto('/plots');
    await expect(notice(page)).toContainText('The plots cannot be shown right now.', { timeout: 20_000 });
    await expect.poll(() => seen.loads).toBe(2);
    const attempts = seen.log.filter((line) => line.startsWith("Remote 'plots' failed to load"));
    expect(attempts).toHaveLength(6);
    for (const line of attempts) expect(line).toMatch(cause);

    await expectTheRestToWork(page);
    await nav(page).getByRole('link', { name: 'Plots' }).click();
    await expect(notice(page)).toBeVisible({ timeout: 20_000 });
    await expect.poll(() => seen.loads).toBe(2);
    await page.unroute(url);
    await notice(page).getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('Plots');
    await expectSignedIn(page, 'Mika Member');
  });
}

test('a server that never answers: the layout waits no longer than it should', nightly, async ({ page, noise }) => {
  noise.expect(FAILURE);
  await restoreSession(page, 'member@demo.test');
  // The one reload counts as done: three attempts of 8 s follow.
  await page.evaluate(() => sessionStorage.setItem('otherfolk:reloaded:plots', '1'));
  const seen = watch(page);
  const held: Route[] = [];
  await page.route(EVERYTHING, (route) => void held.push(route));
  await page.clock.install();
  await page.goto('/plots', { waitUntil: 'commit' });
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.clock.fastForward(7_000);
  expect(seen.log.filter((line) => line.includes('did not answer'))).toEqual([]);
  // Each step is longer than an attempt, and than what lies between two.
  const goOn = async () => {
    await page.clock.fastForward(8_000);
    return notice(page).isVisible();
  };
  await expect.poll(goOn).toBe(true);
  await expect(notice(page)).toContainText('The plots cannot be shown right now.');
  expect(seen.log.filter((line) => line.includes("Remote 'plots' did not answer within 8 s"))).toHaveLength(3);
  for (const route of held) await route.abort();
  await page.unroute(EVERYTHING);
  await expectTheRestToWork(page);
  await nav(page).getByRole('link', { name: 'Plots' }).click();
  await notice(page).getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('Plots');
});

// The browser refuses each of these before anybody looks inside, where the manifest's content is known (a remote of another origin).
for (const [what, fault, cause] of variants([
  ['is no JSON', answer({ contentType: 'text/html', body: '<!doctype html>' }), /is not valid JSON|Failed to fetch/],
  ['is that of something else', answer({ json: { metaData: {} } }), /ValiError|Failed to fetch/],
  [
    'exposes nothing',
    answer({ json: { metaData: { remoteEntry: { name: 'remoteEntry.js' } }, exposes: [] } }),
    /exposes no '\.\/remote'|Failed to fetch/,
  ],
] as const)) {
  test(`a manifest that ${what}: the page is loaded once more, and needs none`, nightly, async ({ page, noise }) => {
    noise.expect(FAILURE);
    await visit(page, '/changelog');
    const seen = watch(page);
    await page.route(MANIFEST, fault);
    await nav(page).getByRole('link', { name: 'Plots' }).click();
    await expect(heading(page)).toHaveText('Plots', { timeout: 20_000 });
    await expect.poll(() => seen.loads).toBe(1);
    const attempts = seen.log.filter((line) => line.startsWith("Remote 'plots' failed to load"));
    expect(attempts).toHaveLength(3);
    for (const line of attempts) expect(line).toMatch(cause);
  });
}

test('a link to another area loads its page as a whole where remotes.json cannot be read', async ({ page, noise }) => {
  noise.expect(FAILURE);
  noise.expect(/remotes\.json/);
  await visit(page, '/changelog');
  const seen = watch(page);
  await page.route('**/remotes.json', (route) => route.abort('connectionrefused'));
  await nav(page).getByRole('link', { name: 'Plots' }).click();
  await expect(heading(page)).toHaveText('Plots', { timeout: 20_000 });
  await expect.poll(() => seen.loads).toBe(1);
});

test('a chunk that is gone since the tab was opened: the page is loaded once more, and is whole', async ({
  page,
  noise,
}) => {
  noise.expect(FAILURE);
  noise.expect(/ChunkLoadError/);
  await withoutPageData(page);
  await visit(page, '/plots');
  const seen = watch(page);
  await page.route('**/remotes/plots/**/readers.*.js*', answer({ status: 404 }));
  const card = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const name = await card.getByRole('heading').innerText();
  await card.click();
  await expect(heading(page)).toHaveText(name);
  await expect.poll(() => seen.loads).toBe(1);
  expect(seen.log).toContainEqual(expect.stringMatching(/^Remote 'plots' failed ChunkLoadError/));
});
