/** @jest-environment node */
import { CatalogueError } from '@otherfolk/shared/catalogue/catalogue-error';
import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { derivedIds } from '@otherfolk/shared/derived/derived-folders';
import { characterKind } from '@otherfolk/shared/kinds/character/kind';
import { locationKind } from '@otherfolk/shared/kinds/location/kind';
import { DerivationCache } from '../cache/derivation-cache';
import { DerivedFiles } from './derived-files';
import { PUBLISHED, smallCatalogue } from './testing/small-catalogue';

const catalogue: Record<string, unknown> = {
  ...smallCatalogue,
  [characterKind.index]: [{ id: 'ana-one', coreId: 'ana', name: 'Ana', avatar: 'one.png', ...PUBLISHED }],
};

/** Notes which files are read. */
function deriving(of = catalogue, cache = new DerivationCache()) {
  const asked: string[] = [];
  const reader = () => (file: string) => {
    asked.push(file);
    return Object.hasOwn(of, file) ? Promise.resolve(of[file]) : Promise.reject(new CatalogueError('not-ok', file));
  };
  const version = (file: string) => `${file} ${JSON.stringify(of[file])}`;
  const versionOf = (_: string, file: string) => Promise.resolve(version(file));
  const files = new DerivedFiles({ reader, versionOf, isUnchanged: () => true }, cache);
  const timesRead = (file: string) => asked.filter((each) => each === file).length;
  const all = () => Promise.all(derivedIds.map((id) => files.of('', id)));
  return { files, timesRead, all };
}

test.each<[string, readonly (typeof derivedIds)[number][]]>([
  ['in their order', derivedIds],
  ['in another order', [...derivedIds].reverse()],
])('folders that are derived at the same time, %s, read what they share once', async (_, ids) => {
  const { files, timesRead } = deriving();
  await Promise.all(ids.map((id) => files.of('', id)));
  expect(timesRead(catalogueFiles.imageIndex)).toBe(1);
  expect(timesRead(characterKind.index)).toBe(1);
});

test('files for a viewer are derived once', async () => {
  const { files, timesRead } = deriving();
  const first = await files.of('', 'search');
  const before = timesRead(characterKind.index);
  expect(await files.of('', 'search')).toBe(first);
  expect(timesRead(characterKind.index)).toBe(before);
});

test('another text of a life changes the search alone', async () => {
  const cache = new DerivationCache();
  const before = await deriving(catalogue, cache).all();
  const life = {
    variantOf: 'ana',
    recordInfo: PUBLISHED,
    images: { avatar: 'one.png' },
    sections: { Overview: 'New.' },
  };
  const changed = { ...catalogue, 'characters/ana-one.json': life };
  const after = await deriving(changed, cache).all();
  expect(after).toEqual(await deriving(changed).all());
  expect(
    after.map((files, place) => JSON.stringify([...files]) === JSON.stringify([...(before[place] ?? [])])),
  ).toEqual(derivedIds.map((id) => id !== 'search'));
});

const withEntry = (fields: object) => ({
  ...catalogue,
  [characterKind.index]: (catalogue[characterKind.index] as object[]).map((entry) => ({
    ...entry,
    ...fields,
  })),
});

test('another name of an item in a list derives again what follows from it', async () => {
  const cache = new DerivationCache();
  const before = await deriving(catalogue, cache).all();
  const changed = withEntry({ name: 'Anabel' });
  const after = await deriving(changed, cache).all();
  expect(after).not.toEqual(before);
  expect(after).toEqual(await deriving(changed).all());
});

const LIFE = 'characters/ana-one.json';
const withPlace = (name: string) => ({
  ...catalogue,
  [locationKind.index]: [{ id: 'hall', name, ...PUBLISHED }],
  'locations/hall.json': { id: 'hall', name, ...PUBLISHED },
  [LIFE]: { variantOf: 'ana', recordInfo: PUBLISHED, sections: { Overview: 'They met in Lantern Hall, by night.' } },
});

test.each([
  ['that a text says', 'Hidden Hall', 'Lantern Hall'],
  ['in place of one that a text says', 'Lantern Hall', 'Hidden Hall'],
])('a new name of a place %s gives the links that are derived from nothing', async (_, before, after) => {
  const cache = new DerivationCache();
  const linksBefore = await deriving(withPlace(before), cache).files.of('', 'links');
  const links = await deriving(withPlace(after), cache).files.of('', 'links');
  expect(links).not.toEqual(linksBefore);
  expect(links).toEqual(await deriving(withPlace(after)).files.of('', 'links'));
});
