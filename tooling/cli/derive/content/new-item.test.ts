/** @jest-environment node */
import { existsSync } from 'node:fs';
import promises, { readFile, rm, stat } from 'node:fs/promises';
import { beginCatalogue } from './foundation';
import { CannotWrite, newItem, type NewKind } from './new-item';
import { TemporaryCatalogue, TODAY } from './testing/temporary-catalogue';

let catalogue: TemporaryCatalogue;

beforeEach(async () => {
  catalogue = await TemporaryCatalogue.empty();
});
afterEach(() => catalogue.remove());

const create = (kind: NewKind, id: string) => newItem(catalogue.folder, kind, id, TODAY);

const json = async (file: string): Promise<unknown> => JSON.parse(await readFile(catalogue.path(file), 'utf8'));

test('one of each in an empty folder makes a catalogue in which nothing is wrong but that its texts are to be written', async () => {
  await create('character', 'wren-ash');
  await create('variant', 'wren-ash-sci-fi');
  await create('character', 'otto');
  await create('plot', 'long-storm-horror');
  await create('plot', 'long-storm');
  await create('location', 'old-quay');
  await catalogue.index();
  const findings = await catalogue.check();
  expect(findings.filter((finding) => !/: (blank|a page without a text)\. Write /.test(finding))).toEqual([]);
});

test('the first item brings what a catalogue has besides, the second only itself', async () => {
  await expect(create('character', 'wren-ash')).resolves.toEqual([
    'characters/wren-ash.json',
    'characters/wren-ash-modern.json',
    'changelog.json',
    'images/characters/covers/missing-cover.svg',
    'site.json',
    '.vscode/schemas/character.schema.json',
    '.vscode/schemas/plot.schema.json',
    '.vscode/schemas/location.schema.json',
    '.vscode/schemas/family.schema.json',
    '.vscode/schemas/changelog.schema.json',
    '.vscode/schemas/site.schema.json',
    '.vscode/schemas/mentions.schema.json',
    '.vscode/schemas/redirects.schema.json',
    '.vscode/settings.json',
  ]);
  await expect(create('location', 'quay')).resolves.toEqual(['locations/quay.json']);
});

test('a new variant stands in its core, not yet published, and nothing else there changes', async () => {
  await create('character', 'wren');
  await create('character', 'wren-ash');
  await catalogue.edit<Record<string, unknown>>('characters/wren-ash.json', (core) => ({ ...core, house: 'Ours' }));
  const before = (await json('characters/wren-ash.json')) as { variants: object[] };
  await create('variant', 'wren-ash-slice-of-life');
  await expect(json('characters/wren-ash.json')).resolves.toEqual({
    ...before,
    variants: [
      ...before.variants,
      { id: 'wren-ash-slice-of-life', label: 'Slice-of-Life', recordInfo: { published: false, version: -1 } },
    ],
  });
  await expect(json('characters/wren-ash-slice-of-life.json')).resolves.toMatchObject({
    variantOf: 'wren-ash',
    variantLabel: 'Slice-of-Life',
    recordInfo: { published: false, version: 0 },
  });
});

test('a plot whose id ends in a genre is a variant of the plot before it', async () => {
  await create('plot', 'long-storm-post-apocalyptic');
  await expect(json('plots/long-storm-post-apocalyptic.json')).resolves.toMatchObject({
    coreId: 'long-storm',
    title: 'Long Storm',
    variantLabel: 'Post-Apocalyptic',
  });
});

test.each<[NewKind, string, string]>([
  ['character', 'Wren Ash', '"Wren Ash" is no id: use small letters, digits and hyphens, at most 80'],
  ['plot', '../plots/storm', '"../plots/storm" is no id: use small letters, digits and hyphens, at most 80'],
  ['plot', 'con', 'Windows keeps the name con for a device: choose another'],
  ['plot', 'index', '"index" is no id: use small letters, digits and hyphens, at most 80'],
  ['character', 'taken', 'characters/taken.json is there already'],
  ['variant', 'taken-modern', 'characters/taken-modern.json is there already'],
  ['variant', 'nobody-modern', 'no character begins nobody-modern: name a variant {character id}-{what is its own}'],
])('%s %s is refused, and nothing is written', async (kind, id, message) => {
  await create('character', 'taken');
  const before = await stat(catalogue.path('characters/taken.json'));
  await expect(create(kind, id)).rejects.toEqual(new CannotWrite(message));
  expect((await stat(catalogue.path('characters/taken.json'))).mtimeMs).toBe(before.mtimeMs);
});

test('a variant is one of the core, even where another variant has the beginning of its id', async () => {
  await create('character', 'wren');
  await create('variant', 'wren-modern-night');
  await expect(json('characters/wren-modern-night.json')).resolves.toMatchObject({
    variantOf: 'wren',
    variantLabel: 'Modern Night',
  });
});

test('a core that is broken is not made worse', async () => {
  await create('character', 'wren');
  await catalogue.write('characters/wren.json', '{"id": "wren",}');
  await expect(create('variant', 'wren-fantasy')).rejects.toThrow('characters/wren.json cannot be read: ');
  await expect(readFile(catalogue.path('characters/wren.json'), 'utf8')).resolves.toBe('{"id": "wren",}');
});

test('settings of an editor that are there already are left alone', async () => {
  await catalogue.write('.vscode/settings.json', '{}');
  await create('character', 'wren');
  await expect(readFile(catalogue.path('.vscode/settings.json'), 'utf8')).resolves.toBe('{}');
});

test('an empty folder becomes a catalogue without mistakes when it is served, and no other folder is touched', async () => {
  const said = jest.spyOn(console, 'log').mockImplementation();
  await beginCatalogue(catalogue.folder);
  expect(said.mock.calls).toEqual([[expect.stringContaining('was empty: a new catalogue begins there.')]]);
  await expect(catalogue.check()).resolves.toEqual([]);
  await rm(catalogue.path('changelog.json'));
  await beginCatalogue(catalogue.folder);
  expect(existsSync(catalogue.path('changelog.json'))).toBe(false);
  said.mockRestore();
});

test('an empty folder that cannot be written is served as it is, and why is said', async () => {
  const said = jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(promises, 'rename').mockRejectedValue(new Error('EROFS'));
  await beginCatalogue(catalogue.folder);
  expect(said.mock.calls).toEqual([[expect.stringContaining('no catalogue can begin there: EROFS.')]]);
  jest.restoreAllMocks();
});
