/** @jest-environment node */
import type { Entry } from './entries';
import { type EntryOrder, findEntries } from './find-entries';

const entry = (id: string, name: string, dateUpdated?: string): Entry => ({
  ...{ kind: 'characters', id, name, label: 'Modern', dateUpdated, links: [{ to: '/', text: 'Edit' }] },
});

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

test('a kind that is asked for leaves its entries alone', () => {
  const plot: Entry = { kind: 'plots', id: 'storm', name: 'Abe’s Storm', links: [{ to: '/', text: 'Edit' }] };
  expect(findEntries([...entries, plot], 'abe', 'name', { kind: 'plots' })).toEqual([plot]);
});

test('a status that is asked for leaves its entries alone, together with a kind, too', () => {
  const live: Entry = { ...(entries[1] as Entry), status: 'live' };
  const draft: Entry = { ...(entries[2] as Entry), status: 'draft' };
  expect(findEntries([live, draft], '', 'name', { status: 'draft' })).toEqual([draft]);
  expect(findEntries([live, draft], '', 'name', { status: 'live', kind: 'plots' })).toEqual([]);
});

test('entries with numbers in their names are sorted by those numbers', () => {
  const units = ['Unit 10', 'Unit 2'].map((name): Entry => ({ ...(entries[0] as Entry), name }));
  expect(findEntries(units, '', 'name').map(({ name }) => name)).toEqual(['Unit 2', 'Unit 10']);
});
