/** @jest-environment node */
import { hashKey } from '@tanstack/react-query';
import { CONTRACT_VERSION } from '@otherfolk/shared/contract/contract-version';
import { type FixtureFiles, fixtureReader } from '@otherfolk/shared/testing/fixture-reader';
import { ownDeclarations } from '@otherfolk/shared/testing/own-remotes';
import type { Boot } from '../page-state/boot';
import { createRenderer } from './create-renderer';

const code = `
const React = require('react');
const { useParams } = require('react-router-dom');
function Page() {
  const { id } = useParams();
  if (id === 'gone') throw Object.assign(new Error('Plot not found'), { name: 'NotFoundError' });
  if (id === 'bug') throw new Error('bug');
  return React.createElement('h1', null, 'Plot ' + id);
}
module.exports.default = {
  id: 'plots', contract: ${CONTRACT_VERSION}, widgets: { 'featured-plot': () => React.createElement('p', null, 'Featured') },
  mounts: { plots: [{ path: ':id', element: React.createElement(Page) }] },
};`;
/** The same remote, whose page says that it is a chunk of its own. */
const tellingChunk = code.replace(
  'const { id } = useParams();',
  `const { id } = useParams();
  const { meta } = require('@tanstack/react-query').useQueryClient().getDefaultOptions().queries;
  meta.shell.pageChunks.add('page-plot');`,
);
const files = { sync: [], async: [] };
const js = { sync: ['remote.0.js'], async: ['page-plot.1.js', 'page-plots.2.js'] };
const manifest = {
  metaData: { remoteEntry: { name: 'remoteEntry.js' } },
  exposes: [{ path: './remote', assets: { js, css: files } }],
};

interface Options {
  source?: string;
  catalogue?: FixtureFiles;
}

async function render(url: string, { source = code, catalogue = {} }: Options = {}) {
  const plots = {
    manifestUrl: '/remotes/plots/1/mf-manifest.json',
    manifest,
    node: { code: source, file: 'remote.cjs' },
  };
  const renderPage = createRenderer({
    scripts: [],
    styles: [],
    fonts: [],
    inlineScript: '',
    standaloneScripts: {},
    remotes: { plots },
    declarations: ownDeclarations,
  });
  const read = fixtureReader(catalogue);
  const page = await renderPage({
    url,
    origin: 'https://example.org',
    today: '2026-11-20',
    read,
  });
  return {
    ...page,
    html: String(page.html),
  };
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(console, 'warn').mockImplementation();
});

test.each(['/admin', '/editor/edit-character/mara'])(
  '%s comes as an empty layout that loads no remote',
  async (url) => {
    const { status, html, rendered } = await render(url);
    expect([status, rendered]).toEqual([200, true]);
    expect(html).toMatch(/<main[^>]*><\/main>/);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html).toContain('data-preloads="[]"');
    expect(html).toContain('"known":{}');
  },
);

test('a page of a remote comes as HTML, with the shell’s own copies of the libraries', async () => {
  const page = await render('/plots/storm');
  expect(page).toMatchObject({ status: 200, rendered: true });
  expect(page.html).toContain('<h1>Plot storm</h1>');
});

test('a page that is found comes with its data and the builds that know its shape', async () => {
  const { data } = await render('/plots/storm');
  expect(JSON.parse(data ?? '')).toMatchObject({
    builds: { scripts: '[]', remotes: { plots: '/remotes/plots/1/mf-manifest.json' } },
    scripts: [
      ['/remotes/plots/1/remoteEntry.js', null],
      ['/remotes/plots/1/remote.0.js', null],
    ],
    queries: expect.arrayContaining([{ queryKey: ['site'], data: expect.objectContaining({ currentRelease: 2 }) }]),
    images: [],
  });
});

test('queries of a page have the hashes by which the browser finds them', async () => {
  const { html } = await render('/plots/storm');
  const json = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(String(html))?.[1] ?? '';
  const { state } = JSON.parse(json) as Boot;
  expect(state.queries.map(({ queryHash }) => queryHash)).toEqual(
    state.queries.map(({ queryKey }) => hashKey(queryKey)),
  );
  expect(state.queries).not.toHaveLength(0);
});

/** The scripts of its remote that a page asks for before its own scripts run. */
const preloadsOf = (html: string) => [...html.matchAll(/plots\/1\/([\w.-]+)&quot;/g)].map(([, file]) => file);

test('a page asks for the chunk of its remote that it says it is made of, together with the remote', async () => {
  const { html } = await render('/plots/storm', { source: tellingChunk });
  expect(preloadsOf(html)).toEqual(['remoteEntry.js', 'remote.0.js', 'page-plot.1.js']);
  expect(html).not.toContain('page-plots.2.js');
});

test('a page whose remote tells of no chunk asks for the remote alone', async () => {
  expect(preloadsOf((await render('/plots/storm')).html)).toEqual(['remoteEntry.js', 'remote.0.js']);
});

test.each(['/nowhere', '/plots/gone', '/plots/bug', '/admin', '/editor', '/override.html'])(
  'the renderer has no data of %s',
  async (url) => {
    expect((await render(url)).data).toBeUndefined();
  },
);

test('a page of the shell comes as HTML with its title, description, address and preview', async () => {
  const { html } = await render('/changelog');
  const head = html.slice(0, html.indexOf('<body>'));
  expect(head).toContain('<title>Changelog | Otherfolk</title>');
  expect(head).toContain('<meta name="description"');
  expect(head).toContain('<link rel="canonical" href="https://example.org/changelog"/>');
  expect(head).toContain('<meta property="og:title" content="Changelog | Otherfolk"/>');
});

test.each([
  ['an unknown URL is rendered, as not found', '/nowhere', { status: 404, rendered: true }],
  ['a URL below a mount that nobody knows is not found either', '/plots/a/b', { status: 404, rendered: true }],
  ['an item that does not exist comes as the bare shell', '/plots/gone', { status: 404, rendered: false }],
  ['a page that fails comes as the bare shell', '/plots/bug', { status: 500, rendered: false }],
  ['a page of a remote that is not deployed comes as the bare shell', '/locations', { status: 500, rendered: false }],
])('%s', async (_, url, expected) => {
  const page = await render(url);
  expect(page).toMatchObject(expected);
  expect(page.html).toContain('aria-label="Main"');
});

test.each([
  ['does not parse', 'syntax error('],
  ['throws', 'throw new Error("no")'],
  ['asks for what is not shared', 'require("node:fs")'],
  ['breaks the contract', 'module.exports.default = { id: "plots", contract: 99 }'],
])('a remote that %s spoils only its own pages', async (_, source) => {
  expect(await render('/plots/storm', { source })).toMatchObject({ status: 500, rendered: false });
  expect(await render('/changelog', { source })).toMatchObject({ status: 200, rendered: true });
});

test('fuzzed text of the catalogue stays text, in the page and in its state', async () => {
  const name = '</script><img src=x onerror=alert(1)>';
  const { html } = await render('/', { catalogue: { 'site.json': { name } } });
  expect(html).not.toContain('<img src=x');
  expect(html.match(/<\/script>/g)).toHaveLength(2);
});

test.each([
  ['https://figures.example/in/folk', true],
  ['http://figures.example/in/folk', false],
])('a page may send figures to the origin that its site names: %s', async (vitals, isAllowed) => {
  const { html } = await render('/', { catalogue: { 'site.json': { name: 'Folk', vitals } } });
  const [policy = ''] = /connect-src[^;]*;/.exec(html) ?? [];
  expect(policy.includes(' https://figures.example;')).toBe(isAllowed);
});

test('a page names the manifests of its own remotes alone, so that a release of another one leaves it as it is', async () => {
  const manifestsIn = ({ html }: { html: string }) => html.match(/[^"]*mf-manifest\.json/g);
  expect(manifestsIn(await render('/plots/storm'))).toEqual(['/remotes/plots/1/mf-manifest.json']);
  expect(manifestsIn(await render('/changelog'))).toBeNull();
});

test('a page names what of the catalogue it was made of, also one that is not there', async () => {
  const catalogue = { 'site.json': { logo: 'logo.avif' }, 'changelog.json': { releases: [] } };
  const { restsOn } = await render('/changelog', { catalogue });
  expect(restsOn?.files).toEqual(['changelog.json']);
  expect(restsOn?.images).toContain('cards/changelog.jpg');
  expect(restsOn?.remotes).toEqual([]);
  await expect(render('/plots/storm')).resolves.toMatchObject({ restsOn: { files: [], remotes: ['plots'] } });
});
