/** @jest-environment node */
import { indexFileOf, randomKey, randomName } from './guarded-index';

const keys = Array.from({ length: 5 }, () => ({ bundle: randomName(), key: randomKey() }));

test('each set of keys leads to an index of its own', async () => {
  const sets = [[0], [1], [0, 1], [1, 0], [2], [0, 2, 3], [0, 1, 2, 3, 4]];
  const files = await Promise.all(sets.map((set) => indexFileOf(set.flatMap((index) => keys[index] ?? []))));
  expect(new Set(files.map(([name]) => name)).size).toBe(sets.length);
  expect(new Set(files.map(([, key]) => key)).size).toBe(sets.length);
  for (const [name] of files) expect(name).toMatch(/^[0-9a-f]{32}$/);
});

test('the same keys lead to the same index', async () => {
  expect(await indexFileOf(keys)).toEqual(await indexFileOf([...keys]));
});
