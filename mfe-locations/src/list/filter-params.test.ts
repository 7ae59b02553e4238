import fc from 'fast-check';
import { VISITOR } from '@otherfolk/shared/domain/viewer';
import { fuzzSearch } from '@otherfolk/shared/testing/fuzz-urls';
import { readFilters, writeFilters } from './filter-params';
import { filterLocations, type LocationFilters } from './location-filters';

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

const stage = fc.constantFrom<LocationFilters['stage']>('all', 'published', 'next', 'pipeline');
const text = fc.oneof(fc.constantFrom('__proto__', ':', '%', '%3A', '&tag=', ''), fc.string({ unit: 'grapheme' }));
const anyFilters = fc.record({
  tags: fc.array(fc.record({ group: text, name: text }), { maxLength: 3 }),
  stage,
  showHidden: fc.boolean(),
});

test('whatever is filtered by comes back from the address', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const address = writeFilters(new URLSearchParams(), filters).toString();
      expect(readFilters(new URLSearchParams(address))).toEqual(filters);
    }),
    { numRuns: 1000 },
  );
});

test('whatever the address says, it is a filter, and what is written of it is read as the same', () => {
  const quay = { id: 'quay', name: 'Quay', published: true, version: 1, tags: [{ group: 'Mood', name: 'Quiet' }] };
  fc.assert(
    fc.property(fuzzSearch, (search) => {
      const filters = readFilters(new URLSearchParams(search));
      const written = writeFilters(new URLSearchParams(search), filters);
      expect(readFilters(new URLSearchParams(written.toString()))).toEqual(filters);
      expect(filterLocations([quay], filters, { viewer: VISITOR, release: 2 }).length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 1000 },
  );
});
