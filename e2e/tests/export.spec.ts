import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { expect, test, visit } from '../site-test';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
/** Holds the site, and beside it what releases keep for themselves. */
let home: string;
let folder: string;
let server: Server;
let origin: string;

/** A plain static host: files as they are, folders by their index.html, the rest 404.html. */
test.beforeAll(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'otherfolk-export-'));
  folder = path.join(home, 'site');
  const run = spawnSync('npm', ['run', 'export', '--', '--out', folder, '--origin', 'https://otherfolk.example'], {
    cwd: root,
  });
  expect(run.status, run.stderr.toString()).toBe(0);
  const files = sirv(folder);
  server = createServer((request, response) =>
    files(request, response, () => {
      response
        .writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
        .end(readFileSync(path.join(folder, '404.html')));
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});

test.afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(home, { recursive: true, force: true });
});

test.describe.configure({ mode: 'serial' });

test('the exported files are a whole site', async ({ page, noise }) => {
  await visit(page, `${origin}/characters/maren`);
  await expect(page.getByRole('heading', { level: 1, name: 'Maren Holloway' })).toBeVisible();
  await page.getByRole('link', { name: 'Next variant' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Maren of Fernmarch' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Locations' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Locations' })).toBeVisible();
  noise.expect(/404|NotFoundError/);
  await page.goto(`${origin}/characters/nobody`);
  await expect(page.getByRole('alert')).toHaveText('Error: Unable to load character: nobody');
});

test('canonical addresses of an export carry the given origin', () => {
  const html = readFileSync(path.join(folder, 'plots/index.html'), 'utf8');
  expect(html).toContain('<link rel="canonical" href="https://otherfolk.example/plots"/>');
});

test('neither a page nor a file of the catalogue carries the id of an item that visitors do not see', () => {
  interface Entry {
    id: string;
    coreId?: string;
    published?: boolean;
    version?: number;
    isUnnamed?: boolean;
  }
  const list = (file: string) => JSON.parse(readFileSync(path.join(root, 'data', file), 'utf8')) as Entry[];
  const entries = ['characters/index.variants.json', 'plots/index.variants.json', 'locations/index.json'].flatMap(list);
  const isPublic = ({ published, version = -1, isUnnamed }: Entry) => published === true && version <= 2 && !isUnnamed;
  const hidden = entries.filter((entry) => !isPublic(entry)).map(({ id }) => id);
  expect(hidden.length).toBeGreaterThan(10);
  const anyId = new RegExp(`(?<![a-z0-9-])(${hidden.join('|')})(?![a-z0-9-])`);
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = all.filter((file) => /\.(html|json)$/.test(file));
  expect(files.length).toBeGreaterThan(200);
  expect(all.filter((file) => anyId.test(file))).toEqual([]);
  const found = files.map((file) => [file, anyId.exec(readFileSync(path.join(folder, file), 'utf8'))?.[0]]);
  expect(found.filter(([, id]) => id)).toEqual([]);
});

test('an export has no page of an unreleased item', () => {
  expect(existsSync(path.join(folder, 'characters/idris/idris-modern/index.html'))).toBe(true);
  for (const hidden of [
    'characters/idris/idris-steampunk',
    'locations/highmoor-skyport',
    'characters/kit/kit-superhero',
  ]) {
    expect(existsSync(path.join(folder, hidden)), hidden).toBe(false);
  }
});
