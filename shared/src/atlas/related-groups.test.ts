/** @jest-environment node */
import { relatedGroups } from './related-groups';

test.each<[string, number, [number, number][], unknown]>([
  ['nobody', 0, [], []],
  [
    'who is related to nobody',
    2,
    [],
    [
      { members: [0], pairs: [] },
      { members: [1], pairs: [] },
    ],
  ],
  [
    'two pairs, of places in their own group',
    4,
    [
      [0, 2],
      [3, 1],
    ],
    [
      { members: [0, 2], pairs: [[0, 1]] },
      { members: [1, 3], pairs: [[1, 0]] },
    ],
  ],
  [
    'those who are related by others',
    5,
    [
      [0, 1],
      [3, 4],
      [1, 3],
    ],
    [
      {
        members: [0, 1, 3, 4],
        pairs: [
          [0, 1],
          [2, 3],
          [1, 2],
        ],
      },
      { members: [2], pairs: [] },
    ],
  ],
])('groups %s', (_, count, pairs, groups) => expect(relatedGroups(count, pairs)).toEqual(groups));
