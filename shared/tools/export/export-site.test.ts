/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TemporaryCatalogue } from '../content/temporary-catalogue';
import type { RenderRequest } from '../../src/contract/rendering';
import { exportSite } from './export-site';
import { OutWriter } from './out-writer';

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

async function exportIt() {
  await mkdir(out(), { recursive: true });
  const writer = await OutWriter.open(out());
  const deployment = {
    registry: { plots: '/remotes/plots/1/mf-manifest.json' },
    folders: new Map([
      ['/assets/', path.join(home, 'shell')],
      ['/remotes/plots/1/', path.join(home, 'plots')],
    ]),
    renderPage: async (request: RenderRequest) => {
      requests.push(request);
      const rendered = request.url !== '/characters/-' && !broken.has(request.url);
      return { status: 200, rendered, html: rendered ? `page ${request.url}${footer}` : 'shell' };
    },
  };
  const pages = await exportSite(
    { deployment, catalogue: await realpath(catalogue.folder), origin: 'https://a.example', today: '2026-11-20' },
    writer,
  );
  await writer.close();
  return { pages, writer };
}

test('writes every public page, and the bare shell for all others', async () => {
  await expect(exportIt()).resolves.toMatchObject({ pages: 17, writer: { unchanged: 0, removed: 0 } });
  await expect(contentOf('index.html')).resolves.toBe('page /');
  await expect(contentOf('characters/mara/mara-modern/index.html')).resolves.toBe('page /characters/mara/mara-modern');
  await expect(contentOf('404.html')).resolves.toBe('shell');
  expect(requests[0]).toMatchObject({ origin: 'https://a.example', today: '2026-11-20' });
  expect(warn).not.toHaveBeenCalled();
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
  expect(data.filter((file) => /notes|secret|link/.test(file))).toEqual([]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('images/link.png $: a link that leads out'));
});

test('a second export writes nothing', async () => {
  const { writer } = await exportIt();
  await expect(exportIt()).resolves.toMatchObject({ writer: { written: 0, unchanged: writer.written, removed: 0 } });
});

test('pages whose text changed are written anew, and nothing else', async () => {
  footer = 'one';
  await exportIt();
  footer = 'two';
  await expect(exportIt()).resolves.toMatchObject({ writer: { written: 18 } });
});

test('pages and pictures that are no more go; builds stay', async () => {
  await exportIt();
  await rm(path.join(home, 'shell/main.js'));
  await rm(catalogue.path('families/quill.json'));
  await catalogue.edit<{ currentRelease: number }>('site.json', (site) => ({ ...site, currentRelease: 1 }));
  const { pages, writer } = await exportIt();
  expect(pages).toBe(14);
  expect(writer.removed).toBe(4);
  await expect(contentOf('assets/main.js')).resolves.toBe('shell/main.js');
  await expect(contentOf('characters/mara/mara-sci-fi/index.html')).rejects.toThrow('ENOENT');
  await expect(contentOf('data/families/quill.json')).rejects.toThrow('ENOENT');
});

test('a page that cannot be rendered is named and left out', async () => {
  await exportIt();
  broken.add('/locations/quay');
  await expect(exportIt()).resolves.toMatchObject({ pages: 16, writer: { removed: 1 } });
  expect(warn.mock.calls).toEqual([['/locations/quay is left out: it cannot be rendered ahead of time.']]);
  await expect(contentOf('locations/quay/index.html')).rejects.toThrow('ENOENT');
});
