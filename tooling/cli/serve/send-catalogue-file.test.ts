/** @jest-environment node */
import { mkdtempSync, realpathSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sendCatalogueFile } from './send-catalogue-file';

const LONG = 4_000_000;
let folder: string;
let file: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'catalogue-')));
  file = path.join(folder, 'a.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Asks for the file; `meanwhile` runs when its headers are set, before its first byte is read. */
async function get(meanwhile: () => void = () => undefined, headers: Record<string, string> = {}) {
  const server = createServer((request, response: ServerResponse) => {
    const { setHeader } = response;
    response.setHeader = (name, value) => {
      const set = setHeader.call(response, name, value);
      if (name === 'Content-Length') meanwhile();
      return set;
    };
    sendCatalogueFile(request, response, { folder, file, maxAge: 600_000 });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const read = async () => {
    const response = await fetch(url, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return read().finally(() => server.close());
}

test('sends a file that stands still', async () => {
  writeFileSync(file, '{}');
  const { status, headers, text } = await get();
  expect([status, text]).toEqual([200, '{}']);
  expect(headers.get('cache-control')).toBe('public, max-age=600');
  const known = { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
  await expect(get(undefined, known)).resolves.toMatchObject({ status: 304 });
});

test('a part that was asked for comes alone; one that is not there is refused', async () => {
  writeFileSync(file, '0123456789');
  await expect(get(undefined, { range: 'bytes=2-4' })).resolves.toMatchObject({ status: 206, text: '234' });
  await expect(get(undefined, { range: 'bytes=20-' })).resolves.toMatchObject({ status: 416 });
});

test('a file that is not there is answered 404', async () => {
  await expect(get()).resolves.toMatchObject({ status: 404, text: 'Not found\n' });
});

test('a file that goes between its listing and its reading is answered 404, and nothing of it is kept', async () => {
  writeFileSync(file, 'a'.repeat(LONG));
  const { status, headers, text } = await get(() => rmSync(file));
  expect([status, text]).toEqual([404, 'Not found\n']);
  expect([headers.get('etag'), headers.get('cache-control')]).toEqual([null, null]);
});

test.each([
  ['shorter', 'b'],
  ['longer', 'b'.repeat(LONG)],
])('one that is replaced by a %s one is not mixed with it', async (_, other) => {
  writeFileSync(file, 'aaaa');
  const { status, text } = await get(() => {
    rmSync(file);
    writeFileSync(file, other);
  });
  expect([status, text]).toEqual([503, 'This file cannot be read now\n']);
});

test('one that is cut short while it is read closes the connection', async () => {
  writeFileSync(file, 'a'.repeat(LONG));
  const server = createServer((request, response) => {
    sendCatalogueFile(request, response, { folder, file, maxAge: 0 });
    const { write } = response;
    response.write = (...args: never[]) => {
      truncateSync(file, 100_000);
      return write.apply(response, args as never);
    };
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  expect(response.headers.get('content-length')).toBe(String(LONG));
  await expect(response.text()).rejects.toThrow();
  server.close();
});
