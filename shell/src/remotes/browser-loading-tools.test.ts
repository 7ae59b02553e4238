import type { Boot } from '../page-state/boot';
import { browserLoadingTools } from './browser-loading-tools';
import { expectIntegrity } from './integrity';

const boot = { declarations: [], registry: { plots: '/rendered/mf-manifest.json' }, known: {} } as unknown as Boot;

function answer(response: Partial<Response> | Error): void {
  const fetchIt = response instanceof Error ? () => Promise.reject(response) : async () => response as Response;
  Object.assign(window, { fetch: jest.fn(fetchIt) });
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
});

test('the registry is the one that is deployed now', async () => {
  answer({ ok: true, json: async () => ({ plots: '/released/mf-manifest.json' }) });
  await expect(browserLoadingTools(boot).readRegistry()).resolves.toEqual({ plots: '/released/mf-manifest.json' });
  expect(window.fetch).toHaveBeenCalledWith('/remotes.json', { integrity: '' });
});

test.each([
  ['is not there', { ok: false, status: 404 }],
  ['is no JSON', { ok: true, json: () => Promise.reject(new SyntaxError('<')) }],
  ['does not answer', new TypeError('offline')],
])('the registry of the page serves where the deployed one %s', async (_, response) => {
  answer(response);
  await expect(browserLoadingTools(boot).readRegistry()).resolves.toEqual(boot.registry);
});

test('a manifest has to be what its address says', async () => {
  answer({ ok: true, json: async () => ({}) });
  const url = 'https://plots.example/1/mf-manifest.json#sha384-abc';
  await browserLoadingTools(boot).fetchJson(url);
  expect(window.fetch).toHaveBeenCalledWith(url, { integrity: 'sha384-abc' });
});

test('files that are asked for early are asked for as they will be used', () => {
  document.head.replaceChildren();
  expectIntegrity({ 'https://plots.example/1/e.js': 'sha384-e' });
  browserLoadingTools(boot).preload({ entry: 'https://plots.example/1/e.js?retry=1', scripts: ['/s.js'], styles: [] });
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  expect(links.map((link) => [link.integrity || '', link.crossOrigin])).toEqual([
    ['sha384-e', 'anonymous'],
    ['', null],
  ]);
});

test('the files of a remote are asked for at once', () => {
  document.head.replaceChildren();
  browserLoadingTools(boot).preload({ entry: '/e.js', scripts: ['/s.js'], styles: [{ url: '/c.css', file: 'c.css' }] });
  const links = [...document.head.querySelectorAll('link[rel=preload]')];
  expect(links.map((link) => [link.getAttribute('href'), (link as HTMLLinkElement).as])).toEqual([
    ['/e.js', 'script'],
    ['/s.js', 'script'],
    ['/c.css', 'style'],
  ]);
});
