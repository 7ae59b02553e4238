/** @jest-environment node */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { ViewName } from '@otherfolk/shared/domain/audiences';
import { linksFiles } from '@otherfolk/shared/links/links-files';
import { NAMES_FILE, type SearchNames, WORDS_FILE } from '@otherfolk/shared/search/search-files';
import { sizesFiles } from '@otherfolk/shared/sizes/sizes-files';
import { DerivationCache } from '../cache/derivation-cache';
import { publicFilesOf, publicReader } from './public-files';
import { SplitCatalogue } from './split-catalogue';
import { catalogueFolder, NEXT, PUBLISHED, smallCatalogue } from './testing/small-catalogue';
import { whenSettled } from './testing/when-settled';
import { writeCatalogue } from './testing/write-catalogue';

let folder: string;
beforeEach(() => {
  folder = catalogueFolder();
});
afterEach(() => rmSync(folder, { recursive: true }));

const textOf = async (split: SplitCatalogue, view: ViewName, file: string) =>
  new TextDecoder().decode(await split.content(view, file));

test('a state in which nothing has changed is the same object', async () => {
  // A young image is known by its size, an older one by its stamp: it must not grow older in between.
  await whenSettled();
  const before = await SplitCatalogue.read(folder);
  expect(await SplitCatalogue.read(folder, before)).toBe(before);
});

test.each<[string, Record<string, unknown>]>([
  ['a file that has changed', { 'characters/ana-next.json': { variantOf: 'ana', recordInfo: PUBLISHED } }],
  ['a release that has come', { 'site.json': { currentRelease: 3 } }],
])('%s is seen by the next state, and not by the one before', async (_, files) => {
  const before = await SplitCatalogue.read(folder);
  expect(await before.filesFor('')).not.toContain('characters/ana-next.json');
  writeCatalogue(folder, files);
  const after = await SplitCatalogue.read(folder, before);
  expect(await after.filesFor('')).toContain('characters/ana-next.json');
  expect(await textOf(after, '', 'characters/ana.json')).toContain('"ana-next"');
  expect(await before.filesFor('')).not.toContain('characters/ana-next.json');
});

test('a file that is no JSON any more hides what only it said to be seen, and the rest stays', async () => {
  const before = await SplitCatalogue.read(folder);
  writeCatalogue(folder, { 'characters/ana-one.json': '{"variantOf":' });
  const after = await SplitCatalogue.read(folder, before);
  expect(await after.filesFor('')).toContain('characters/ana.json');
  writeCatalogue(folder, { 'characters/ana-next.json': '{"variantOf":' });
  expect(await (await SplitCatalogue.read(folder, after)).filesFor('')).not.toContain('characters/ana-next.json');
});

test('without a site file, release 2 is out', async () => {
  rmSync(`${folder}/site.json`);
  const split = await SplitCatalogue.read(folder);
  expect(await split.filesFor('')).toContain('characters/ana-one.json');
  expect(await split.filesFor('')).not.toContain('characters/ana-next.json');
});

test.each<[ViewName, string[]]>([
  ['', ['one']],
  ['N', ['one', 'two']],
  ['P', ['one', 'three']],
  ['U', ['one', 'four']],
  ['NP', ['one', 'two', 'three']],
  ['NU', ['one', 'two', 'four']],
  ['PU', ['one', 'three', 'four']],
  ['NPU', ['one', 'two', 'three', 'four']],
])("the image index of viewer '%s' lists the images that he sees", async (view, names) => {
  const split = await SplitCatalogue.read(folder);
  const listed = JSON.parse(await textOf(split, view, 'images/index.json')) as object;
  expect(Object.keys(listed)).toEqual(names.map((name) => `avatars/${name}.png`));
});

test.each<[ViewName, string[]]>([
  ['', ['ana-one']],
  ['N', ['ana-one', 'ana-next']],
  ['P', ['ana-one', 'ana-late']],
  ['U', ['ana-one', 'ana-nameless']],
  ['NPU', ['ana-one', 'ana-next', 'ana-late', 'ana-nameless']],
])("the search index of viewer '%s' finds the lives that he sees, and no other", async (view, ids) => {
  writeCatalogue(folder, {
    'characters/index.variants.json': ['one', 'next', 'late', 'nameless'].map((name) => ({
      ...{ id: `ana-${name}`, coreId: 'ana', name: `Ana ${name}` },
      ...(name === 'next' ? NEXT : name === 'late' ? { published: false } : PUBLISHED),
      isUnnamed: name === 'nameless',
    })),
  });
  const split = await SplitCatalogue.read(folder);
  const { lives } = JSON.parse(await textOf(split, view, NAMES_FILE)) as SearchNames;
  expect(lives.map(([, id]) => id)).toEqual(ids);
});

test('the version of a file differs for viewers who read it differently, and for them alone', async () => {
  const split = await SplitCatalogue.read(folder);
  const versions = (['', 'N', 'NPU'] as const).map((view) => split.versionOf(view, 'characters/ana.json'));
  expect(new Set(await Promise.all(versions)).size).toBe(3);
  const same = (['', 'N', 'NPU'] as const).map((view) => split.versionOf(view, 'characters/ana-one.json'));
  expect(new Set(await Promise.all(same)).size).toBe(1);
  await expect(split.versionOf('', 'characters/ana-late.json')).resolves.toBeUndefined();
});

test('publicReader reads whole and cut files that visitors may know, and no others', async () => {
  const files = await publicFilesOf(folder, await SplitCatalogue.read(folder));
  expect([...files.whole].sort()).toEqual(['characters/ana-one.json', 'images/avatars/one.png', 'site.json']);
  expect([...files.cut.keys()].sort()).toEqual([
    'atlas/families.json',
    'atlas/relations.json',
    'characters/ana.json',
    'images/index.json',
    ...linksFiles,
    'search/names.json',
    'search/words.json',
    ...[...sizesFiles.values()].sort(),
  ]);
  const read = publicReader(structuredClone(files));
  await expect(read('characters/ana-one.json')).resolves.toEqual(smallCatalogue['characters/ana-one.json']);
  await expect(read('characters/ana.json')).resolves.toMatchObject({ variants: [{ id: 'ana-one' }] });
  for (const file of ['characters/ana-next.json', 'characters/nobody.json'])
    await expect(read(file)).rejects.toMatchObject({ kind: 'not-ok' });
});

test('a derived file of the folder is handed on only where it says what would be derived', async () => {
  const cache = new DerivationCache();
  const read = async () => textOf(await SplitCatalogue.read(folder, undefined, cache), '', WORDS_FILE);
  const text = await read();
  mkdirSync(`${folder}/search`);
  for (const written of [text, text.replace('"common"', '"secret"'), '']) {
    writeFileSync(`${folder}/${WORDS_FILE}`, written);
    expect(await read()).toBe(text);
  }
});
