/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type PeerSite, servePeer } from './peer-site';

const LONG = 'let a = 1;\n'.repeat(200);
const FILES = {
  'index.html': `<p>home</p>${LONG}`,
  'plots/index.html': 'plots',
  'places.html': 'places',
  'a b/page.html': 'page',
  'code/main.js': LONG,
  'code/main.css': LONG,
  'data.json': '{}',
  'image.svg': '<svg/>',
};

let folder: string;
let peer: PeerSite;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'otherfolk-peer-'));
  writeFileSync(`${folder}.secret`, 'secret');
  for (const [file, content] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  peer = await servePeer({ name: 'peer', folder });
});

afterAll(async () => {
  await peer.close();
  rmSync(folder, { recursive: true });
  rmSync(`${folder}.secret`);
});

const get = (url: string) => fetch(peer.origin + url, { redirect: 'manual', headers: { 'Accept-Encoding': 'br' } });

const UNCHANGING = 'public,max-age=31536000,immutable';

test.each([
  ['/', FILES['index.html'], 'text/html', 'no-cache', 'br'],
  ['/plots', 'plots', 'text/html', 'no-cache', null],
  ['/plots/?x=1', 'plots', 'text/html', 'no-cache', null],
  ['/places', 'places', 'text/html', 'no-cache', null],
  ['/a%20b/page', 'page', 'text/html', 'no-cache', null],
  ['/code/main.js', LONG, 'text/javascript', UNCHANGING, 'br'],
  ['/code/main.css', LONG, 'text/css', UNCHANGING, 'br'],
  ['/data.json', '{}', 'application/json', 'no-cache', null],
  ['/image.svg', '<svg/>', 'image/svg+xml', UNCHANGING, null],
])('%s is answered at once, as ours is', async (url, text, type, cacheControl, encoding) => {
  const response = await get(url);
  expect(response.status).toBe(200);
  await expect(response.text()).resolves.toBe(text);
  expect(response.headers.get('content-type')).toMatch(type);
  expect(response.headers.get('cache-control')).toBe(cacheControl);
  expect(response.headers.get('content-encoding')).toBe(encoding);
});

test.each([
  ['/gone', 404],
  ['/code', 404],
  ['/code/gone.js', 404],
  ['/%', 400],
])('%s is no file of it', async (url, status) => {
  expect((await get(url)).status).toBe(status);
});

test('what lies beside its folder is not its own', async () => {
  expect((await get(`/..%2f${path.basename(folder)}.secret`)).status).toBe(403);
});

test.each([
  ['/', true],
  ['/plots', true],
  ['/places', true],
  ['/code', false],
  ['/gone', false],
])('whether it has the page %s is %j', async (url, has) => {
  await expect(peer.has(url)).resolves.toBe(has);
});
