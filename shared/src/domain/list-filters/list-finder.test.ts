/** @jest-environment node */
import { characterList } from '../../kinds/character/character-list';
import { locationList } from '../../kinds/location/location-list';
import { plotList } from '../../kinds/plot/plot-list';
import { type Viewer, VISITOR } from '../viewer';
import type { Looking } from './list-definition';
import { type ListFilters, NO_FILTERS } from './list-filters';
import { listFinder } from './list-finder';

const looking = (viewer: Partial<Viewer> = {}): Looking & { baseAge: number } => ({
  viewer: { ...VISITOR, ...viewer },
  release: 2,
  today: '2026-11-20',
  baseAge: 18,
});

const tagsOf = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((each) => {
      const [group = '', name = ''] = each.split(':');
      return { group, name };
    });

const place = (id: string, version: number, tags: string) => ({
  id,
  name: id,
  tags: tagsOf(tags),
  published: version > 0,
  version,
});

const places = [
  place('quay', 1, 'Mood:Quiet Mood:Wistful'),
  place('tower', 3, 'Mood:Quiet'),
  place('cellar', 0, 'Mood:Grim'),
  place('hall', 2, 'Kind:Quiet'),
];

const foundPlaces = (filters: Partial<ListFilters>, viewer: Partial<Viewer> = {}) => {
  const { items, total } = listFinder(locationList)(places, { ...NO_FILTERS, ...filters }, looking(viewer));
  return `${items.map(({ id }) => id).join(' ')} of ${total}`;
};

const tags = (text: string) => ({ tags: tagsOf(text) });
const stage = (value: string) => ({ choices: { stage: [value] } });

test.each<[string, Partial<ListFilters>, Partial<Viewer>, string]>([
  ['no filter', {}, {}, 'quay hall of 2'],
  ['one tag', tags('Mood:Quiet'), {}, 'quay of 2'],
  ['all of two tags', tags('Mood:Quiet Mood:Wistful'), { aN: true }, 'quay of 3'],
  ['tags that nothing has together', tags('Mood:Wistful Kind:Quiet'), {}, ' of 2'],
  ['a tag that the viewer cannot know', tags('Mood:Grim'), {}, 'quay hall of 2'],
  ['a tag that is unwanted', { not: tagsOf('Mood:Quiet') }, {}, 'hall of 2'],
  ['a stage', stage('next'), { aN: true }, 'tower of 3'],
  ['a stage and a tag', { ...stage('published'), ...tags('Mood:Quiet') }, { aN: true, aP: true }, 'quay of 4'],
  ['the pipeline', stage('pipeline'), { aP: true }, 'cellar of 3'],
  ['a stage that the viewer does not have', stage('next'), { aP: true }, 'quay cellar hall of 3'],
  ['hidden ones for an admin', { showHidden: true }, { memType: 'a' }, 'quay tower cellar hall of 4'],
  ['hidden ones for an editor', { showHidden: true }, { memType: 'e' }, 'quay hall of 2'],
])('locations are found under %s', (_, filters, viewer, expected) => {
  expect(foundPlaces(filters, viewer)).toBe(expected);
});

const character = (id: string, more: object = {}) => ({
  id,
  name: id,
  tags: [],
  published: true,
  version: 1,
  ...more,
});

const characters = [
  character('Mara', {
    tags: tagsOf('Genre:Horror Mood:Grim'),
    themeColor: '#1d5a4c',
    dateAdded: '2026-11-18',
    ageGrade: { birthMonth: 11, birthDay: 19, ageFormula: 'X+6' },
    contentRating: 0,
  }),
  character('idris', {
    tags: tagsOf('Genre:Modern Mood:Grim'),
    accentColor: '#ff3fa4',
    dateAdded: '2026-01-02',
    dateUpdated: '2026-11-01',
    ageGrade: { birthMonth: 11, birthDay: 21, ageFormula: 'X' },
    contentRating: 1,
  }),
  character('Étoile', { tags: tagsOf('Genre:Modern Mood:Kind'), variantLabel: 'Sci-Fi', ageless: true, ageGrade: {} }),
  character('Bo', { tags: tagsOf(':Loose'), dateAdded: '2026-11-19', dateUpdated: '2026-11-10' }),
];

const foundCharacters = (filters: Partial<ListFilters>) =>
  listFinder(characterList)(characters, { ...NO_FILTERS, ...filters }, looking());
const namesUnder = (filters: Partial<ListFilters>) =>
  foundCharacters(filters)
    .items.map(({ name }) => name)
    .join(' ');

test.each<[string, Partial<ListFilters>, string]>([
  ['nothing', {}, 'Mara idris Étoile Bo'],
  ['any of two tags of a group', tags('Genre:Horror Genre:Modern'), 'Mara idris Étoile'],
  ['tags of two groups', tags('Genre:Horror Genre:Modern Mood:Grim'), 'Mara idris'],
  ['a tag that nothing has', tags('Genre:Space'), 'Mara idris Étoile Bo'],
  ['a tag and an unwanted one', { ...tags('Genre:Modern'), not: tagsOf('Mood:Grim') }, 'Étoile'],
  ['words of name, label and tags', { words: 'etoi sci mod' }, 'Étoile'],
  ['words within words', { words: 'toile' }, ''],
  ['any of two colours', { choices: { colour: ['teal', 'pink'] } }, 'Mara idris'],
  ['a rating', { choices: { rating: ['teen'] } }, 'idris'],
  ['what was added within a week', { choices: { added: ['week'] } }, 'Mara Bo'],
  ['what was updated within a month', { choices: { updated: ['month'] } }, 'idris Bo'],
  ['names', { order: 'name' }, 'Bo Étoile idris Mara'],
  ['the newest first', { order: 'newest' }, 'Bo Mara idris Étoile'],
  ['the lately updated first', { order: 'updated' }, 'Bo idris Mara Étoile'],
  ['the next birthday first', { order: 'birthday' }, 'idris Étoile Mara Bo'],
  ['age', { order: 'age' }, 'idris Bo Mara Étoile'],
])('characters are found under %s', (_, filters, expected) => {
  expect(namesUnder(filters)).toBe(expected);
});

test('a reader who changes the base age changes the order by age', () => {
  const find = listFinder(characterList);
  const pair = [
    character('Twice', { ageGrade: { ageFormula: 'X*2' } }),
    character('More', { ageGrade: { ageFormula: 'X+10' } }),
  ];
  const first = (baseAge: number) =>
    find(pair, { ...NO_FILTERS, order: 'age' }, { ...looking(), baseAge }).items[0]?.name;
  expect([first(5), first(40), first(5)]).toEqual(['Twice', 'More', 'Twice']);
});

test('groups come with Genre first, the others from A to Z, and those without a group last', () => {
  const { groups } = foundCharacters(tags('Genre:Modern'));
  expect(
    groups.map(({ group, tags: counted }) => [group, counted.map(({ tag, count }) => `${tag.name} ${count}`)]),
  ).toEqual([
    ['Genre', ['Horror 1', 'Modern 2']],
    ['Mood', ['Grim 1', 'Kind 1']],
    ['', ['Loose 0']],
  ]);
});

test('filters that this list and viewer know are kept, the others are not', () => {
  const { filters } = foundCharacters({
    ...tags('Genre:Modern Genre:Space'),
    not: tagsOf('No:Such'),
    choices: { stage: ['next'], colour: ['teal'] },
    showHidden: true,
  });
  expect(filters).toEqual({ ...NO_FILTERS, ...tags('Genre:Modern'), choices: { colour: ['teal'] } });
});

test.each<[Partial<Viewer>, string[] | undefined]>([
  [{}, undefined],
  [{ memType: 'a' }, undefined],
  [{ aN: true }, ['Published', 'Next Release']],
  [{ aP: true }, ['Published', 'Pipeline']],
  [{ aN: true, aP: true }, ['Published', 'Next Release', 'Pipeline']],
])('%j may filter by the stages %j', (viewer, labels) => {
  const { facets } = listFinder(plotList)([], NO_FILTERS, looking(viewer));
  expect(facets.find(({ param }) => param === 'stage')?.values.map(({ label }) => label)).toEqual(labels);
});

test('an empty list has nothing to choose', () => {
  expect(listFinder(plotList)([], { ...NO_FILTERS, words: 'x', ...tags('a:b') }, looking())).toMatchObject({
    items: [],
    total: 0,
    groups: [],
    filters: { words: 'x', tags: [] },
  });
});
