/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { hostedHeaders } from '@otherfolk/cli/release/testing/hosted-headers';
import { siteHandler } from '@otherfolk/cli/serve/site-handler';
import type { BackendTarget } from '@otherfolk/shared/contract/backend-target';
import { fixtureReader } from '@otherfolk/shared/testing/fixture-reader';
import { ownDeclarations } from '@otherfolk/shared/testing/own-remotes';
import { fromRoot } from '@otherfolk/system/from-root';
import { listen, type Listening } from '@otherfolk/system/listen';
import { createRenderer } from '../../../shell/src/render/create-renderer';

const IMAGE = 'images/characters/covers/text/maren-modern@560.avif';
const REMOTES = 'https://otherfolk-plots.web.app';

const hosted: BackendTarget = {
  kind: 'hosted',
  appCheckKey: '',
  options: { apiKey: 'k', authDomain: 'folk.firebaseapp.com', projectId: 'p', appId: 'a' },
};
const local = BACKEND_TARGET;

/** Renders the pages of the shell; its one remote stands at this origin. */
function renderer(remoteOrigin: string) {
  const files = { sync: ['remote.js'], async: [] };
  const manifest = {
    metaData: { remoteEntry: { name: 'remoteEntry.js' } },
    exposes: [{ path: './remote', assets: { js: files, css: files } }],
  };
  const node = { code: 'throw new Error("not here")', file: 'remote.cjs' };
  const plots = { manifestUrl: `${remoteOrigin}/1/mf-manifest.json`, manifest, node };
  const assets = { scripts: ['/assets/main.js'], styles: ['/assets/main.css'], fonts: [], inlineScript: 'start()' };
  const render = createRenderer({
    ...assets,
    standaloneScripts: {},
    remotes: { plots },
    declarations: ownDeclarations,
  });
  return (request: Parameters<typeof render>[0]) => render({ ...request, read: fixtureReader() });
}

const ON_ALL = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
};
const ON_PAGES = { ...ON_ALL, 'content-security-policy': "frame-ancestors 'none'" };
const ON_DATA = { ...ON_ALL, 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" };

const answers: [what: string, address: string, file: string, status: number, headers: Record<string, string>][] = [
  ['a page', '/changelog', 'changelog/index.html', 200, ON_PAGES],
  ['a missing page', '/nowhere', '404.html', 404, ON_PAGES],
  ['a page of a remote that fails', '/plots/gone', 'plots/gone/index.html', 500, ON_PAGES],
  ['an asset', '/assets/main.js', 'assets/main.js', 200, ON_PAGES],
  ['a missing asset', '/assets/gone.js', 'assets/gone.js', 404, ON_PAGES],
  ['the list of remotes', '/remotes.json', 'remotes.json', 200, ON_PAGES],
  ['the list of releases', '/releases.json', 'releases.json', 200, ON_PAGES],
  ['JSON of the catalogue', '/data/changelog.json', 'data/changelog.json', 200, ON_DATA],
  ['an image of the catalogue', `/data/${IMAGE}`, `data/${IMAGE}`, 200, ON_DATA],
];

/** The directives of the one policy that stands in a page. */
function directivesOf(html: string): Record<string, string> {
  const { document } = new JSDOM(html).window;
  const policies = [...document.querySelectorAll('meta[http-equiv="Content-Security-Policy"]')];
  expect(policies).toHaveLength(1);
  const text = policies[0]?.getAttribute('content') ?? '';
  return Object.fromEntries(text.split('; ').map((each) => each.split(/ (.*)/).slice(0, 2) as [string, string]));
}

const HASH = /^'sha256-[^']{44}'$/;

function expectClosed(html: string, elsewhere: { scripts: string[]; calls: string; frames: string; remotes: string }) {
  const policy = directivesOf(html);
  const sources = (directive: string) => (policy[directive] ?? '').split(' ').filter((source) => !HASH.test(source));
  const remotes = elsewhere.remotes === '' ? [] : [elsewhere.remotes];
  expect(sources('script-src')).toEqual(["'self'", ...elsewhere.scripts, ...remotes]);
  expect(sources('style-src')).toEqual(["'self'", ...remotes]);
  expect({ ...policy, 'script-src': '', 'style-src': '', 'trusted-types': '' }).toEqual({
    'default-src': "'none'",
    'script-src': '',
    'style-src': '',
    'img-src': "'self' data: blob:",
    'font-src': ["'self'", ...remotes].join(' '),
    'connect-src': ["'self'", elsewhere.calls, ...remotes].filter(Boolean).join(' '),
    'frame-src': elsewhere.frames,
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': '',
  });
}

const pages = ['/', '/changelog', '/admin', '/nowhere', '/plots/gone'];

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(console, 'warn').mockImplementation();
});

describe('the local server', () => {
  let folder: string;
  let server: Listening;
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'otherfolk-headers-'));
    mkdirSync(path.join(folder, 'assets'));
    writeFileSync(path.join(folder, 'assets/main.js'), 'start()');
    const folders = new Map([['/assets/', path.join(folder, 'assets')]]);
    const releases = () => ({ contract: 1, singletons: {}, extensionPoints: {}, parts: [] });
    const deployment = { registry: {}, declarations: [], problems: [], folders, renderPage: renderer(''), releases };
    server = await listen(0, siteHandler({ deployment, folder: fromRoot('data') }));
  });
  afterEach(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  const fetchFrom = (address: string) =>
    fetch(`http://localhost:${server.port}${address}`, { headers: { origin: 'https://elsewhere.example' } });

  test.each(answers)(
    'sends the security headers, no cookie and no CORS with %s',
    async (_, address, _f, status, all) => {
      const response = await fetchFrom(address);
      expect(response.status).toBe(status);
      expect(Object.fromEntries(response.headers)).toMatchObject(all);
      for (const header of ['set-cookie', 'access-control-allow-origin'])
        expect(response.headers.get(header)).toBeNull();
    },
  );

  test.each(pages)('allows on %s its own scripts, and inline ones by their hashes alone', async (address) => {
    const html = await (await fetchFrom(address)).text();
    expectClosed(html, { scripts: [], calls: '', frames: "'self'", remotes: '' });
  });
});

describe('Firebase Hosting', () => {
  beforeAll(() => void Object.assign(globalThis, { BACKEND_TARGET: hosted }));
  afterAll(() => void Object.assign(globalThis, { BACKEND_TARGET: local }));

  test.each(answers)('sends the security headers and HSTS with %s', (_, _a, file, _s, all) => {
    expect(Object.fromEntries(new Headers(hostedHeaders('shell', file)))).toMatchObject({
      ...all,
      'strict-transport-security': 'max-age=31536000',
    });
  });

  test.each(pages)('allows on %s what signing in and the remotes need', async (url) => {
    const origin = 'https://otherfolk.web.app';
    const { html } = await renderer(REMOTES)({ url, origin, today: '2026-11-20', read: fixtureReader() });
    const services = ['identitytoolkit', 'securetoken', 'firestore'];
    expectClosed(String(html), {
      scripts: ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/'],
      calls: services.map((name) => `https://${name}.googleapis.com`).join(' '),
      frames: 'https://folk.firebaseapp.com',
      remotes: REMOTES,
    });
  });

  test.each(pages)('names on %s a hash for every script of another origin', async (url) => {
    const origin = 'https://otherfolk.web.app';
    const { html } = await renderer(REMOTES)({ url, origin, today: '2026-11-20', read: fixtureReader() });
    const scripts = [...new JSDOM(String(html)).window.document.querySelectorAll('script[src^="http"]')];
    expect(scripts.filter((script) => !script.hasAttribute('integrity')).map((script) => script.outerHTML)).toEqual([]);
  });
});
