import { readFilters, writeFilters } from './filter-params';
import type { LocationFilters } from './location-filters';

const NONE: LocationFilters = { tags: [], stage: 'all', showHidden: false };

test.each<[string, LocationFilters]>([
  ['', NONE],
  ['tag=Mood%3AQuiet', { ...NONE, tags: [{ group: 'Mood', name: 'Quiet' }] }],
  ['tag=%3ALoose', { ...NONE, tags: [{ group: '', name: 'Loose' }] }],
  [
    'tag=Mood%3AQuiet&tag=Kind%3AHarbour&stage=next&hidden=1',
    {
      tags: [
        { group: 'Mood', name: 'Quiet' },
        { group: 'Kind', name: 'Harbour' },
      ],
      stage: 'next',
      showHidden: true,
    },
  ],
])('?%s is %j, there and back', (query, filters) => {
  expect(readFilters(new URLSearchParams(query))).toEqual(filters);
  expect(writeFilters(new URLSearchParams(), filters).toString()).toBe(query);
});

test('colons and per cents in tags come back as they were', () => {
  const filters = { ...NONE, tags: [{ group: 'A:B', name: '50%:C&D=é' }] };
  expect(readFilters(new URLSearchParams(writeFilters(new URLSearchParams(), filters).toString()))).toEqual(filters);
});

test.each(['tag=nothing', 'tag=a:b:c', 'tag=%25E0%25A4%3Ax', 'stage=all', 'stage=secret', 'hidden=yes', 'picture=x'])(
  '?%s filters nothing',
  (query) => {
    expect(readFilters(new URLSearchParams(query))).toEqual(NONE);
  },
);

test('other parameters stay', () => {
  expect(writeFilters(new URLSearchParams('x=1&tag=a%3Ab'), NONE).toString()).toBe('x=1');
});
