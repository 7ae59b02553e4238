/** @jest-environment node */
import { type Dated, newAndUpdated } from './new-and-updated';

const item = (id: string, dateAdded?: Dated['dateAdded'], dateUpdated?: Dated['dateUpdated']): Dated => ({
  id,
  coreId: id.split('-')[0] ?? id,
  dateAdded,
  dateUpdated,
});

test.each<[string, Dated[], string[]]>([
  ['nothing comes of nothing', [], []],
  [
    'the latest stand first',
    [item('a', '2026-01-01'), item('b', '2026-03-01'), item('c', '2026-02-01')],
    ['b', 'c', 'a'],
  ],
  [
    'of the two days of an item the later one counts',
    [item('a', '2026-01-01', '2026-04-01'), item('b', '2026-03-01'), item('c', '2026-05-01', '2026-02-01')],
    ['c', 'a', 'b'],
  ],
  [
    'an update counts where nobody knows when it was added',
    [item('a', '2026-01-01'), item('b', undefined, '2026-02-01')],
    ['b', 'a'],
  ],
  ['what has no day is left out', [item('a'), item('b', '2026-01-01')], ['b']],
  ['items of one day keep their order', [item('b', '2026-01-01'), item('a', '2026-01-01')], ['b', 'a']],
  [
    'of a core the latest item stands for all',
    [item('a-1', '2026-01-01'), item('a-2', '2026-03-01'), item('b-1', '2026-02-01')],
    ['a-2', 'b-1'],
  ],
  [
    'no more come than are asked for',
    ['a', 'b', 'c', 'd', 'e'].map((id) => item(id, '2026-01-01')),
    ['a', 'b', 'c', 'd'],
  ],
])('%s', (_, items, expected) => {
  const given = [...items];
  expect(newAndUpdated(items, 4).map(({ id }) => id)).toEqual(expected);
  expect(items).toEqual(given);
});
