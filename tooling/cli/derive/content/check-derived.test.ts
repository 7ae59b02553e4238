/** @jest-environment node */
import { readFile, rm, stat } from 'node:fs/promises';
import { NAMES_FILE, type SearchNames, WORDS_FILE } from '@otherfolk/shared/search/search-files';
import { indexCatalogue } from './index-catalogue';
import { TemporaryCatalogue } from './testing/temporary-catalogue';

let catalogue: TemporaryCatalogue;

beforeEach(async () => {
  catalogue = await TemporaryCatalogue.ofFixture();
  await catalogue.indexAll();
});
afterEach(() => catalogue.remove());

const STALE = (files: number) =>
  `warning search/names.json $: the search index is stale: ${files} of its files. Run npm run content -- index.`;

interface Core {
  name: string;
}

const rename = () => catalogue.edit<Core>('characters/mara.json', (core) => ({ ...core, name: 'Somebody Else' }));

test('a search index that was just written is right', async () => {
  await expect(catalogue.check()).resolves.toEqual([]);
});

test('a catalogue without a search index needs none', async () => {
  await rm(catalogue.path('search'), { recursive: true });
  await expect(catalogue.check()).resolves.toEqual([]);
});

test.each<[string, () => Promise<unknown>, number]>([
  ['is older than a name', rename, 2],
  ['lacks a file', () => rm(catalogue.path(WORDS_FILE)), 1],
  ['has a part too many', () => catalogue.write('search/words-99.json', '{}'), 1],
])('a search index that %s is stale', async (_, change, files) => {
  await change();
  expect(await catalogue.check()).toContain(STALE(files));
});

test('the atlas is stale when a relation has changed, and names what it is', async () => {
  await catalogue.edit<object>('characters/mara-modern.json', (life) => ({
    ...life,
    sections: { relationships: [{ characterId: 'ivo', kind: 'enemy', relation: 'Owes her a coat' }] },
  }));
  expect(await catalogue.check()).toContain(
    'warning atlas/relations.json $: the atlas is stale: 1 of its files. Run npm run content -- index.',
  );
  await catalogue.indexAll();
  expect((await catalogue.check()).filter((finding) => finding.includes('stale'))).toEqual([]);
});

test('index brings the search index up to date, and removes parts that it has no more', async () => {
  await rename();
  await catalogue.write('search/words-99.json', '{}');
  await catalogue.write('search/names.json', '{ broken');
  await indexCatalogue(catalogue.folder);
  const names = JSON.parse(await readFile(catalogue.path(NAMES_FILE), 'utf8')) as SearchNames;
  expect(names.people.map(([, name]) => name)).toContain('Somebody Else');
  await expect(stat(catalogue.path('search/words-99.json'))).rejects.toThrow('ENOENT');
  expect(await catalogue.check()).not.toContain(STALE(1));
});
