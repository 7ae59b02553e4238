import { contributedRows } from './use-contributed-rows';

const rowsOf = (found: unknown) => contributedRows('map/source', 'Map', found);

test('results of a source are rows that say where they come from', () => {
  expect(rowsOf([{ title: 'North gate', to: '/map/north', note: 'a gate' }])).toEqual([
    expect.objectContaining({ name: 'North gate', to: '/map/north', detail: 'Map · a gate', kind: 'contributed' }),
  ]);
});

test.each([
  ['leads to another site', { title: 'x', to: 'https://evil.example/' }],
  ['leads to another site without its scheme', { title: 'x', to: '//evil.example' }],
  ['runs a script', { title: 'x', to: 'javascript:alert(1)' }],
  ['has no title', { to: '/map' }],
  ['is nothing', null],
])('a result that %s is left out', (_, result) => {
  expect(rowsOf([result])).toEqual([]);
});

test.each([undefined, null, 'x', {}])('%j is no list of results', (found) => {
  expect(rowsOf(found)).toEqual([]);
});

test('a source gives ten rows at most', () => {
  expect(rowsOf(Array.from({ length: 50 }, (_, at) => ({ title: `${at}`, to: `/map/${at}` })))).toHaveLength(10);
});
