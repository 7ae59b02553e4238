/** @jest-environment node */
import { hostedHeaders } from '@otherfolk/cli/release/testing/hosted-headers';
import { siteHandler } from '@otherfolk/cli/serve/site-handler';
import { findingsOf, gradeOf, scoreOf } from '@otherfolk/cli/serve/testing/observatory/observatory';
import { scanOf } from '@otherfolk/cli/serve/testing/observatory/scan';
import type { BackendTarget } from '@otherfolk/shared/contract/backend-target';
import { fixtureReader } from '@otherfolk/shared/testing/fixture-reader';
import { listen, type Listening } from '@otherfolk/system/listen';
import { createRenderer } from '../../../shell/src/render/create-renderer';

const site = {
  scripts: ['/assets/main.js'],
  styles: ['/assets/main.css'],
  fonts: [],
  inlineScript: 'start()',
  standaloneScripts: {},
};
const hosted: BackendTarget = {
  kind: 'hosted',
  appCheckKey: '',
  options: { apiKey: 'k', authDomain: 'folk.firebaseapp.com', projectId: 'p', appId: 'a' },
};
const local = BACKEND_TARGET;

const pages = ['/', '/changelog', '/admin', '/nowhere', '/plots/gone'];

/** Renders the pages of the shell; its one remote stands at this origin. */
function renderer(remoteOrigin: string) {
  const files = { sync: ['remote.js'], async: [] };
  const manifest = {
    metaData: { remoteEntry: { name: 'remoteEntry.js' } },
    exposes: [{ path: './remote', assets: { js: files, css: files } }],
  };
  const plots = {
    manifestUrl: `${remoteOrigin}/1/mf-manifest.json`,
    manifest,
    node: { code: 'throw new Error("not here")', file: 'remote.cjs' },
  };
  return createRenderer({ ...site, remotes: { plots } });
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(console, 'warn').mockImplementation();
});

describe('the local server', () => {
  let server: Listening;
  beforeEach(async () => {
    const render = renderer('');
    const renderPage: typeof render = (request) => render({ ...request, read: fixtureReader() });
    const deployment = { registry: {}, folders: new Map<string, string>(), renderPage };
    server = await listen(0, siteHandler({ deployment, folder: '/nowhere' }));
  });
  afterEach(() => server.close());

  // The Observatory never meets this server, which speaks http to its own machine: whether a site is reached over https, and
  // says so, is asked of the hosted one below.
  const OF_TRANSPORT = ['redirection', 'strict-transport-security'];

  test.each(pages)('would have an A+ for %s behind https, and falls short of nothing else', async (page) => {
    const url = `http://localhost:${server.port}${page}`;
    const response = await fetch(url, { headers: { origin: 'https://elsewhere.example' } });
    const scan = scanOf(await response.text(), response.headers, { routeOverHttp: [url], isOverHttps: false });
    const findings = findingsOf(scan);
    expect(findings.filter(({ modifier }) => modifier < 0).map(({ rule }) => rule)).toEqual(OF_TRANSPORT);
    const score = scoreOf(findings.filter(({ rule }) => !OF_TRANSPORT.includes(rule)));
    expect([score, gradeOf(score)]).toEqual([130, 'A+']);
  });
});

describe('Firebase Hosting', () => {
  beforeAll(() => void Object.assign(globalThis, { BACKEND_TARGET: hosted }));
  afterAll(() => void Object.assign(globalThis, { BACKEND_TARGET: local }));

  test.each(pages)('has an A+ for %s, with members and with remotes of other origins', async (page) => {
    const origin = 'https://otherfolk.web.app';
    const render = renderer('https://otherfolk-plots.web.app');
    const html = String((await render({ url: page, origin, today: '2026-11-20', read: fixtureReader() })).html);
    expect(html).toContain('https://otherfolk-plots.web.app');
    // It answers http by the same address over https. That .app is in the browsers' own lists would count for more.
    const routeOverHttp = [`http://otherfolk.web.app${page}`, `${origin}${page}`];
    const findings = findingsOf(scanOf(html, hostedHeaders('shell', `${page.slice(1)}/index.html`), { routeOverHttp }));
    expect(findings.filter(({ modifier }) => modifier < 0)).toEqual([]);
    expect([scoreOf(findings), gradeOf(scoreOf(findings))]).toEqual([130, 'A+']);
  });
});
