/** @jest-environment node */
import type { CharacterIndexEntry } from '@otherfolk/shared/kinds/character/character-index-schema';
import type { PlotIndexEntry } from '@otherfolk/shared/kinds/plot/plot-index-schema';
import { choicesFor, itemChoices, personAndLifeChoices, personNamed, tagsAsChoices } from './choices';
import { tagCreations } from './tag-creations';

const entry = (id: string, name: string, variantLabel: string, avatar?: string) => {
  const coreId = id.split('-')[0] ?? id;
  return { id, coreId, name, variantLabel, avatar, tags: [], published: true, version: 1 } as CharacterIndexEntry;
};

const choices = personAndLifeChoices('characters', [
  entry('mara-modern', 'Mara Quill', 'Modern'),
  entry('mara-fantasy', 'The Courier', 'Fantasy', 'courier.avif'),
  entry('rene-modern', 'René Marsh', 'Modern'),
  entry('twin-modern', 'Alex', 'Modern'),
  entry('other-modern', 'Alex', 'Modern'),
]);

test('each person is offered in any life and in each of them, with the first portrait that there is', () => {
  expect(choices.slice(0, 3)).toEqual([
    { id: 'mara', name: 'Mara Quill', label: 'in any life', image: { kind: 'avatar', file: 'courier.avif' } },
    { id: 'mara-modern', name: 'Mara Quill', label: 'Modern', image: undefined },
    { id: 'mara-fantasy', name: 'The Courier', label: 'Fantasy', image: { kind: 'avatar', file: 'courier.avif' } },
  ]);
});

test.each([
  ['mara', ['mara', 'mara-modern', 'mara-fantasy']],
  ['courier fant', ['mara-fantasy']],
  ['rene', ['rene', 'rene-modern']],
  ['MARSH modern', ['rene-modern']],
  ['nobody', []],
])("'%s' finds %j", (typed, ids) => {
  expect(choicesFor(choices, typed).map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['Mara Quill', 'mara'],
  [' rene marsh ', 'rene'],
  ['The Courier', undefined],
  ['Alex', undefined],
  ['', undefined],
])("the name '%s' is that of %j", (name, id) => {
  expect(personNamed(choices, name)?.id).toBe(id);
});

test('a plot is offered once, with the worlds of its versions and the first cover that there is', () => {
  const version = (id: string, variantLabel: string, coverImage?: string) =>
    ({ id, coreId: 'storm', title: 'The Storm', variantLabel, coverImage }) as PlotIndexEntry;
  const versions = [version('storm', 'Modern'), version('storm-fantasy', 'Fantasy', 'storm.avif')];
  expect(itemChoices('plots', versions)).toEqual([
    { id: 'storm', name: 'The Storm', label: 'Modern, Fantasy', image: { kind: 'plotCover', file: 'storm.avif' } },
  ]);
});

const TAGS = [
  { group: 'Theme', names: ['Grief', 'Trust'] },
  { group: 'Tone', names: ['Grim'] },
];

test.each([
  ['grim', ['Tone:Grim']],
  ['Tone: Grim', ['Tone:Grim']],
  ['theme', ['Theme:Grief', 'Theme:Trust']],
])("the tags found by '%s' are %j", (typed, ids) => {
  expect(choicesFor(tagsAsChoices(TAGS), typed).map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['Grim', TAGS, [{ group: 'Theme', name: 'Grim' }]],
  [
    'Wry',
    TAGS,
    [
      { group: 'Theme', name: 'Wry' },
      { group: 'Tone', name: 'Wry' },
    ],
  ],
  ['Mood: Wry', TAGS, [{ group: 'Mood', name: 'Wry' }]],
  [': Wry', TAGS, [{ group: '', name: 'Wry' }]],
  ['Tone: Grim', TAGS, []],
  ['Mood:', TAGS, []],
  ['Wry', [], [{ group: '', name: 'Wry' }]],
])("the name '%s' makes tags that nothing bears yet: %#", (typed, inUse, made) => {
  const created: unknown[] = [];
  for (const { create } of tagCreations(inUse, [], (tag) => created.push(tag))(typed, [])) create();
  expect(created).toEqual(made);
});
