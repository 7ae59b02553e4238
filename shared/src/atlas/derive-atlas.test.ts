/** @jest-environment node */
import { fixtureReader } from '../testing/fixture-reader';
import { parsedFiles } from '../testing/parsed-files';
import {
  type AtlasFamily,
  type AtlasRelation,
  type AtlasRelations,
  FAMILIES_FILE,
  RELATIONS_FILE,
} from './atlas-files';
import { deriveAtlas } from './derive-atlas';
import { parseFamilies, parseRelations } from './parse-atlas';

interface Said {
  characterId: string;
  kind?: string;
  relation?: string;
}

const INDEX = 'characters/index.variants.json';
const NOTHING = { [INDEX]: [] };

const entry = (id: string, label: string, fields: object = {}) => {
  const [coreId = ''] = id.split('-');
  return { id, coreId, name: coreId, variantLabel: label, published: true, version: 1, ...fields };
};

/** Files of people who say of each other what is given by life. */
function catalogueOf(entries: ReturnType<typeof entry>[], said: Record<string, Said[]>): Record<string, unknown> {
  const people = [...new Set(entries.map(({ coreId }) => coreId))];
  return {
    [INDEX]: entries,
    ...Object.fromEntries(people.map((id) => [`characters/${id}.json`, { id, name: id }])),
    ...Object.fromEntries(
      entries.map(({ id, coreId }) => [
        `characters/${id}.json`,
        { id, variantOf: coreId, sections: { relationships: said[id] ?? [] } },
      ]),
    ),
  };
}

const derivedOf = async (files: Record<string, unknown>) =>
  parsedFiles(await deriveAtlas(fixtureReader(files), String));

const derive = async (files: Record<string, unknown>) => (await derivedOf(files)).get(RELATIONS_FILE) as AtlasRelations;

const FOUR = ['ana-one', 'ben-one', 'cai-one', 'ana-two'].map((id) =>
  entry(id, id.endsWith('one') ? 'Fantasy' : 'Modern'),
);

test.each<[string, Record<string, Said[]>, AtlasRelation[]]>([
  ['a core', { 'ana-one': [{ characterId: 'ben', kind: 'love' }] }, [[1, 0, 1, [[0, 'love', '']]]]],
  ['a life', { 'ana-one': [{ characterId: 'ben-one', relation: 'Friend' }] }, [[1, 0, 1, [[0, 'other', 'Friend']]]]],
  ['an unknown kind as other', { 'ana-one': [{ characterId: 'ben', kind: 'foe' }] }, [[1, 0, 1, [[0, 'other', '']]]]],
  ['not oneself', { 'ana-one': [{ characterId: 'ana' }, { characterId: 'ana-two' }] }, []],
  ['nobody who is not there', { 'ana-one': [{ characterId: 'zoe' }] }, []],
  [
    'both sides as one, the first side first',
    {
      'ben-one': [{ characterId: 'ana', kind: 'rival', relation: 'Thorn' }],
      'ana-one': [{ characterId: 'ben', kind: 'friend', relation: 'Rose' }],
    },
    [
      [
        1,
        0,
        1,
        [
          [0, 'friend', 'Rose'],
          [1, 'rival', 'Thorn'],
        ],
      ],
    ],
  ],
  [
    'the same people apart in each world',
    { 'ana-one': [{ characterId: 'ben' }], 'ana-two': [{ characterId: 'ben' }] },
    [
      [1, 0, 1, [[0, 'other', '']]],
      [0, 0, 1, [[0, 'other', '']]],
    ],
  ],
  [
    'what is said twice once',
    { 'ana-one': [{ characterId: 'ben' }, { characterId: 'ben-one' }] },
    [[1, 0, 1, [[0, 'other', '']]]],
  ],
])('relations name %s', async (_, said, expected) => {
  expect((await derive(catalogueOf(FOUR, said))).relations).toEqual(expected);
});

test('worlds stand in the order of the genres, each with those who have a life there', async () => {
  const { worlds, placesByWorld } = await derive(catalogueOf([...FOUR, entry('dot-one', 'A Far Shore')], {}));
  expect(worlds).toEqual(['Modern', 'Fantasy', 'A Far Shore']);
  expect(placesByWorld.map((places) => places.map(([person, life]) => [person, life]))).toEqual([
    [[0, 3]],
    [
      [0, 0],
      [1, 1],
      [2, 2],
    ],
    [[3, 4]],
  ]);
});

test('a life for all worlds stands in each world in which the person has no other', async () => {
  const { worlds, placesByWorld } = await derive(catalogueOf([entry('ana-all', 'All'), ...FOUR], {}));
  expect(worlds).toEqual(['Modern', 'Fantasy']);
  expect(placesByWorld.map((places) => places.map(([person, life]) => [person, life]))).toEqual([
    [[0, 4]],
    [
      [0, 1],
      [1, 2],
      [2, 3],
    ],
  ]);
});

test('behind a veil are neither portrait nor words', async () => {
  const entries = [
    entry('ana-one', 'Fantasy', { contentRating: 2, avatar: 'ana.png' }),
    entry('ben-one', 'Fantasy', { avatar: 'ben.png' }),
  ];
  const { lives, relations } = await derive(
    catalogueOf(entries, { 'ana-one': [{ characterId: 'ben', kind: 'love', relation: 'Velvet' }] }),
  );
  expect(lives).toEqual([
    ['ana-one', 'ana', '', '', 2],
    ['ben-one', 'ben', '', 'avatars/ben.png'],
  ]);
  expect(relations).toEqual([[0, 0, 1, [[0, 'love', '']]]]);
});

test('the atlas is the same each time, with nobody upon somebody else', async () => {
  const ids = Array.from({ length: 60 }, (_, index) => `p${index}-one`);
  const said = Object.fromEntries(
    ids.map((id, index) => [id, [{ characterId: `p${(index * 7) % 60}` }, { characterId: 'p0' }]]),
  );
  const files = catalogueOf(
    ids.map((id) => entry(id, 'Modern')),
    said,
  );
  const first = await derive(files);
  expect(await derive(files)).toEqual(first);
  const places = (first.placesByWorld[0] ?? []).map(([, , x, y]) => ({ x, y }));
  expect(places.every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y))).toBe(true);
  const distances = places.flatMap((a, index) => places.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
  expect(Math.min(...distances)).toBeGreaterThan(60);
});

test('those of many people who are related stand together, apart from others', async () => {
  const ids = Array.from({ length: 300 }, (_, index) => `p${index}-one`);
  const groupOf = (index: number) => Math.floor(index / 10);
  const said = Object.fromEntries(ids.map((id, index) => [id, [{ characterId: `p${groupOf(index) * 10}` }]]));
  const { people } = await derive(
    catalogueOf(
      ids.map((id) => entry(id, 'Modern')),
      said,
    ),
  );
  const distance = (a: number, b: number) => {
    const [[, , , ax = 0, ay = 0] = [], [, , , bx = 0, by = 0] = []] = [people[a], people[b]];
    return Math.hypot(ax - bx, ay - by);
  };
  for (const index of ids.keys()) {
    const others = [...ids.keys()].filter((other) => other !== index);
    const nearest = others.sort((a, b) => distance(index, a) - distance(index, b))[0] ?? index;
    expect(groupOf(nearest)).toBe(groupOf(index));
  }
});

test('an empty catalogue has an empty atlas', async () => {
  const files = await derivedOf(NOTHING);
  expect(parseRelations(files.get(RELATIONS_FILE))).toEqual({
    worlds: [],
    people: [],
    lives: [],
    placesByWorld: [],
    relations: [],
  });
  expect(parseFamilies(files.get(FAMILIES_FILE))).toEqual([]);
});

test('the families of the lives come with who is who, and link those alone who are there', async () => {
  const members = [
    { id: 'a', characterId: 'ana', name: 'Ana', partners: ['b'] },
    { id: 'b', characterId: 'zoe', name: 'Zoe', relation: 'Wife' },
    { name: 'Child', parents: ['a', 'b'] },
  ];
  const files = {
    ...catalogueOf(FOUR, {}),
    'characters/ana.json': { id: 'ana', name: 'Ana', family: 'quill' },
    'characters/ben.json': { id: 'ben', name: 'Ben', family: 'lost' },
    'families/quill.json': { name: 'Quill', members },
    'families/lost.json': undefined,
  };
  const families = (await derivedOf(files)).get(FAMILIES_FILE) as AtlasFamily[];
  expect(JSON.parse(JSON.stringify(families))).toEqual([
    {
      id: 'quill',
      name: 'Quill',
      members: [
        { id: 'a', characterId: 'ana', name: 'Ana', parents: [], partners: ['b'] },
        { id: 'b', name: 'Zoe', relation: 'Wife', parents: [], partners: [] },
        { id: 'member-2', name: 'Child', parents: ['a', 'b'], partners: [] },
      ],
    },
  ]);
});

test.each<[string, unknown]>([
  ['no object', []],
  ['a list that is missing', { worlds: [], people: [], lives: [], relations: [] }],
  [
    'a person who is not there',
    { worlds: ['Modern'], people: [], lives: [], placesByWorld: [[]], relations: [[0, 0, 1, []]] },
  ],
  ['a world without places', { worlds: ['Modern'], people: [], lives: [], placesByWorld: [], relations: [] }],
])('a file with %s is not read', (_, json) => {
  expect(() => parseRelations(json)).toThrow();
});
