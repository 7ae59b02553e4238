import type { CharacterIndexEntry } from '@otherfolk/shared/catalogue/schemas/character-index';
import { type EntryOrder, findEntries } from './find-entries';

const entry = (id: string, name: string, dateUpdated?: string) =>
  ({ id, coreId: id, name, variantLabel: 'Modern', dateUpdated }) as CharacterIndexEntry;

const entries = [
  entry('zoe', 'Zoë Ash', '2026-01-01'),
  entry('abe', 'Abe Birch', '2026-03-01'),
  entry('cal', 'Abe Oak'),
];

test.each<[string, EntryOrder, string[]]>([
  ['', 'name', ['abe', 'cal', 'zoe']],
  ['', 'id', ['abe', 'cal', 'zoe']],
  ['', 'updated', ['abe', 'zoe', 'cal']],
  ['zoe', 'name', ['zoe']],
  ['ZOË ash', 'name', ['zoe']],
  ['modern abe', 'id', ['abe', 'cal']],
  ['abe nobody', 'name', []],
])('%j by %s', (search, order, ids) => {
  expect(findEntries(entries, search, order).map(({ id }) => id)).toEqual(ids);
});
