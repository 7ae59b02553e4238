/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readBuildFiles, sendBuildFile } from './build-files';

const SCRIPT = 'console.log("otherfolk");';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  mkdirSync(path.join(folder, 'fonts'));
  writeFileSync(path.join(folder, 'main.js'), SCRIPT);
  writeFileSync(path.join(folder, 'main.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(path.join(folder, 'fonts/a.woff2'), 'font');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function get(name: string, headers: Record<string, string>): Promise<Response> {
  const file = readBuildFiles(folder).get(name);
  if (!file) throw new Error(`There is no ${name}`);
  const server = createServer((request, response) => sendBuildFile(request, response, file, 'immutable'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers });
  } finally {
    server.close();
  }
}

test('knows each file by its path; a compressed one is no file of its own', () => {
  expect([...readBuildFiles(folder).keys()].sort()).toEqual(['fonts/a.woff2', 'main.js']);
});

test.each([
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1, br;q=0.9', 'br'],
  ['gzip', null],
  ['identity', null],
  ['br;q=0, gzip', null],
  ['gzip, br;q=0.0', null],
])('to %p goes %p', async (accepted, encoding) => {
  const response = await get('main.js', { 'accept-encoding': accepted });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  await expect(response.text()).resolves.toBe(SCRIPT);
});

test('a build file without a compressed version is sent as it is', async () => {
  const response = await get('fonts/a.woff2', { 'accept-encoding': 'br' });
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(response.headers.get('content-type')).toBe('font/woff2');
  await expect(response.text()).resolves.toBe('font');
});

test('a browser that has the file gets nothing but its headers', async () => {
  const etag = (await get('main.js', {})).headers.get('etag') ?? '';
  const again = await get('main.js', { 'if-none-match': `"other", ${etag}` });
  expect(again.status).toBe(304);
  expect(again.headers.get('cache-control')).toBe('immutable');
  expect((await get('main.js', { 'if-none-match': etag.replace('W/', '') })).status).toBe(304);
  expect((await get('main.js', { 'if-none-match': '*' })).status).toBe(304);
  expect((await get('main.js', { 'if-none-match': '"other"' })).status).toBe(200);
  writeFileSync(path.join(folder, 'main.js'), 'other');
  expect((await get('main.js', { 'if-none-match': etag })).status).toBe(200);
});
