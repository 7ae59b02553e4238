/** @jest-environment node */
import { guardedPartOf, guardedParts, indexFileOf, randomKey, randomName } from './guarded-index';

const keys = Array.from({ length: 5 }, () => ({ bundle: randomName(), key: randomKey() }));

test('each set of keys leads to an index of its own, for each part', async () => {
  const sets = [[0], [1], [0, 1], [1, 0], [2], [0, 2, 3], [0, 1, 2, 3, 4]];
  const files = await Promise.all(
    sets.flatMap((set) =>
      guardedParts.map((part) =>
        indexFileOf(
          set.flatMap((index) => keys[index] ?? []),
          part,
        ),
      ),
    ),
  );
  const count = sets.length * guardedParts.length;
  expect(new Set(files.map(([name]) => name)).size).toBe(count);
  expect(new Set(files.map(([, key]) => key)).size).toBe(count);
  for (const [name] of files) expect(name).toMatch(/^[0-9a-f]{32}$/);
});

test('the same keys lead to the same index', async () => {
  expect(await indexFileOf(keys, 'files')).toEqual(await indexFileOf([...keys], 'files'));
});

test.each([
  ['characters/maren.json', 'files'],
  ['images/index.json', 'files'],
  ['search/names.json', 'search'],
  ['atlas/relations.json', 'atlas'],
  ['links/3.json', 'links'],
  ['sizes/characters-covers.json', 'sizes'],
])('%s belongs to the part %s', (file, part) => expect(guardedPartOf(file)).toBe(part));
