/** @jest-environment node */
import type { CharacterIndexEntry } from '@otherfolk/shared/catalogue/schemas/character-index';
import { choicesFor, personChoices, personNamed } from './choices';

const entry = (id: string, name: string, variantLabel: string, avatar?: string) => {
  const coreId = id.split('-')[0] ?? id;
  return { id, coreId, name, variantLabel, avatar, tags: [], published: true, version: 1 } as CharacterIndexEntry;
};

const choices = personChoices([
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
