/** @jest-environment node */
import { CatalogueInMemory } from '../testing/catalogue-in-memory';

type Json = Record<string, unknown> & { [key: string]: Json };

let catalogue: CatalogueInMemory;

beforeEach(() => {
  catalogue = new CatalogueInMemory();
});

const relate = (characterId: string, name: string) => (json: Json) =>
  void Object.assign(json['sections'] ?? {}, { relationships: [{ characterId, name, relation: 'Friend' }] });

const members =
  (...list: object[]) =>
  (json: Json) =>
    void Object.assign(json, { members: list });

const MARA = { id: 'mara', characterId: 'mara', name: 'Mara Quill' };

const mistakes: [string, string, (json: Json) => void, string[]][] = [
  [
    'a relation that the other does not know of',
    'characters/ivo.json',
    relate('ivo-modern', 'Ivo Brandt'),
    [
      'warning characters/ivo.json $.sections.relationships[0]: a relationship with oneself. Name somebody else, or remove it.',
      'warning characters/mara.json $.sections.relationships[0]: ivo does not name mara among the relationships. Add mara there, or remove ivo here.',
    ],
  ],
  [
    'a name that the other never had',
    'characters/ivo.json',
    relate('mara', 'Martha'),
    [
      "warning characters/ivo.json $.sections.relationships[0].name: Martha is no name of mara. Write one of mara's names.",
    ],
  ],
  [
    'a family without its character',
    'families/quill.json',
    members({ id: 'a', name: 'A' }),
    ['warning characters/mara.json $.family: no member of quill is mara. Add one with "characterId": "mara" there.'],
  ],
  [
    'a member who does not know the family',
    'families/quill.json',
    members(MARA, { id: 'ivo', characterId: 'ivo-modern', name: 'Ivo' }),
    [
      'warning families/quill.json $.members[1]: ivo does not name this family. Write "family": "quill" in the character\'s file.',
    ],
  ],
  [
    'ancestors in a circle',
    'families/quill.json',
    members(
      { ...MARA, parents: ['a'] },
      { id: 'a', parents: ['b'] },
      { id: 'b', parents: ['a'] },
      { id: 'c', parents: ['c'] },
    ),
    [
      'error families/quill.json $.members[1]: a descends from a: a loop. Correct the parents.',
      'error families/quill.json $.members[2]: b descends from b: a loop. Correct the parents.',
      'error families/quill.json $.members[3]: c descends from c: a loop. Correct the parents.',
    ],
  ],
  [
    'two of one id, and a partner on one side only',
    'families/quill.json',
    members({ ...MARA, partners: ['a'] }, { id: 'a' }, { id: 'a' }),
    [
      'warning families/quill.json $.members[0]: a does not name mara as a partner. Add mara to the partners of a.',
      'error families/quill.json $.members[2].id: a is listed twice. Give each an id.',
    ],
  ],
];

test.each(mistakes)('%s', (_, file, change, lines) => {
  catalogue.edit<Json>(file, change);
  expect(catalogue.check()).toEqual(lines);
});

test('cousins who marry make no loop', () => {
  catalogue.edit<Json>(
    'families/quill.json',
    members(
      { id: 'root' },
      { id: 'a', parents: ['root'], partners: ['b'] },
      { id: 'b', parents: ['root'], partners: ['a'] },
      { ...MARA, parents: ['a', 'b'] },
    ),
  );
  expect(catalogue.check()).toEqual([]);
});
