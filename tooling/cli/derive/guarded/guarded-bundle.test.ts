/** @jest-environment node */
import { rmSync } from 'node:fs';
import { derivations } from '@otherfolk/shared/derived/derivations';
import { AUDIENCES, audiencesOf, VIEWERS, type ViewName } from '@otherfolk/shared/domain/audiences';
import type { GuardedPart } from '@otherfolk/shared/guarded/guarded-index';
import { type AudienceKeys, GuardedBundle, INDEXES, indexFileFor, MEMBERS, newKeys } from './guarded-bundle';
import { SplitCatalogue } from './split-catalogue';
import { OpenedBundle } from './testing/open-bundle';
import { catalogueFolder, NEXT, smallCatalogue } from './testing/small-catalogue';
import { whenSettled } from './testing/when-settled';
import { writeCatalogue } from './testing/write-catalogue';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

async function bundleOf(files = smallCatalogue, keys = newKeys()) {
  const folder = catalogueFolder(files);
  folders.push(folder);
  const bundle = new GuardedBundle(await SplitCatalogue.read(folder), keys);
  const open = (view: ViewName, with_: AudienceKeys = keys) =>
    OpenedBundle.open(view, with_, (_, name) => bundle.file(name));
  return { folder, keys, bundle, open };
}

const COMMON = ['characters/ana.json', 'images/index.json', 'sizes/avatars.json'];
const lifeFiles = (life: string, image: string) => [`characters/ana-${life}.json`, `images/avatars/${image}.png`];
const [ofNext, ofLate, ofNameless] = [
  lifeFiles('next', 'two'),
  lifeFiles('late', 'three'),
  lifeFiles('nameless', 'four'),
];

test.each<[ViewName, string[]]>([
  ['N', ofNext],
  ['P', ofLate],
  ['U', ofNameless],
  ['NP', [...ofNext, ...ofLate]],
  ['NU', [...ofNext, ...ofNameless]],
  ['PU', [...ofLate, ...ofNameless]],
  ['NPU', [...ofNext, ...ofLate, ...ofNameless]],
])("the index of member '%s' lists what he reads otherwise than a visitor, and nothing else", async (view, files) => {
  const { open } = await bundleOf();
  expect(Object.keys((await open(view)).index).sort()).toEqual([...COMMON, ...files].sort());
});

test.each(MEMBERS)("member '%s' opens no index without all keys of his flags", async (view) => {
  const { keys, open } = await bundleOf();
  for (const audience of audiencesOf(VIEWERS[view])) {
    const others = { ...keys, [audience]: { ...newKeys()[audience], bundle: keys.next.bundle } };
    await expect(open(view, others)).rejects.toThrow('There is no file');
  }
});

test('each kind of member has an index of his own', async () => {
  const { bundle, open } = await bundleOf();
  const indexes = await Promise.all(MEMBERS.map(async (view) => JSON.stringify((await open(view)).index)));
  expect(new Set(indexes).size).toBe(MEMBERS.length);
  const contents = new Set(
    (await Promise.all(MEMBERS.map((view) => open(view)))).flatMap(({ index }) =>
      Object.values(index).map(([name]) => name),
    ),
  );
  expect(await bundle.names()).toHaveLength(INDEXES.length + contents.size);
});

test('a content that several kinds of members read is one guarded file', async () => {
  const { open } = await bundleOf();
  const places = (await Promise.all((['N', 'NP', 'NPU'] as const).map((view) => open(view)))).map(
    ({ index }) => index['characters/ana-next.json'],
  );
  expect(new Set(places.map(String)).size).toBe(1);
});

test('derived files of members are derived when somebody asks for them, and not for the index of files', async () => {
  const derive = jest.spyOn(derivations, 'atlas');
  const { bundle, keys } = await bundleOf();
  const opened = async (part: GuardedPart) => bundle.file((await indexFileFor('N', part, keys))[0]);
  await expect(opened('files')).resolves.toBeDefined();
  expect(derive).not.toHaveBeenCalled();
  await expect(opened('atlas')).resolves.toBeDefined();
  expect(derive).toHaveBeenCalled();
});

test('an index says the size of an image', async () => {
  const { open } = await bundleOf();
  expect((await open('N')).index['images/avatars/two.png']?.slice(2)).toEqual([4, 6]);
});

test('files stay where they are while their content does not change', async () => {
  const { folder, keys } = await bundleOf();
  // A young image is known by its size, an older one by its stamp: it must not grow older in between.
  await whenSettled();
  const bundle = new GuardedBundle(await SplitCatalogue.read(folder), keys);
  const before = (await OpenedBundle.open('N', keys, (_, name) => bundle.file(name))).index;
  writeCatalogue(folder, {
    'characters/ana-next.json': { variantOf: 'ana', recordInfo: NEXT, images: { avatar: 'two.png' }, genre: 'Horror' },
  });
  const next = new GuardedBundle(await SplitCatalogue.read(folder), keys, bundle);
  const { index } = await OpenedBundle.open('N', keys, (_, name) => next.file(name));
  const moved = Object.keys(index).filter((file) => String(index[file]) !== String(before[file]));
  expect(moved).toEqual(['characters/ana-next.json']);
});

test('a file that an index has named is there in the next state, before an index of that is read', async () => {
  const { folder, keys, bundle, open } = await bundleOf();
  const next = new GuardedBundle(await SplitCatalogue.read(folder), keys, bundle);
  const [name] = (await open('NPU')).index['characters/ana.json'] ?? [''];
  await expect(next.file(name)).resolves.toBeInstanceOf(Uint8Array);
});

test('the hash of the content is the same for the same contents under other keys, and for them alone', async () => {
  const [one, same] = [await bundleOf(), await bundleOf()];
  expect(await same.bundle.contentHash()).toBe(await one.bundle.contentHash());
  const other = await bundleOf({ ...smallCatalogue, 'images/avatars/two.png': 'another image' });
  expect(await other.bundle.contentHash()).not.toBe(await one.bundle.contentHash());
});

test('nothing that is public has an effect on the files', async () => {
  const one = await bundleOf();
  const other = await bundleOf({ ...smallCatalogue, 'changelog.json': [{ title: 'New' }] });
  expect(await other.bundle.contentHash()).toBe(await one.bundle.contentHash());
});

test('no two audiences have the same key', () => {
  const keys = newKeys();
  expect(new Set(AUDIENCES.map((audience) => keys[audience].key)).size).toBe(AUDIENCES.length);
  expect(new Set(AUDIENCES.map((audience) => keys[audience].bundle)).size).toBe(1);
});
