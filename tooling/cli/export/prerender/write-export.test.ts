/** @jest-environment node */
import { readdir, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { exportTrial } from './testing/export-trial';

const trial = exportTrial();
const { out, contentOf, everything, exportIt } = trial;

test('writes every public page, its data, and the bare shell for all others', async () => {
  await expect(exportIt()).resolves.toMatchObject({ pages: 39, writer: { unchanged: 0, removed: 0 } });
  await expect(contentOf('index.html')).resolves.toBe('page /');
  await expect(contentOf('characters/mara/mara-modern/index.html')).resolves.toBe('page /characters/mara/mara-modern');
  await expect(contentOf('plots/page.json')).resolves.toBe('{"of":"plots"}');
  await expect(contentOf('404.html')).resolves.toBe('shell');
  expect(trial.requests[0]).toMatchObject({ origin: 'https://a.example', today: '2026-11-20' });
  expect(trial.warn).not.toHaveBeenCalled();
});

test('the image index comes with the sizes of images that it lacks', async () => {
  const { 'locations/covers/tower.avif': ofHidden, ...whole } = JSON.parse(
    await readFile(trial.catalogue.path('images/index.json'), 'utf8'),
  ) as Record<string, unknown>;
  expect(ofHidden).toBeDefined();
  await trial.catalogue.edit<Record<string, unknown>>('images/index.json', (index) =>
    Object.fromEntries(Object.entries(index).slice(1)),
  );
  await exportIt();
  expect(JSON.parse(await contentOf('data/images/index.json'))).toEqual(whole);
  await rm(trial.catalogue.path('images/index.json'));
  await exportIt();
  expect(JSON.parse(await contentOf('data/images/index.json'))).toEqual(whole);
});

test('derived files are the same where the folder has them, older ones, broken ones, or none', async () => {
  await rm(trial.catalogue.path('search'), { recursive: true, force: true });
  await exportIt();
  const derivedAnew = await everything();
  await trial.catalogue.index();
  await expect(exportIt()).resolves.toMatchObject({ writer: { written: 0, removed: 0 } });
  expect(await everything()).toEqual(derivedAnew);
  await trial.catalogue.write('search/names.json', '{"id":"older"}');
  await trial.catalogue.write('search/words.json', '{');
  await exportIt();
  expect(await everything()).toEqual(derivedAnew);
});

test('brings builds, registry and catalogue along', async () => {
  await trial.catalogue.write('notes.txt', 'private');
  await trial.catalogue.write('.secret.json', '{}');
  await symlink(path.join(trial.home, 'shell'), trial.catalogue.path('images/link.png'));
  await exportIt();
  await expect(contentOf('assets/main.js.br')).resolves.toBe('shell/main.js.br');
  await expect(contentOf('remotes/plots/1/fonts/a.woff2')).resolves.toBe('plots/fonts/a.woff2');
  expect(JSON.parse(await contentOf('remotes.json'))).toEqual({ plots: '/remotes/plots/1/mf-manifest.json' });
  await expect(contentOf('data/site.json')).resolves.toBe(await readFile(trial.catalogue.path('site.json'), 'utf8'));
  const data = await readdir(path.join(out(), 'data'), { recursive: true });
  expect(data.filter((file) => /notes|secret|link\.png/.test(file))).toEqual([]);
  expect(trial.warn).toHaveBeenCalledWith(expect.stringContaining('images/link.png $: a link that leads out'));
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
  trial.footer = 'one';
  await exportIt();
  trial.footer = 'two';
  await expect(exportIt()).resolves.toMatchObject({ writer: { written: 40 } });
});

test('pages and images that are no more go; builds stay', async () => {
  await exportIt();
  await rm(path.join(trial.home, 'shell/main.js'));
  await rm(trial.catalogue.path('families/quill.json'));
  await trial.catalogue.edit<{ currentRelease: number }>('site.json', (site) => ({ ...site, currentRelease: 1 }));
  const { pages, writer } = await exportIt();
  expect(pages).toBe(32);
  // What lies below data/ of those that visitors may not know any more goes with the page.
  expect(writer.removed).toBe(13);
  await expect(contentOf('assets/main.js')).resolves.toBe('shell/main.js');
  await expect(contentOf('characters/mara/mara-sci-fi/index.html')).rejects.toThrow('ENOENT');
  for (const file of ['families/quill.json', 'characters/mara-sci-fi.json'])
    await expect(contentOf(`data/${file}`)).rejects.toThrow('ENOENT');
});

test('files of the catalogue folder that the data contract does not name stay private, and so does what a link leads to', async () => {
  for (const file of ['service-account.json', 'accounts/accounts.json', 'characters/mara.backup.json', '.git/x.json'])
    await trial.catalogue.write(file, '{"secret":true}');
  await symlink(trial.catalogue.path('.git/x.json'), trial.catalogue.path('characters/linked.json'));
  await symlink(trial.catalogue.path('characters/mara.json'), trial.catalogue.path('characters/mara-twin.json'));
  await exportIt();
  const texts = Object.entries(await everything());
  expect(texts.filter(([, text]) => text.includes('secret'))).toEqual([]);
  await expect(contentOf('data/characters/mara-twin.json')).resolves.toContain('Mara');
});
