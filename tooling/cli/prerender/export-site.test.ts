/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RenderRequest } from '@otherfolk/shared/contract/rendering';
import { filesBelow } from '@otherfolk/system/files-below';
import { TemporaryCatalogue } from '../content/temporary-catalogue';
import { OutWriter } from '../site/out-writer';
import { prepareExport } from './prepare-export';
import { StagedFiles } from './staged-files';
import { sourcePublicPages } from './testing/source-public-pages';
import { writeExport } from './write-export';

let home: string;
let catalogue: TemporaryCatalogue;
let warn: jest.SpyInstance;
const requests: RenderRequest[] = [];
const broken = new Set<string>();
let footer: string;

beforeEach(async () => {
  home = await realpath(await mkdtemp(path.join(tmpdir(), 'otherfolk-')));
  catalogue = await TemporaryCatalogue.ofFixture();
  for (const file of ['shell/main.js', 'shell/main.js.br', 'plots/fonts/a.woff2']) {
    await mkdir(path.dirname(path.join(home, file)), { recursive: true });
    await writeFile(path.join(home, file), file);
  }
  requests.length = 0;
  broken.clear();
  footer = '';
  warn = jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(async () => {
  await rm(home, { recursive: true, force: true });
  await catalogue.remove();
});

const out = () => path.join(home, 'out');
const contentOf = (file: string) => readFile(path.join(out(), file), 'utf8');

async function exportIt({ without = [], origin = 'https://a.example' }: { without?: string[]; origin?: string } = {}) {
  await mkdir(out(), { recursive: true });
  const place = { folder: out(), records: path.join(home, 'out.releases') };
  const writer = await OutWriter.open(place);
  const staged = await StagedFiles.open(place);
  const deployment = {
    registry: { plots: '/remotes/plots/1/mf-manifest.json' },
    folders: new Map([
      ['/assets/', path.join(home, 'shell')],
      ['/remotes/plots/1/', path.join(home, 'plots')],
    ]),
    publicPages: sourcePublicPages,
    renderPage: async (request: RenderRequest) => {
      requests.push(request);
      const rendered = request.url !== '/characters/-' && !broken.has(request.url);
      const html = rendered ? `page ${request.url}${footer}` : 'shell';
      return { status: 200, rendered, html, ...(request.url === '/plots' && { data: '{"of":"plots"}' }) };
    },
  };
  const folder = await realpath(catalogue.folder);
  const site = { deployment, catalogue: folder, origin, today: '2026-11-20', without } as const;
  const prepared = await prepareExport(site, writer, staged);
  await writeExport(prepared, writer);
  await writer.close();
  await staged.clear();
  return { pages: prepared.pages, writer };
}

/** Every file of the export with its text, so that a test can say that nothing changed. */
async function everything(): Promise<Record<string, string>> {
  const files = (await filesBelow(out())).sort();
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await readFile(file, 'latin1')] as const)),
  );
}

async function refuses(reason: string | RegExp): Promise<void> {
  const before = await everything();
  await expect(exportIt()).rejects.toThrow(reason);
  expect(await everything()).toEqual(before);
}

test('writes every public page, its data, and the bare shell for all others', async () => {
  await expect(exportIt()).resolves.toMatchObject({ pages: 39, writer: { unchanged: 0, removed: 0 } });
  await expect(contentOf('index.html')).resolves.toBe('page /');
  await expect(contentOf('characters/mara/mara-modern/index.html')).resolves.toBe('page /characters/mara/mara-modern');
  await expect(contentOf('plots/page.json')).resolves.toBe('{"of":"plots"}');
  await expect(contentOf('404.html')).resolves.toBe('shell');
  expect(requests[0]).toMatchObject({ origin: 'https://a.example', today: '2026-11-20' });
  expect(warn).not.toHaveBeenCalled();
});

test('the image index comes with the sizes of images that it lacks', async () => {
  const { 'locations/covers/tower.avif': ofHidden, ...whole } = JSON.parse(
    await readFile(catalogue.path('images/index.json'), 'utf8'),
  ) as Record<string, unknown>;
  expect(ofHidden).toBeDefined();
  await catalogue.edit<Record<string, unknown>>('images/index.json', (index) =>
    Object.fromEntries(Object.entries(index).slice(1)),
  );
  await exportIt();
  expect(JSON.parse(await contentOf('data/images/index.json'))).toEqual(whole);
  await rm(catalogue.path('images/index.json'));
  await exportIt();
  expect(JSON.parse(await contentOf('data/images/index.json'))).toEqual(whole);
});

test('brings builds, registry and catalogue along', async () => {
  await catalogue.write('notes.txt', 'private');
  await catalogue.write('.secret.json', '{}');
  await symlink(path.join(home, 'shell'), catalogue.path('images/link.png'));
  await exportIt();
  await expect(contentOf('assets/main.js.br')).resolves.toBe('shell/main.js.br');
  await expect(contentOf('remotes/plots/1/fonts/a.woff2')).resolves.toBe('plots/fonts/a.woff2');
  expect(JSON.parse(await contentOf('remotes.json'))).toEqual({ plots: '/remotes/plots/1/mf-manifest.json' });
  await expect(contentOf('data/site.json')).resolves.toBe(await readFile(catalogue.path('site.json'), 'utf8'));
  const data = await readdir(path.join(out(), 'data'), { recursive: true });
  expect(data.filter((file) => /notes|secret|link\.png/.test(file))).toEqual([]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('images/link.png $: a link that leads out'));
});

test('tells search engines of every page that it has, by its origin', async () => {
  await exportIt({ without: ['/plots/*', '/tags/Eye%20Color/Green'] });
  await expect(contentOf('robots.txt')).resolves.toContain('Sitemap: https://a.example/sitemap.xml');
  const sitemap = await contentOf('sitemap.xml');
  expect(sitemap).toContain('<loc>https://a.example/tags/Eye%20Color/Gray%20Eyes</loc>');
  expect(sitemap).not.toMatch(/plots\/|Green/);
  await expect(contentOf('tags/Eye Color/Gray Eyes/index.html')).resolves.toBe('page /tags/Eye%20Color/Gray%20Eyes');
});

test('without an origin there is no sitemap', async () => {
  await exportIt({ origin: '' });
  await expect(contentOf('robots.txt')).resolves.not.toContain('Sitemap');
  await expect(contentOf('sitemap.xml')).rejects.toThrow('ENOENT');
});

test('a second export writes nothing', async () => {
  const { writer } = await exportIt();
  await expect(exportIt()).resolves.toMatchObject({ writer: { written: 0, unchanged: writer.written, removed: 0 } });
});

test('pages whose text changed are written anew, and nothing else', async () => {
  footer = 'one';
  await exportIt();
  footer = 'two';
  await expect(exportIt()).resolves.toMatchObject({ writer: { written: 40 } });
});

test('pages and images that are no more go; builds stay', async () => {
  await exportIt();
  await rm(path.join(home, 'shell/main.js'));
  await rm(catalogue.path('families/quill.json'));
  await catalogue.edit<{ currentRelease: number }>('site.json', (site) => ({ ...site, currentRelease: 1 }));
  const { pages, writer } = await exportIt();
  expect(pages).toBe(32);
  // With the page goes what lies below data/ of those that visitors may not know any more.
  expect(writer.removed).toBe(13);
  await expect(contentOf('assets/main.js')).resolves.toBe('shell/main.js');
  await expect(contentOf('characters/mara/mara-sci-fi/index.html')).rejects.toThrow('ENOENT');
  for (const file of ['families/quill.json', 'characters/mara-sci-fi.json'])
    await expect(contentOf(`data/${file}`)).rejects.toThrow('ENOENT');
});

test('a page that cannot be rendered keeps its file, is named, and nothing else changes either', async () => {
  await exportIt();
  broken.add('/locations/quay');
  footer = 'new';
  await refuses(/^\/locations\/quay cannot be rendered\nNothing has changed\. .*--without <url>/);
});

test('no page is removed by a renderer that fails for all of them', async () => {
  await exportIt();
  for (const { url } of requests) broken.add(url);
  await refuses(/^\/ cannot be rendered\n(.*\n)*\/characters\/mara\/mara-modern cannot be rendered\n/);
});

test('a page that cannot be rendered goes when somebody says so', async () => {
  await exportIt();
  broken.add('/locations/quay');
  const { pages, writer } = await exportIt({ without: ['/locations/quay'] });
  expect([pages, writer.removed]).toEqual([38, 1]);
  await expect(contentOf('locations/quay/index.html')).rejects.toThrow('ENOENT');
});

test.each([
  [
    'characters/index.variants.json',
    /there is no \/data\/characters\/index\.variants\.json, so characters\/\S+ and 5 more would go/,
  ],
  ['plots/index.variants.json', /there is no \/data\/plots\/index\.variants\.json, so plots\/\S+ and 4 more would go/],
  ['locations/index.json', /there is no \/data\/locations\/index\.json, so locations\/quay\/index\.html would go/],
  ['site.json', /there is no \/data\/site\.json, so data\/site\.json would go/],
])('no page is removed because %s is missing', async (file, reason) => {
  await exportIt();
  await rm(catalogue.path(file));
  await refuses(reason);
});

test('the pages of a missing list go when somebody says so', async () => {
  await exportIt();
  await rm(catalogue.path('locations/index.json'));
  const { writer } = await exportIt({ without: ['/locations/*', '/data/locations/index.json'] });
  expect(writer.removed).toBe(5);
  await expect(contentOf('data/locations/index.json')).rejects.toThrow('ENOENT');
});

test('no page is removed because the entries of a list are malformed', async () => {
  await exportIt();
  await catalogue.edit<{ id: unknown }[]>('locations/index.json', (list) => {
    for (const entry of list) entry.id = 'No Id';
  });
  await refuses(
    /\/data\/locations\/index\.json has \d entries that cannot be read, so locations\/quay\/index\.html would go/,
  );
});

test.each([
  ['site.json', '{"currentRelease":', '/data/site.json is not JSON'],
  ['site.json', '[]', '/data/site.json is not an object'],
  ['site.json', '{"currentRelease":"1"}', '/data/site.json names no number as currentRelease'],
  ['plots/index.variants.json', '[{', '/data/plots/index.variants.json is not a list in JSON'],
])('nothing changes where %s is %s', async (file, text, reason) => {
  await exportIt();
  await catalogue.write(file, text);
  await refuses(reason);
});

interface Plot {
  title: string;
  hook: string;
  images: { cover: string };
}

const hook = (text: string) => catalogue.edit<Plot>('plots/storm-modern.json', (plot) => void (plot.hook = text));

test('a text that gives away what visitors do not see yet is refused, with a sentence for each', async () => {
  await exportIt();
  await catalogue.edit<Plot>('plots/harvest-horror.json', (plot) => {
    Object.assign(plot, { title: 'The Red Harvest', images: { cover: 'scythe.avif' } });
  });
  await catalogue.index();
  await hook('After The Red Harvest, of harvest-horror, with scythe.avif.');
  await refuses(
    'data/plots/storm-modern.json says at $.hook The Red Harvest, which visitors do not see yet: say it without the name, release it, or allow it in mentions.json\n' +
      'data/plots/storm-modern.json says at $.hook harvest-horror, the id of something that visitors do not see yet: say it without the id, or release it\n' +
      'data/plots/storm-modern.json says at $.hook scythe.avif, an image of something that visitors do not see yet: say it without the image, or release it\n' +
      'Nothing has changed.',
  );
});

test('a name that the list of mentions allows is no reason to refuse, and the list stays private', async () => {
  await catalogue.edit<Plot>('plots/harvest-horror.json', (plot) => void (plot.title = 'The Red Harvest'));
  await catalogue.index();
  await hook('After The Red Harvest.');
  await expect(exportIt()).rejects.toThrow('The Red Harvest');
  await catalogue.write('mentions.json', '[{ "file": "plots/storm-modern.json", "name": "The Red Harvest" }]');
  await exportIt();
  expect(Object.keys(await everything()).filter((file) => file.includes('mentions'))).toEqual([]);
  await catalogue.write('mentions.json', '[{ "file": ');
  await expect(exportIt()).rejects.toThrow('The Red Harvest');
});

test('no file of the catalogue is removed because a folder cannot be looked at', async () => {
  await exportIt();
  await rm(catalogue.path('families'), { recursive: true });
  await symlink(path.join(home, 'shell'), catalogue.path('families'));
  await refuses(/families \$: a link that leads out of the catalogue.*, so data\/families\/quill\.json would go/);
});

test('files of the catalogue folder that the data contract does not name stay private, and so does what a link leads to', async () => {
  for (const file of ['service-account.json', 'accounts/accounts.json', 'characters/mara.backup.json', '.git/x.json'])
    await catalogue.write(file, '{"secret":true}');
  await symlink(catalogue.path('.git/x.json'), catalogue.path('characters/linked.json'));
  await symlink(catalogue.path('characters/mara.json'), catalogue.path('characters/mara-twin.json'));
  await exportIt();
  const texts = Object.entries(await everything());
  expect(texts.filter(([, text]) => text.includes('secret'))).toEqual([]);
  await expect(contentOf('data/characters/mara-twin.json')).resolves.toContain('Mara');
});
