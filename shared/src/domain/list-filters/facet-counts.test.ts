/** @jest-environment node */
import fc from 'fast-check';
import { characterList } from '../../kinds/character/character-list';
import { locationList } from '../../kinds/location/location-list';
import { folded } from '../folded';
import type { Tag } from '../tags';
import { VISITOR } from '../viewer';
import type { Facet, ListDefinition, Listed } from './list-definition';
import { type ListFilters, NO_FILTERS } from './list-filters';
import { listFinder } from './list-finder';

const looking = { viewer: { ...VISITOR, aN: true }, release: 2, today: '2026-11-20', baseAge: 18 } as const;

const names = ['__proto__', 'constructor', 'a/b', '"quoted"', "o'", '🏮', 'x'.repeat(200), 'A:B', '', 'Étoile', 'lamp'];
const tag = fc.record({ group: fc.constantFrom('Genre', '__proto__', 'A:B', ''), name: fc.constantFrom(...names) });

interface Item extends Listed {
  name: string;
  themeColor: string;
  contentRating: number;
  dateAdded: '2026-11-18' | '2026-09-01';
}

const catalogue = fc
  .array(
    fc.record({
      name: fc.constantFrom('Étoile', 'the lamp', 'A lamp-post', '__proto__', ''),
      tags: fc.array(tag, { maxLength: 5 }),
      themeColor: fc.constantFrom('#1d5a4c', '#ff3fa4', '#000000', 'none'),
      contentRating: fc.integer({ min: 0, max: 4 }),
      dateAdded: fc.constantFrom('2026-11-18' as const, '2026-09-01' as const),
      published: fc.boolean(),
      version: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 5, maxLength: 70 },
  )
  .map((items): Item[] => items.map((item, index) => ({ ...item, id: String(index) })));

const someOf = (...values: string[]) => fc.subarray(values, { maxLength: 2 });
const query = fc.record({
  words: fc.constantFrom('', '', 'lamp', 'la', 'etoi', 'post lam'),
  tags: fc.array(tag, { maxLength: 4 }),
  not: fc.array(tag, { maxLength: 2 }),
  choices: fc.record({
    colour: someOf('teal', 'pink', 'black'),
    rating: someOf('everyone', 'teen'),
    added: fc.constantFrom([], ['week'], ['quarter']),
    stage: fc.constantFrom([], ['published'], ['next']),
  }),
  showHidden: fc.boolean(),
  order: fc.constantFrom('', 'name', 'newest'),
});

const same = (a: Tag) => (b: Tag) => a.group === b.group && a.name === b.name;

/** Whether an item passes, taken word for word from what the site promises. */
function passes<T extends Listed>(item: T, filters: ListFilters, list: ListDefinition<T>): boolean {
  const has = (wanted: Tag) => item.tags.some(same(wanted));
  const texts = [...list.textsOf(item), ...item.tags.map(({ name }) => name)].map((text) => folded(text ?? ''));
  const begins = (word: string) =>
    texts.some((text) => text.split(/[^\p{L}\p{N}\p{S}]+/u).some((each) => each.startsWith(word)));
  const inGroup = ({ group }: Tag) => filters.tags.filter((each) => each.group === group);
  return (
    filters.words.split(' ').every((word) => begins(word)) &&
    filters.tags.every((wanted) => (list.tagsMatch === 'all' ? has(wanted) : inGroup(wanted).some(has))) &&
    !filters.not.some(has) &&
    list.facets.every(({ param, valuesOf }: Facet<T>) => {
      const chosen = filters.choices[param] ?? [];
      return chosen.length === 0 || valuesOf(item, looking).some((value) => chosen.includes(value));
    })
  );
}

/** The filters that a press on the tag leads to, were it not excluded. */
const pressed = (filters: ListFilters, wanted: Tag, match: 'any' | 'all'): ListFilters => ({
  ...filters,
  tags: [...filters.tags.filter(({ group }) => match === 'all' || group !== wanted.group), wanted],
  not: filters.not.filter((each) => !same(wanted)(each)),
});

test.each([
  ['any', characterList],
  ['all', locationList],
] as const)(
  'counts are those of a second, naive count, where %s of the tags of a group are asked for',
  (match, definition) => {
    const list = definition as unknown as ListDefinition<Item>;
    const find = listFinder(list);
    let compared = 0;
    fc.assert(
      fc.property(catalogue, query, (items, asked) => {
        const { filters, groups, facets, items: found, total } = find(items, { ...NO_FILTERS, ...asked }, looking);
        const visible = items.filter(({ published }) => published);
        const count = (changed: ListFilters) => visible.filter((item) => passes(item, changed, list)).length;
        expect(total).toBe(visible.length);
        expect(new Set(found)).toEqual(new Set(visible.filter((item) => passes(item, filters, list))));
        for (const { tags } of groups) {
          for (const { tag: each, count: counted } of tags) {
            expect(counted).toBe(count(pressed(filters, each, match)));
            compared += 1;
          }
        }
        for (const { param, values } of facets) {
          for (const { value, count: counted } of values) {
            if (counted === undefined) continue;
            expect(counted).toBe(count({ ...filters, choices: { ...filters.choices, [param]: [value] } }));
          }
        }
      }),
      { numRuns: 1000 },
    );
    expect(compared).toBeGreaterThan(1000);
  },
);
