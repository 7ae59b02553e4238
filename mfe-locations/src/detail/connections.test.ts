/** @jest-environment node */
import { connectionsOf } from './connections';

const visible = [
  { id: 'mara-modern', coreId: 'mara', name: 'Mara Quill' },
  { id: 'mara-fantasy', coreId: 'mara', name: 'Mara of the Ink' },
  { id: 'lone', coreId: 'lone', name: 'Lone' },
];

test.each<[string, string[] | undefined, string[][]]>([
  ['a core, by the name of its first variant', ['mara'], [['mara', 'mara', 'Mara Quill']]],
  ['a variant, by its own name', ['mara-fantasy'], [['mara-fantasy', 'mara', 'Mara of the Ink']]],
  ['one whose core has the same id', ['lone'], [['lone', 'lone', 'Lone']]],
  [
    'several, in their order and each once',
    ['lone', 'mara', 'lone'],
    [
      ['lone', 'lone', 'Lone'],
      ['mara', 'mara', 'Mara Quill'],
    ],
  ],
  ['unknown ones not at all', ['nobody', 'mara-'], []],
  ['none', undefined, []],
])('connections are found: %s', (_, ids, expected) => {
  expect(connectionsOf(ids, visible).map(({ id, coreId, name }) => [id, coreId, name])).toEqual(expected);
});
