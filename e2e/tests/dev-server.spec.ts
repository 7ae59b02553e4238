import { type ChildProcess, spawn } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cloneRepository } from '@otherfolk/checks/clone-repository';
import { freePorts } from '@otherfolk/system/free-ports';
import { nightly } from '../nightly';
import { expect, test } from '../site-test';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const OTHER_REMOTES = ['mfe-characters', 'mfe-locations', 'mfe-admin'];

/** The shell is built for development, and the remote for the first time. */
const START_TIMEOUT_MS = 240_000;

let clone: string;
let server: ChildProcess;
let origin: string;

test.beforeAll(async () => {
  test.setTimeout(START_TIMEOUT_MS);
  clone = await cloneRepository('dev-server');
  for (const workspace of OTHER_REMOTES)
    await cp(path.join(root, workspace, 'dist'), path.join(clone, workspace, 'dist'), { recursive: true });
  const port = await freePorts(1);
  origin = `http://localhost:${port}`;
  server = spawn('npm', ['start', '-w', 'mfe-plots'], {
    cwd: clone,
    env: { ...process.env, PORT: String(port), ACCOUNTS_DIR: path.join(clone, '.accounts') },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (text: Buffer) => text.includes('ready: ') && resolve());
    server.on('exit', (code) => reject(new Error(`npm start -w mfe-plots ended with ${code}`)));
  });
});

test.afterAll(async () => {
  // npm and what it has started.
  if (server.pid) process.kill(-server.pid, 'SIGTERM');
  await new Promise((resolve) => server.on('exit', resolve));
  await rm(clone, { recursive: true, force: true });
});

test('a component that is saved is on the open page, and what was typed there stays', nightly, async ({ page }) => {
  await page.goto(`${origin}/plots`);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const search = page.getByRole('searchbox');
  await search.fill('lan');
  const file = path.join(clone, 'mfe-plots/src/list/plot-list-page.tsx');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('heading={texts.list.heading}', 'heading="Plots, edited"'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plots, edited');
  await expect(search).toHaveValue('lan');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test(
  'another site may take the remote from its stable address, and read nothing else',
  nightly,
  async ({ request }) => {
    const response = await request.get(`${origin}/remotes/plots/latest/mf-manifest.json`);
    expect(response.headers()['access-control-allow-origin']).toBe('*');
    expect(await response.json()).toMatchObject({ metaData: { remoteEntry: { name: 'remoteEntry.js' } } });
    for (const path of ['/plots', '/remotes.json', '/data/site.json'])
      expect((await request.get(origin + path)).headers()['access-control-allow-origin']).toBeUndefined();
  },
);
