/** @jest-environment node */
import { countedGroups } from './tag-groups';
import type { Tag } from './tags';

const item = (...tags: [group: string, name: string][]) => ({
  tags: tags.map(([group, name]): Tag => ({ group, name })),
});

const outline = (items: { tags: Tag[] }[]) =>
  countedGroups(items).map(({ name, tags }) => [name, ...tags.map((tag) => `${tag.name} ${tag.count}`)]);

test.each<[string, { tags: Tag[] }[], string[][]]>([
  ['no items have no groups', [], []],
  ['an item without tags counts for none', [item()], []],
  [
    'genres come first, then groups from A to Z, and tags of no group last',
    [item(['', 'x'], ['Zoo', 'x'], ['area', 'x'], ['Genre', 'x'])],
    [
      ['Genre', 'x 1'],
      ['area', 'x 1'],
      ['Zoo', 'x 1'],
      ['', 'x 1'],
    ],
  ],
  [
    'tags stand from A to Z without regard to case and accents, and always in the same order',
    [item(['Mood', 'é'], ['Mood', 'F'], ['Mood', 'e'], ['Mood', 'E'], ['Mood', 'd'])],
    [['Mood', 'd 1', 'E 1', 'e 1', 'é 1', 'F 1']],
  ],
  [
    'each item counts once, however often it names a tag',
    [item(['Mood', 'Grim'], ['Mood', 'Grim']), item(['Mood', 'Grim'], ['Tone', 'Grim'])],
    [
      ['Mood', 'Grim 2'],
      ['Tone', 'Grim 1'],
    ],
  ],
  [
    'a group that is called Other is not the one without a name',
    [item(['Other', 'x'], ['', 'x'])],
    [
      ['Other', 'x 1'],
      ['', 'x 1'],
    ],
  ],
  [
    'names of properties that every object has are names as all others',
    [item(['__proto__', 'constructor'], ['constructor', '__proto__']), item(['__proto__', 'constructor'])],
    [
      ['__proto__', 'constructor 2'],
      ['constructor', '__proto__ 1'],
    ],
  ],
])('%s', (_, items, expected) => expect(outline(items)).toEqual(expected));
