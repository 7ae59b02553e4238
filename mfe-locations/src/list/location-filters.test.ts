import type { LocationIndexEntry } from '@otherfolk/shared/catalogue/schemas/location-index';
import { type Viewer, VISITOR } from '@otherfolk/shared/domain/viewer';
import { filterLocations, type LocationFilters, stageChoices, visibleLocations } from './location-filters';

const RELEASE = 2;

const entry = (id: string, version: number, ...moods: string[]): LocationIndexEntry => ({
  id,
  name: id,
  tags: moods.map((name) => ({ group: 'Mood', name })),
  published: version > 0,
  version,
});

const entries = [
  entry('quay', 1, 'Quiet', 'Wistful'),
  entry('tower', 3, 'Quiet'),
  entry('cellar', 0, 'Grim'),
  entry('hall', 2),
];

const filtered = (filters: Partial<LocationFilters>, viewer: Partial<Viewer> = {}) => {
  const all: LocationFilters = { tags: [], stage: 'all', showHidden: false, ...filters };
  const looking = { viewer: { ...VISITOR, ...viewer }, release: RELEASE };
  const visible = visibleLocations(entries, all, looking);
  const shown = filterLocations(visible, all, looking);
  return `${shown.map(({ id }) => id).join(' ')} of ${visible.length}`;
};

const mood = (...names: string[]) => ({ tags: names.map((name) => ({ group: 'Mood', name })) });

test.each<[string, Partial<LocationFilters>, Partial<Viewer>, string]>([
  ['no filter', {}, {}, 'quay hall of 2'],
  ['one tag', mood('Quiet'), {}, 'quay of 2'],
  ['all of two tags', mood('Quiet', 'Wistful'), { aN: true }, 'quay of 3'],
  ['tags that nothing has together', mood('Wistful', 'Grim'), {}, ' of 2'],
  ['a tag of the same name in another group', { tags: [{ group: 'Kind', name: 'Quiet' }] }, {}, ' of 2'],
  ['a stage', { stage: 'next' }, { aN: true }, 'tower of 3'],
  ['a stage and a tag', { stage: 'published', ...mood('Quiet') }, { aN: true, aP: true }, 'quay of 4'],
  ['the pipeline', { stage: 'pipeline' }, { aP: true }, 'cellar of 3'],
  ['a stage that the viewer does not have', { stage: 'next' }, { aP: true }, 'quay cellar hall of 3'],
  ['hidden ones for an admin', { showHidden: true }, { memType: 'a' }, 'quay tower cellar hall of 4'],
  ['hidden ones for an editor', { showHidden: true }, { memType: 'e' }, 'quay hall of 2'],
])('%s', (_, filters, viewer, expected) => {
  expect(filtered(filters, viewer)).toBe(expected);
});

test.each<[Partial<Viewer>, string[]]>([
  [{}, []],
  [{ memType: 'a' }, []],
  [{ aN: true }, ['all', 'published', 'next']],
  [{ aP: true }, ['all', 'published', 'pipeline']],
  [{ aN: true, aP: true }, ['all', 'published', 'next', 'pipeline']],
])('%j may filter by %j', (viewer, choices) => {
  expect(stageChoices({ ...VISITOR, ...viewer })).toEqual(choices);
});
