/** @jest-environment node */
import { limitLists, MAX_ITEMS, MAX_VALUES } from './limit-lists';

const numbers = (length: number) => Array.from({ length }, (_, number) => number);
const fields = (length: number) => Object.fromEntries(numbers(length).map((number) => [`k${number}`, number]));

test.each<[string, unknown]>([
  ['a list of the greatest length', { tags: numbers(MAX_ITEMS) }],
  ['an object of the greatest length', { sections: fields(MAX_ITEMS) }],
  ['an index of any length', numbers(3 * MAX_ITEMS).map((id) => ({ id, tags: ['a'] }))],
  ['a dictionary of any length', fields(3 * MAX_VALUES)],
  ['a text', 'text'],
])('%s stays the very same', (_, data) => {
  expect(limitLists(data)).toEqual({ limited: data, problems: [] });
  expect(limitLists(data).limited).toBe(data);
});

test.each<[string, unknown, unknown, string, string]>([
  [
    'a list that is too long',
    { name: 'A', tags: numbers(MAX_ITEMS + 2) },
    { name: 'A', tags: numbers(MAX_ITEMS) },
    '$.tags',
    '5002 items, of which the last 2 are too many',
  ],
  [
    'a list in a list',
    [{ rows: [numbers(MAX_ITEMS + 1)] }],
    [{ rows: [numbers(MAX_ITEMS)] }],
    '$[7].rows[0]',
    '5001 items, of which the last 1 are too many',
  ],
  [
    'an object with too many fields',
    { sections: fields(MAX_ITEMS + 1) },
    { sections: fields(MAX_ITEMS) },
    '$.sections',
    '5001 fields, of which the last 1 are too many',
  ],
])('%s is cut, and named', (_, data, limited, path, received) => {
  expect(limitLists(data, 7)).toMatchObject({ limited, problems: [{ path, received }] });
});

test('many lists are cut behind what a field may hold in all of them, and other fields are left alone', () => {
  const rows = numbers(20).map(() => numbers(MAX_ITEMS));
  const { limited, problems } = limitLists({ rows, tags: ['a'] });
  const { rows: left, tags } = limited as { rows: number[][]; tags: string[] };
  expect(left.flat().length + left.length).toBe(MAX_VALUES);
  expect([tags, problems[0]?.path]).toEqual([['a'], '$.rows[9]']);
});

test('lists that are nested without end neither fail nor change', () => {
  const deep = JSON.parse(`{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`) as unknown;
  expect(limitLists(deep).limited).toBe(deep);
});
