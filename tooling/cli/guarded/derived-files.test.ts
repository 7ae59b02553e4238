/** @jest-environment node */
import { CatalogueError } from '@otherfolk/shared/catalogue/catalogue-error';
import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { derivedIds } from '@otherfolk/shared/derived/derived-folders';
import { DerivationCache } from '../derived/derivation-cache';
import { DerivedFiles } from './derived-files';
import { smallCatalogue } from './testing/small-catalogue';

/** Notes which files are read. */
function deriving() {
  const asked: string[] = [];
  const reader = () => (file: string) => {
    asked.push(file);
    return Object.hasOwn(smallCatalogue, file)
      ? Promise.resolve(smallCatalogue[file])
      : Promise.reject(new CatalogueError('not-ok', file));
  };
  const versionOf = (_: string, file: string) => Promise.resolve(file);
  const files = new DerivedFiles({ reader, versionOf }, new DerivationCache());
  const timesRead = (file: string) => asked.filter((each) => each === file).length;
  return { files, timesRead };
}

test.each<[string, readonly (typeof derivedIds)[number][]]>([
  ['in their order', derivedIds],
  ['in another order', [...derivedIds].reverse()],
])('folders that are derived at the same time, %s, read what they share once', async (_, ids) => {
  const { files, timesRead } = deriving();
  await Promise.all(ids.map((id) => files.of('', id)));
  expect(timesRead(catalogueFiles.imageIndex)).toBe(1);
  expect(timesRead(catalogueFiles.characterIndex)).toBe(1);
});

test('what is derived for a viewer is derived once', async () => {
  const { files, timesRead } = deriving();
  const first = await files.of('', 'search');
  const before = timesRead(catalogueFiles.characterIndex);
  expect(await files.of('', 'search')).toBe(first);
  expect(timesRead(catalogueFiles.characterIndex)).toBe(before);
});
