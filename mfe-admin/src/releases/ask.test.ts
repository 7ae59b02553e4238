/** @jest-environment node */
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askForFile, askForJson, hasHash } from './ask';

const hash = (text: string, encoding: 'base64' | 'base64url', bits = 384) =>
  `sha${bits}-${createHash(`sha${bits}`).update(text).digest(encoding)}`;
const bytes = (text: string) => new TextEncoder().encode(text).buffer;

test.each([
  [hash('text', 'base64'), true],
  [hash('text', 'base64url'), true],
  [hash('text', 'base64url', 256), true],
  [hash('text', 'base64', 512), true],
  [hash('other', 'base64'), false],
  ['sha384-', false],
  ['md5-x', false],
  ['', false],
])('a content is compared with %s: %p', async (wanted, isSame) => {
  await expect(hasHash(bytes('text'), wanted)).resolves.toBe(isSame);
});

describe('an answer of a host', () => {
  let server: Server;
  let origin: string;
  beforeAll(async () => {
    server = createServer(({ url = '' }, response) => {
      if (url.startsWith('/cut')) return void response.destroy();
      const texts: Record<string, string> = { '/a.json': '{"a":1}', '/page': '<!doctype html>' };
      const text = texts[url.split('?')[0] ?? ''];
      response.writeHead(text === undefined ? 404 : 200).end(text);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    Object.assign(globalThis, { location: { href: `${origin}/admin/releases` } });
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test.each([
    ['/a.json', { state: 'here', json: { a: 1 } }],
    [`/a.json#${hash('{"a":1}', 'base64url')}`, { state: 'here', json: { a: 1 } }],
    [`/a.json#${hash('{}', 'base64url')}`, { state: 'other' }],
    ['/page', { state: 'here', json: undefined }],
    ['/gone', { state: 'refused', status: 404 }],
    ['/cut', { state: 'none' }],
  ])('%s is told', async (url, answer) => {
    await expect(askForJson(url)).resolves.toMatchObject(answer);
  });

  test('a file that is not what it should be is told', async () => {
    await expect(askForFile('/page', hash('<!doctype html>', 'base64url'))).resolves.toMatchObject({ state: 'here' });
    await expect(askForFile('/page', hash('x', 'base64url'))).resolves.toEqual({ state: 'other' });
  });
});
