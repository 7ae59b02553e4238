import fc from 'fast-check';
import { characterList } from '../../kinds/character/character-list';
import { locationList } from '../../kinds/location/location-list';
import { fuzzSearch } from '../../testing/fuzz-urls';
import { readFilters, wordsIn, writeFilters } from './filter-params';
import { type ListFilters, MAX_TAGS, NO_FILTERS } from './list-filters';

const tag = (group: string, name: string) => ({ group, name });

const both = (query: string, list = characterList as Parameters<typeof readFilters>[1]) => {
  const filters = readFilters(new URLSearchParams(query), list);
  return { filters, written: writeFilters(new URLSearchParams(query), filters, list).toString() };
};

test.each<[string, Partial<ListFilters>]>([
  ['', {}],
  ['q=lamp', { words: 'lamp' }],
  ['tag=Genre%3AHorror&not=Mood%3AGrim', { tags: [tag('Genre', 'Horror')], not: [tag('Mood', 'Grim')] }],
  ['tag=%3ALoose', { tags: [tag('', 'Loose')] }],
  ['colour=teal&colour=blue&rating=teen', { choices: { colour: ['teal', 'blue'], rating: ['teen'] } }],
  ['added=month', { choices: { added: ['month'] } }],
  ['sort=newest', { order: 'newest' }],
  ['view=table&page=3', { view: 'table', page: 3 }],
])('?%s is %j, there and back', (query, filters) => {
  expect(both(query)).toEqual({ filters: { ...NO_FILTERS, ...filters }, written: query });
});

test.each<[string, Partial<ListFilters>]>([
  ['tag=Mood%3AQuiet', { tags: [tag('Mood', 'Quiet')] }],
  [
    'tag=Mood%3AQuiet&tag=Kind%3AHarbour&stage=next&hidden=1',
    { tags: [tag('Mood', 'Quiet'), tag('Kind', 'Harbour')], choices: { stage: ['next'] }, showHidden: true },
  ],
])('addresses of locations stay as they were: ?%s', (query, filters) => {
  const { filters: read, written } = both(query, locationList);
  expect(read).toEqual({ ...NO_FILTERS, ...filters });
  expect([...new URLSearchParams(written)].sort()).toEqual([...new URLSearchParams(query)].sort());
});

test.each([
  'tag=nothing',
  'tag=a:b:c',
  'tag=%25E0%25A4%3Ax',
  'not=%25zz%3Ax',
  'stage=all',
  'stage=secret',
  'colour=%3Cb%3Emauve',
  'rating=7',
  'added=never',
  'sort=listed',
  'sort=__proto__',
  'view=grid',
  'view=list',
  'page=2',
  'view=grid&page=2',
  'q=%20%20',
  'q=!!!',
  'hidden=yes',
])('?%s asks for nothing, and is not written again', (query) => {
  expect(both(query)).toEqual({ filters: NO_FILTERS, written: '' });
});

test('an address counts one value of a select, and only a page that there can be', () => {
  expect(both('added=week&added=year').written).toBe('added=week');
  expect(both('view=table&page=-1').written).toBe('view=table');
  expect(both('view=table&page=99999999').written).toBe('view=table');
});

test('a tag that is both wanted and unwanted is unwanted', () => {
  expect(both('tag=a%3Ab&not=a%3Ab').written).toBe('not=a%3Ab');
});

test('colons and per cents in tags come back as they were', () => {
  const filters = { ...NO_FILTERS, tags: [tag('A:B', '50%:C&D=é')] };
  const address = writeFilters(new URLSearchParams(), filters, characterList).toString();
  expect(readFilters(new URLSearchParams(address), characterList)).toEqual(filters);
});

test('other parameters stay', () => {
  expect(writeFilters(new URLSearchParams('x=1&tag=a%3Ab'), NO_FILTERS, characterList).toString()).toBe('x=1');
});

test('words are cut at 200 whole characters, and tags at 50', () => {
  expect([...wordsIn('🏮'.repeat(5000))]).toHaveLength(200);
  expect(wordsIn('a'.repeat(10_000))).toHaveLength(200);
  const many = Array.from({ length: 500 }, (_, index) => `tag=Mood:${index}`).join('&');
  expect(both(many).filters.tags).toHaveLength(MAX_TAGS);
});

test('an address of any form is a filter, and the address of that filter is read as the same', () => {
  fc.assert(
    fc.property(fuzzSearch, fc.constantFrom(characterList, locationList), (search, list) => {
      const asked = list as Parameters<typeof readFilters>[1];
      const filters = readFilters(new URLSearchParams(search), asked);
      const written = writeFilters(new URLSearchParams(search), filters, asked);
      expect(readFilters(new URLSearchParams(written.toString()), asked)).toEqual(filters);
    }),
    { numRuns: 1000 },
  );
});

const text = fc.oneof(
  fc.constantFrom('__proto__', ':', '%', '%3A', '&tag=', '"\'', '🏮', 'a'.repeat(200)),
  fc.string({ unit: 'grapheme' }),
);
const anyTags = fc.uniqueArray(fc.record({ group: text, name: text }), {
  maxLength: 3,
  selector: (each) => JSON.stringify([each.group, each.name]),
});

test('a filter comes back from its address', () => {
  fc.assert(
    fc.property(anyTags, anyTags, fc.string({ unit: 'grapheme' }), (tags, unwanted, typed) => {
      const isWanted = (each: { group: string; name: string }) =>
        tags.some(({ group, name }) => group === each.group && name === each.name);
      const not = unwanted.filter((each) => !isWanted(each));
      const filters = { ...NO_FILTERS, words: wordsIn(typed), tags, not };
      const address = writeFilters(new URLSearchParams(), filters, characterList).toString();
      expect(readFilters(new URLSearchParams(address), characterList)).toEqual(filters);
    }),
    { numRuns: 1000 },
  );
});
