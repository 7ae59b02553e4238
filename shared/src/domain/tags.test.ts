/** @jest-environment node */
import { dedupeTags, genresOf, hasTag, tagsInGroup } from './tags';

const brunette = { group: 'Hair Color', name: 'Brunette' };
const brown = { group: 'Eye Color', name: 'Brown' };
const brownHair = { group: 'Hair Color', name: 'Brown' };
const modern = { group: 'Genre', name: 'Modern' };

test('tags are the same by name and group together, and the first stays', () => {
  expect(dedupeTags([brunette, brown, { ...brunette }, brownHair])).toEqual([brunette, brown, brownHair]);
});

test('tags are compared as written', () => {
  expect(dedupeTags([modern, { group: 'Genre', name: 'modern' }])).toHaveLength(2);
});

test('group and name do not run into each other', () => {
  expect(
    dedupeTags([
      { group: 'a', name: 'b c' },
      { group: 'a b', name: 'c' },
    ]),
  ).toHaveLength(2);
});

test('tags are found by group, genres by name', () => {
  expect(tagsInGroup([brunette, brown, brownHair], 'Hair Color')).toEqual([brunette, brownHair]);
  expect(genresOf([brunette, modern, { group: 'Genre', name: 'Horror' }])).toEqual(['Modern', 'Horror']);
});

test.each([
  [{ group: 'Mood', name: 'Quiet' }, true],
  [{ group: 'Kind', name: 'Quiet' }, false],
  [{ group: 'Mood', name: 'quiet' }, false],
])('a tag is compared as written: %j', (tag, has) => {
  expect(hasTag([{ group: 'Mood', name: 'Quiet' }], tag)).toBe(has);
});
