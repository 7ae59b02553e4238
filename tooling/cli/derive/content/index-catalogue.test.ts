/** @jest-environment node */
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { indexCatalogue } from './index-catalogue';
import { TemporaryCatalogue, tinyImage } from './testing/temporary-catalogue';

let catalogue: TemporaryCatalogue;

beforeEach(async () => {
  catalogue = await TemporaryCatalogue.ofFixture();
});
afterEach(() => catalogue.remove());

const idsIn = async (file: string) =>
  (JSON.parse(await readFile(catalogue.path(file), 'utf8')) as { id: string }[]).map(({ id }) => id);

test('entries come by core, and then as the core lists its variants', async () => {
  await catalogue.index();
  await expect(idsIn('characters/index.variants.json')).resolves.toEqual([
    'ivo-modern',
    'ivo-horror',
    'ivo-mystery',
    'mara-modern',
    'mara-sci-fi',
    'mara-fantasy',
  ]);
  await expect(idsIn('plots/index.variants.json')).resolves.toEqual([
    'harvest-horror',
    'storm-fantasy',
    'storm-modern',
  ]);
  await expect(idsIn('plots/index.json')).resolves.toEqual(['harvest', 'storm']);
  await expect(idsIn('locations/index.json')).resolves.toEqual(['cellar', 'quay', 'tower']);
});

test('a plot core is described by its first variant', async () => {
  await catalogue.index();
  const [, storm] = JSON.parse(await readFile(catalogue.path('plots/index.json'), 'utf8')) as unknown[];
  expect(storm).toEqual({
    id: 'storm',
    title: 'The Long Storm',
    coverImage: 'storm-fantasy.avif',
    accentColor: '#b68fff',
  });
});

test('files have two spaces of indent and a final newline, and no drafts are left', async () => {
  await catalogue.index();
  const text = await readFile(catalogue.path('plots/index.json'), 'utf8');
  expect(text).toMatch(/^\[\n {2}\{\n {4}"id": "harvest",\n[\s\S]*\n\]\n$/);
  const names = await readdir(catalogue.path('plots'));
  expect(names.filter((name) => name.startsWith('.'))).toEqual([]);
});

test('the command can be run twice, and touches nothing the second time', async () => {
  await catalogue.index();
  const before = await stat(catalogue.path('locations/index.json'));
  const { written } = await indexCatalogue(catalogue.folder);
  expect(written.every(({ changed }) => !changed)).toBe(true);
  expect((await stat(catalogue.path('locations/index.json'))).mtimeMs).toBe(before.mtimeMs);
});

test('a broken index is no obstacle to building it', async () => {
  await catalogue.write('plots/index.json', 'oops');
  await catalogue.index();
  await expect(catalogue.check()).resolves.toEqual([]);
});

test('nothing is written while a file cannot be read', async () => {
  await catalogue.write('characters/mara.json', '{');
  await rm(catalogue.path('locations/index.json'));
  const { obstacles, written } = await indexCatalogue(catalogue.folder);
  expect(obstacles).toMatchObject([{ file: 'characters/mara.json', severity: 'error' }]);
  expect(written).toEqual([]);
  await expect(stat(catalogue.path('locations/index.json'))).rejects.toThrow('ENOENT');
});

test('missing folders are made, and empty lists written', async () => {
  const bare = await TemporaryCatalogue.empty();
  await bare.write('changelog.json', '[]');
  await bare.index();
  await expect(readFile(bare.path('plots/index.variants.json'), 'utf8')).resolves.toBe('[]\n');
  await expect(bare.check()).resolves.toHaveLength(1);
  await bare.remove();
});

test('a place that cannot be written to is a finding', async () => {
  const bare = await TemporaryCatalogue.empty();
  await bare.write('changelog.json', '[]');
  await bare.write('plots', 'a file');
  const { obstacles, written } = await indexCatalogue(bare.folder);
  expect(obstacles.map(({ file }) => file)).toEqual(['plots/index.json', 'plots/index.variants.json']);
  expect(written).toHaveLength(2);
  await bare.remove();
});

test('the words of images stay, whatever is measured anew', async () => {
  const image = 'locations/covers/quay-card.avif';
  await catalogue.write(`images/${image}`, await tinyImage(6, 4));
  await catalogue.index();
  await catalogue.edit('images/index.json', (json: Record<string, object>) => {
    Object.assign(json[image] ?? {}, { width: 1, alt: 'A lamp over the water', credit: 'Mara Quill' });
  });
  await catalogue.index();
  const index = JSON.parse(await readFile(catalogue.path('images/index.json'), 'utf8')) as Record<string, object>;
  expect(index[image]).toMatchObject({ width: 6, alt: 'A lamp over the water', credit: 'Mara Quill' });
});
