/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listen, type Listening } from '@otherfolk/system/listen';
import { siteHandler } from './site-handler';

const asked: string[] = [];
const backend = {
  owns: (pathname: string) => pathname.startsWith('/own/'),
  handle: (request: { method?: string }, response: { end: (text: string) => void }, pathname: string) => {
    asked.push(`${request.method} ${pathname}`);
    response.end('backend');
    return Promise.resolve();
  },
};
const deployment = {
  registry: {},
  declarations: [],
  problems: [],
  folders: new Map<string, string>(),
  renderPage: () => Promise.resolve({ status: 200, rendered: true, html: 'page' }),
};

let server: Listening;
beforeEach(() => asked.splice(0));
afterEach(() => server.close());

/** Makes a request as a browser would that takes another name for this machine. */
function send(method: string, path: string, host = 'localhost'): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    httpRequest({ port: server.port, host: '127.0.0.1', method, path, headers: { host } }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    })
      .on('error', reject)
      .end();
  });
}

const serve = async (options: Partial<Parameters<typeof siteHandler>[0]> = { backend }) => {
  server = await listen(0, siteHandler({ deployment, folder: '/nowhere', ...options }));
};

test.each(['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'])(
  "%s to a path of the backend is the backend's",
  async (method) => {
    await serve();
    expect(await send(method, '/own/path?query')).toEqual({ status: 200, text: 'backend' });
    expect(asked).toEqual([`${method} /own/path`]);
  },
);

test('the data of a page lies beside it, and only of a page that has some', async () => {
  const renderPage = ({ url }: { url: string }) =>
    Promise.resolve({ status: 200, rendered: true, html: 'page', ...(url === '/plots' && { data: '{"a":1}' }) });
  await serve({ deployment: { ...deployment, renderPage } });
  expect(await send('GET', '/plots/page.json')).toEqual({ status: 200, text: '{"a":1}' });
  expect((await send('GET', '/nowhere/page.json')).status).toBe(404);
  expect((await send('GET', '/page.json')).status).toBe(404);
});

test('the old address of a page leads to the new one, unless visitors do not see that', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'otherfolk-'));
  const redirects = { 'plots/old': 'plots/new', 'plots/here': 'plots/new', 'plots/secret-old': 'plots/secret' };
  writeFileSync(path.join(folder, 'redirects.json'), JSON.stringify(redirects));
  const pages = new Set(['/plots/new', '/plots/new/life', '/plots/here']);
  const renderPage = ({ url }: { url: string }) =>
    Promise.resolve({ status: pages.has(url) ? 200 : 404, rendered: true, html: 'page' });
  await serve({ folder, deployment: { ...deployment, renderPage } });
  const locationOf = async (address: string) => {
    const { status, headers } = await fetch(`http://localhost:${server.port}${address}`, { redirect: 'manual' });
    return [status, headers.get('Location')];
  };
  expect(await locationOf('/plots/old?x=1')).toEqual([301, '/plots/new?x=1']);
  expect(await locationOf('/plots/old/life')).toEqual([301, '/plots/new/life']);
  expect(await locationOf('/plots/here')).toEqual([200, null]);
  expect(await locationOf('/plots/secret-old')).toEqual([404, null]);
  expect(await locationOf('/data/redirects.json')).toEqual([404, null]);
  rmSync(folder, { recursive: true });
});

test('search engines are told by the address that was asked', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'otherfolk-'));
  await serve({ folder });
  const robots = await send('GET', '/robots.txt', 'localhost:8080');
  expect(robots).toMatchObject({
    status: 200,
    text: expect.stringContaining('Sitemap: http://localhost:8080/sitemap.xml'),
  });
  const sitemap = await send('GET', '/sitemap.xml', 'localhost:8080');
  expect(sitemap).toMatchObject({
    status: 200,
    text: expect.stringContaining('<loc>http://localhost:8080/tags</loc>'),
  });
  expect((await send('GET', '/sitemap-1.xml')).status).toBe(404);
  rmSync(folder, { recursive: true });
});

test('search engines are told by the origin of the site, where it has one', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'otherfolk-'));
  await serve({ folder, origin: 'https://a.example' });
  expect((await send('GET', '/robots.txt')).text).toContain('Sitemap: https://a.example/sitemap.xml');
  expect((await send('GET', '/sitemap.xml')).text).toContain('<loc>https://a.example/</loc>');
  rmSync(folder, { recursive: true });
});

test.each(['evil.example', 'localhost.evil.example', '192.168.0.7'])(
  'the host %p does not reach the backend',
  async (host) => {
    await serve();
    expect((await send('POST', '/own/path', host)).status).toBe(421);
    expect(asked).toEqual([]);
  },
);

test("all other paths are the site's, which is only read", async () => {
  await serve();
  expect(await send('GET', '/plots')).toEqual({ status: 200, text: 'page' });
  expect((await send('POST', '/plots')).status).toBe(405);
  expect(asked).toEqual([]);
});

test('a site without a backend takes no calls', async () => {
  await serve({});
  expect((await send('POST', '/own/path')).status).toBe(405);
});

test.each([
  [true, '*', 'cross-origin'],
  [false, null, 'same-origin'],
])('in development (%p), another site may take a build from here: %p, %p', async (inDevelopment, cors, resources) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'otherfolk-'));
  writeFileSync(path.join(folder, 'remoteEntry.js'), 'entry()');
  const folders = new Map([['/remotes/plots/latest/', folder]]);
  await serve({ deployment: { ...deployment, folders }, inDevelopment });
  const { headers } = await fetch(`http://localhost:${server.port}/remotes/plots/latest/remoteEntry.js`);
  expect(headers.get('Access-Control-Allow-Origin')).toBe(cors);
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe(resources);
  rmSync(folder, { recursive: true });
});
