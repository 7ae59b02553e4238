import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { lastBuild } from '@otherfolk/cli/export/site/deployment';
import { siteIn } from '@otherfolk/cli/export/site/site';
import { releaseRemote } from '@otherfolk/cli/release/release-remote';
import { releaseOf } from '@otherfolk/webpack/build-record';
import { nightly } from '../nightly';
import { expect, test, visit } from '../site-test';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
/** Holds the site, and beside it what releases keep for themselves. */
let home: string;
let folder: string;
let server: Server;
let origin: string;

function npmRun(command: string, ...args: string[]): string {
  const run = spawnSync('npm', ['run', '--silent', command, '--', ...args], { cwd: root });
  expect(run.status, run.stderr.toString()).toBe(0);
  return run.stdout.toString();
}

/** A plain static host, as in the tests of the export, that notices what is released while it runs. */
test.beforeAll(async () => {
  home = realpathSync(mkdtempSync(path.join(tmpdir(), 'otherfolk-release-')));
  folder = path.join(home, 'site');
  npmRun('export', '--out', folder, '--origin', 'https://otherfolk.example');
  const files = sirv(folder, { dev: true });
  server = createServer((request, response) => files(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});

test.afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(home, { recursive: true, force: true });
});

test.describe.configure({ mode: 'serial' });

const linesOf = () => JSON.parse(readFileSync(path.join(folder, 'remotes.json'), 'utf8')) as Record<string, string>;

test('a tab that was open goes on, and loads what was released meanwhile; rolled back, the release before', async ({
  page,
  context,
}) => {
  const before = linesOf();
  const real = lastBuild('plots', 'none');
  const next = { ...real, record: { ...real.record, version: '9.0.0' } };
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // Its manifest is read by whoever runs it; of the others, pages from before may ask for files beforehand.
  const loaded = (release: string) => asked.includes(`/remotes/plots/${release}/mf-manifest.json`);
  const open = async (tab: typeof page) => {
    await tab.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plots' }).click();
    await expect(tab.getByRole('heading', { level: 1, name: 'Plots' })).toBeVisible();
  };

  await visit(page, `${origin}/locations`);
  await releaseRemote(siteIn(folder), 'plots', next);
  expect(linesOf()).toEqual({ ...before, plots: `/remotes/plots/${releaseOf(next.record)}/mf-manifest.json` });
  await open(page);
  expect([loaded(releaseOf(next.record)), loaded(releaseOf(real.record))]).toEqual([true, false]);

  expect(npmRun('release', '--rollback', 'plots', '--to', folder)).toContain(`plots ${releaseOf(real.record)} is live`);
  expect(linesOf()).toEqual(before);
  // The first tab may still ask for something of its own.
  await page.waitForLoadState('networkidle');
  asked.length = 0;
  const fresh = await context.newPage();
  // A page that is not ready yet would load the next one anew, which carries the manifest of its remote.
  await visit(fresh, `${origin}/locations`);
  await open(fresh);
  expect([loaded(releaseOf(next.record)), loaded(releaseOf(real.record))]).toEqual([false, true]);
  // The code that the first tab has not loaded yet of the release that was taken back is still there.
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plots' })).toBeHidden();
});

test('pages that are rendered again carry the release that is live', nightly, async ({ page }) => {
  const next = lastBuild('plots', 'none');
  await releaseRemote(siteIn(folder), 'plots', { ...next, record: { ...next.record, version: '9.1.0' } });
  const plots = path.join(folder, 'plots/index.html');
  expect(readFileSync(plots, 'utf8')).not.toContain('/remotes/plots/9.1.0-');
  npmRun('release', 'pages', '--to', folder);
  expect(readFileSync(plots, 'utf8')).toContain('/remotes/plots/9.1.0-');
  await visit(page, `${origin}/plots/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Plots' })).toBeVisible();
});
