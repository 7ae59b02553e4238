/** @jest-environment node */
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { CONTRACT_VERSION } from '@otherfolk/shared/contract/contract-version';
import type { RemoteDeclaration } from '@otherfolk/shared/contract/declaration';
import { createQueryClient } from '@otherfolk/shared/queries/create-query-client';
import { type FixtureFiles, fixtureReader } from '@otherfolk/shared/testing/fixture-reader';
import { fuzzed, fuzzText } from '@otherfolk/shared/testing/fuzz-files';
import { fuzzUrl } from '@otherfolk/shared/testing/fuzz-urls';
import { ownDeclarations } from '@otherfolk/shared/testing/own-remotes';
import { testShell } from '@otherfolk/shared/testing/test-shell';
import changelog from '../../../shared/src/testing/catalogue/changelog.json';
import site from '../../../shared/src/testing/catalogue/site.json';
import type { Boot } from '../page-state/boot';
import { restorePageState } from '../page-state/restore-page-state';
import { createRenderer } from './create-renderer';
import { documentPieces } from './document';
import { encodePieces } from './encode-pieces';

const START = 'start()';
const files = {
  remotes: {},
  declarations: [],
  scripts: ['/assets/main.js'],
  styles: ['/assets/main.css'],
  fonts: [],
  inlineScript: START,
  standaloneScripts: {},
};

/** A remote that shows its address in every way that a page could. */
const remoteCode = ({ id, widgets, mounts }: RemoteDeclaration) => `
  const { createElement, Fragment } = require('react');
  const { Link, useLocation, useParams } = require('react-router-dom');
  function Page() {
    const { pathname, search } = useLocation();
    const words = [pathname, search, useParams()['*']];
    return createElement(Fragment, null, createElement('title', null, pathname),
      createElement('p', { title: search }, words), createElement(Link, { to: { search } }, 'here'));
  }
  const all = (names, value) => Object.fromEntries(names.map((name) => [name, value]));
  module.exports.default = {
    id: '${id}',
    contract: ${CONTRACT_VERSION},
    widgets: all(${JSON.stringify(widgets)}, Page),
    mounts: all(${JSON.stringify(Object.keys(mounts))}, [{ path: '*', element: createElement(Page) }]),
  };`;

const noFiles = { sync: [], async: [] };
const manifest = {
  metaData: { remoteEntry: { name: 'remoteEntry.js' } },
  exposes: [{ path: './remote', assets: { js: noFiles, css: noFiles } }],
};
const deployed = Object.fromEntries(
  ownDeclarations.map((declaration) => {
    const { id } = declaration;
    const node = { file: `${id}.cjs`, code: remoteCode(declaration) };
    return [id, { manifestUrl: `/remotes/${id}/1/mf-manifest.json`, manifest, node }];
  }),
);
const renderPage = createRenderer({ ...files, remotes: deployed, declarations: ownDeclarations });

const draw = (url: string, catalogue: FixtureFiles = {}) =>
  renderPage({ url, origin: 'https://site.example', today: '2026-11-20', read: fixtureReader(catalogue) });

const { DOMParser } = new JSDOM('', { url: 'https://site.example/' }).window;

const RUNNING = ['script', 'iframe', 'object', 'embed', 'base', 'form', 'style', 'link', 'meta'];
const HARMLESS = [
  'link[rel=canonical]',
  'link[rel=icon]',
  'link[rel=preload]',
  'meta[name]',
  'meta[property]',
  'meta[charset]',
];
const OWN = [
  'head > script[data-scripts]',
  'head > meta[http-equiv=Content-Security-Policy]',
  'head > link[href="/assets/main.css"]',
  'body > script[type="application/json"]',
];

/** Whether an element could run, restyle, or lead to another origin, besides those that each page has. */
function isForeign(element: Element): boolean {
  if (RUNNING.includes(element.localName) && !element.matches([...HARMLESS, ...OWN].join())) return true;
  if (element.getAttributeNames().some((name) => /^(on|style$)/.test(name))) return true;
  // A text that is no address, such as `//` alone, leads nowhere, and has no origin.
  return element.localName === 'a' && !['', 'https://site.example'].includes((element as HTMLAnchorElement).origin);
}

/** The page as a browser reads it. */
function parsed(html: string): Document {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const foreign = [...document.querySelectorAll('*')].filter(isForeign);
  expect(foreign.map((element) => element.outerHTML)).toEqual([]);
  expect([...document.scripts].map(({ type, text }) => type || text)).toEqual([START, 'application/json']);
  return document;
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(console, 'warn').mockImplementation();
});

test.each([
  ['//', 200],
  ['//evil.example/plots', 404],
  ['//[', 404],
])('%s is a path like any other: %d', async (url, status) => {
  expect(await draw(url)).toMatchObject({ status, rendered: true });
});

test('no address makes a page fail, or becomes a part of it that runs', async () => {
  const addresses = fc.tuple(fuzzUrl, fc.constantFrom('', '/plots', '/changelog', '/editor'));
  await fc.assert(
    fc.asyncProperty(addresses, async ([{ pathname, search }, mount]) => {
      const { status, html } = await draw(mount + pathname + search);
      expect([200, 404]).toContain(status);
      parsed(String(html));
    }),
    { numRuns: 100 },
  );
}, 60_000);

test('the files of the shell hold nothing that runs, restyles or leads away, and no page fails', async () => {
  const catalogue = fc.record({ 'site.json': fuzzed(site), 'changelog.json': fuzzed(changelog) });
  await fc.assert(
    fc.asyncProperty(catalogue, async (each) => {
      const { status, html } = await draw('/changelog', each);
      expect(status).toBe(200);
      parsed(String(html));
    }),
    { numRuns: 100 },
  );
}, 60_000);

const ending = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '</script>',
        '</SCRIPT ',
        '<script>',
        '<!--',
        '-->',
        ']]>',
        '\u2028',
        '\u2029',
        '&lt;/script>',
        '"',
        "'",
      ),
      fc.string({ unit: 'binary' }),
      fuzzText,
    ),
    { maxLength: 5 },
  )
  .map((texts) => texts.join(''));

test('no text ends the inert script or the attribute that it stands in: it comes out as it went in', () => {
  const pages = fc.record({
    data: fc.jsonValue(),
    text: ending,
    key: ending,
    file: ending,
    registry: fc.dictionary(fc.constantFrom('plots', 'admin', '__proto__'), ending),
  });
  fc.assert(
    fc.property(pages, ({ data, text, key, file, registry }) => {
      const owner = { entry: text, scripts: [file], styles: [{ url: '/p.css', file }] };
      const state = { data: { data, [key]: text }, dataUpdatedAt: 0 };
      const boot = {
        rendered: true,
        registry,
        known: { plots: owner },
        origin: text,
        renderedOn: '2026-11-20',
        state: { mutations: [], queries: [{ queryKey: ['page', key], queryHash: key, state }] },
      } as unknown as Boot;
      const head = '<title>T</title>';
      const body = Buffer.from('<div data-app="">x</div>');
      const html = String(encodePieces(documentPieces({ head, body, tints: [], boot, owner, site: files })));
      const document = new DOMParser().parseFromString(html, 'text/html');
      const [start, inert] = document.scripts;
      expect([document.scripts.length, start?.text, inert?.type]).toEqual([2, START, 'application/json']);
      expect(JSON.parse(start?.dataset.preloads ?? '')).toEqual([
        [text, null],
        [file, null],
      ]);
      expect(document.querySelector('link[data-href]')?.getAttribute('data-href')).toBe(asRead(file));
      const read = JSON.parse(inert?.text ?? '') as Boot;
      expect(read).toEqual(JSON.parse(JSON.stringify(boot)));
      const client = createQueryClient(testShell({ read: fixtureReader(), origin: '', renderedOn: '2026-11-20' }));
      restorePageState(client, read.state, 1);
      expect(client.getQueryData(['page', key])).toEqual(JSON.parse(JSON.stringify(state.data)));
    }),
    { numRuns: 150 },
  );
}, 60_000);

/** Browsers make one line end of all kinds, and have a sign of their own for a zero. */
const asRead = (text: string) => text.replaceAll('\0', '\ufffd').replace(/\r\n?/g, '\n');
