/** @jest-environment node */
import { createHash } from 'node:crypto';
import { parseReleases } from '@otherfolk/shared/contract/releases';
import { listen, type Listening } from '@otherfolk/system/listen';
import { readLiveReleases, verifyLiveFiles } from './live-site';

const hashOf = (text: string, encoding: 'base64' | 'base64url' = 'base64url') =>
  `sha384-${createHash('sha384').update(text).digest(encoding)}`;

const MANIFEST = JSON.stringify({ integrity: { 'remoteEntry.js': hashOf('entry'), 'a.css': hashOf('css', 'base64') } });
const PART = { live: '1-a', before: [], takenBack: [], problems: [] };
const RELEASES = {
  ...{ contract: 5, singletons: {}, extensionPoints: {} },
  parts: [
    { ...PART, id: 'shell', files: { '/assets/main.js': hashOf('main') } },
    { ...PART, id: 'plots', manifest: `/remotes/plots/1-a/mf-manifest.json#${hashOf(MANIFEST)}` },
  ],
};

let files: Record<string, string>;
let server: Listening;
let site: string;

beforeEach(async () => {
  files = {
    '/releases.json': JSON.stringify(RELEASES),
    '/assets/main.js': 'main',
    '/remotes/plots/1-a/mf-manifest.json': MANIFEST,
    '/remotes/plots/1-a/remoteEntry.js': 'entry',
    '/remotes/plots/1-a/a.css': 'css',
  };
  server = await listen(0, ({ url = '' }, response) => {
    const text = files[url];
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  site = `http://localhost:${server.port}`;
});
afterEach(() => server.close());

const verified = async () => verifyLiveFiles(site, parseReleases(RELEASES));

test('a site whose files are what was released has nothing to be told', async () => {
  await expect(verified()).resolves.toEqual([]);
});

test.each([
  ['/assets/main.js', 'other', 'is not what was released.'],
  ['/remotes/plots/1-a/remoteEntry.js', 'other', 'is not what was released.'],
  ['/remotes/plots/1-a/mf-manifest.json', JSON.stringify({ integrity: {} }), 'is not what was released.'],
  ['/remotes/plots/1-a/mf-manifest.json', '<!doctype', 'is no JSON.'],
  ['/remotes/plots/1-a/a.css', undefined, 'answered 404.'],
])('%s with %p is told', async (file, text, sentence) => {
  if (text === undefined) Reflect.deleteProperty(files, file);
  else files[file] = text;
  expect((await verified())[0]).toBe(`${site}${file} ${sentence}`);
});

test.each([
  [undefined, 'answered 404'],
  ['<!doctype', 'is no JSON'],
  ['{}', 'is no list of releases: contract: '],
])('a site that tells %p of its releases is refused with one sentence', async (text, reason) => {
  if (text === undefined) Reflect.deleteProperty(files, '/releases.json');
  else files['/releases.json'] = text;
  await expect(readLiveReleases(site)).rejects.toThrow(`${site}/releases.json ${reason}`);
});

test('a site that does not answer is refused with one sentence', async () => {
  await server.close();
  await expect(readLiveReleases(site)).rejects.toThrow(`${site}/releases.json cannot be reached`);
});
