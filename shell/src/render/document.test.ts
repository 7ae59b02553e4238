/** @jest-environment node */
import type { Boot } from '../page-state/boot';
import { cspHash } from './content-security-policy';
import { documentPieces, inertJson } from './document';
import { encodePieces } from './encode-pieces';

const remoteAt = (manifestUrl: string) => ({ manifestUrl, manifest: {}, node: { code: '', file: '' } });

const boot: Boot = {
  rendered: true,
  declarations: [],
  registry: { plots: 'https://plots.example/v1/mf-manifest.json' },
  known: {
    plots: { entry: '/p/entry.js', scripts: ['/p/remote.js'], styles: [{ url: '/p/remote.css', file: 'remote.css' }] },
  },
  origin: '',
  renderedOn: '2026-11-20',
  state: { mutations: [], queries: [] },
};
const site = {
  scripts: ['/assets/main.js'],
  styles: ['/assets/main.css'],
  fonts: [],
  inlineScript: 'start()',
  standaloneScripts: {},
  remotes: {
    plots: remoteAt('https://plots.example/v1/mf-manifest.json'),
    locations: remoteAt('/remotes/locations/1/mf-manifest.json'),
  },
};
const head = '<title>T</title>';
const drawing = { head, body: Buffer.from('<div data-app="">Hello</div>') };
const documentOf = (parts: Parameters<typeof documentPieces>[0]) => String(encodePieces(documentPieces(parts)));
const page = (tints: (string | undefined)[] = []) =>
  documentOf({ ...drawing, tints, boot, owner: boot.known.plots, site });

test.each(['</script><script>alert(1)</script>', '<!--', ']]>'])('inert JSON keeps %s inside its element', (text) => {
  const json = inertJson({ text });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ text });
});

test('the policy comes before all that a page loads or runs, and allows exactly the inline script of the page', () => {
  const html = page(['1d5a4c-e6c46a']);
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const [before = ''] = html.split('<meta http-equiv="Content-Security-Policy"');
  expect(before.match(/<[^>]+>/g)).toEqual([
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
  ]);
  expect(policy).toContain(`script-src 'self' ${cspHash('start()')} https://plots.example;`);
  expect(policy).not.toMatch(/unsafe/);
});

test('the fonts of the site are preloaded behind the images of the page', () => {
  const html = documentOf({
    ...drawing,
    tints: [],
    boot,
    owner: undefined,
    site: { ...site, fonts: ['/assets/a.woff2', '/assets/b.woff2'] },
  });
  const [, behind = ''] = html.split(head);
  expect(behind.match(/<link rel="preload"[^>]*>/g)).toEqual([
    '<link rel="preload" as="font" type="font/woff2" href="/assets/a.woff2" crossorigin fetchpriority="low">',
    '<link rel="preload" as="font" type="font/woff2" href="/assets/b.woff2" crossorigin fetchpriority="low">',
  ]);
});

test('the colours of the items on the page stand in one allowed style element', () => {
  const html = page(['31405f-d9a441', '111111-222222']);
  const [, css = ''] = /<style>([^<]*)<\/style>/.exec(html) ?? [];
  expect(css.match(/(?<=data-tint=")[^"]+/g)).toEqual(['31405f-d9a441', '111111-222222']);
  expect(html).toContain(`style-src 'self' ${cspHash(css)} `);
});

test('a page without colours has no style element', () => {
  expect(page([undefined])).not.toContain('<style>');
});

test('styles that cannot stand in the page are linked, those of a remote under the name that its own loader looks for', () => {
  expect(page()).toContain('<link rel="stylesheet" href="/assets/main.css">');
  expect(page()).toContain('<link rel="stylesheet" href="/p/remote.css" data-href="remote.css">');
});

describe('with styles that can stand in it, a page', () => {
  const plots = { ...remoteAt('/p/mf-manifest.json'), inlineStyles: { '/p/remote.css': 'h1{color:red}' } };
  const withInlineStyles = { ...site, inlineStyles: { '/assets/main.css': 'a>b{}' }, remotes: { plots } };
  const html = documentOf({ ...drawing, tints: [], boot, owner: undefined, site: withInlineStyles });

  test('carries them in their order, those of a remote under the name that its own loader looks for', () => {
    expect(html).toContain('<style>a>b{}</style>\n<style data-href="remote.css">h1{color:red}</style>');
    expect(html).not.toContain('rel="stylesheet"');
  });

  test('allows exactly these', () => {
    expect(html).toContain(`style-src 'self' ${cspHash('a>b{}')} ${cspHash('h1{color:red}')};`);
  });

  test('asks for its images before its styles come', () => {
    expect(html.indexOf(head)).toBeLessThan(html.indexOf('<style'));
  });
});

test('no script of the build stands in the page: the inline script starts them later', () => {
  expect(page()).not.toMatch(/<script[^>]* src=/);
  expect(page()).toContain('data-scripts="[&quot;/assets/main.js&quot;]"');
});

test('the scripts of the remote that owns the page are asked for together with the shell’s', () => {
  expect(page()).toContain('data-preloads="[[&quot;/p/entry.js&quot;,null],[&quot;/p/remote.js&quot;,null]]"');
});

test.each(['https://[', 'https://a;frame-src/x', 'https://a,b/x', 'javascript:alert(1)', '/remotes/plots/1/x'])(
  'an address %s adds nothing to the policy',
  (url) => {
    const of = (plots: string) =>
      documentOf({
        head: '',
        body: Buffer.from(''),
        tints: [],
        boot: { ...boot, registry: {}, known: {} },
        owner: undefined,
        site: { ...site, remotes: { plots: remoteAt(plots) } },
      });
    const policyOf = (html: string) => /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
    expect(policyOf(of(url))).toBe(policyOf(of('/remotes/plots/1/mf-manifest.json')));
  },
);
