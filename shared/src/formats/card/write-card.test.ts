/** @jest-environment node */
import type { JsonRecord } from '../../domain/json-record';
import type { SourceItem } from '../source/source-item';
import type { TakenLife } from '../take/taken-life';
import { unaccounted } from '../testing/accounted';
import { fileOf, valuesIn } from '../testing/files-of';
import { shippedFiles } from '../testing/shipped-files';
import { readAll } from '../testing/source-files';
import { cardFormat } from './card-format';
import { PNG } from './testing/card-fixtures';
import { cardInPicture, writeCard } from './write-card';

const files = shippedFiles('characters');
const cores = files.filter(({ variantOf }) => variantOf === undefined);
const livesOf = ({ id }: JsonRecord) => files.filter(({ variantOf }) => variantOf === id);
const lives = cores.flatMap((core) => livesOf(core).map((life) => [String(life['id']), core, life] as const));

const take = (core: JsonRecord, life: JsonRecord): TakenLife => ({
  core,
  life,
  others: livesOf(core).filter(({ id }) => id !== life['id']),
  facts: [['Age', '26']],
  places: [{ name: 'Pell Harbour', path: 'locations/pell-harbour.json', text: 'A ferry town.' }],
  plots: [{ name: 'The Long Storm', path: 'plots/long-storm-modern.json', text: 'It rains.' }],
  address: `https://folk.example/characters/${String(core['id'])}/${String(life['id'])}`,
  site: 'Otherfolk',
});

async function comeBack(content: string | Uint8Array<ArrayBuffer>) {
  const source = await readAll(cardFormat, { card: content });
  const [life] = source.items;
  if (!life) throw new Error('no card was read');
  expect(source.problems).toEqual([]);
  return { life, source };
}

const [, maren, fantasy] = lives.find(([id]) => id === 'maren-fantasy') ?? lives[0] ?? [];
const card = () => writeCard(take(maren ?? {}, fantasy ?? {}));

test.each(lives)(
  'the life %s comes back from its card as it was, with all lives of the person',
  async (id, core, life) => {
    const { life: read, source } = await comeBack(JSON.stringify(writeCard(take(core, life))));
    expect(read.ids).toEqual({ item: core['id'], life: id });
    expect(fileOf(read, 'person')).toEqual(valuesIn(core));
    expect(fileOf(read, 'life')).toEqual(valuesIn(life));
    expect(fileOf(read)).toEqual({});
    const others = livesOf(core).filter((each) => each !== life);
    expect(source.items.slice(1).map((item) => fileOf(item, 'life'))).toEqual(others.map(valuesIn));
    expect(unaccounted([], source)).toEqual([]);
  },
);

test('a picture carries a card for programs of V3 and of V2, and each comes back unchanged', async () => {
  const png = cardInPicture(card(), PNG);
  const { life, source } = await comeBack(png);
  expect(source.titles).toEqual(['Character Card V3: Maren of Fernmarch']);
  expect(fileOf(life, 'life')).toEqual(valuesIn(fantasy ?? {}));
  // The picture is the avatar that the files name.
  expect(life.images).toEqual([]);
});

test('a card has the texts of a life in the fields that front ends know', () => {
  const { data } = card();
  expect(data).toMatchObject({
    name: 'Maren of Fernmarch',
    nickname: 'Mare',
    first_mes: expect.stringMatching(/^You are her escort/),
    scenario: 'World: Fantasy',
    tags: expect.arrayContaining(['Female', 'Fantasy']),
    source: ['https://folk.example/characters/maren/maren-fantasy'],
    creator_notes: expect.stringContaining('https://folk.example/characters/maren/maren-fantasy'),
  });
  expect(data['description']).toMatch(/^Fernmarch has no army[^]*## Backstory\nEvery Speaker[^]*## Facts\n- Age: 26/);
  expect(data['mes_example']).toMatch(/^<START>\n\{\{char\}\}: "You may have the river/);
  expect(data['alternate_greetings']).toContainEqual(expect.stringMatching(/^\[Cyberpunk\] /));
  expect(data['character_book']).toMatchObject({
    entries: expect.arrayContaining([
      expect.objectContaining({ keys: ['Pell Harbour'], content: 'A ferry town.', enabled: true }),
    ]),
  });
});

type Edit = (data: Record<string, unknown>) => void;
const at = (item: SourceItem, ...place: string[]) =>
  place.reduce<unknown>((value, key) => (value as JsonRecord | undefined)?.[key], fileOf(item, 'life'));

test.each<[what: string, Edit, place: string[], unknown]>([
  ['name', (data) => (data['name'] = 'Wren'), ['variantOverrides', 'variantName'], 'Wren'],
  [
    'description',
    (data) =>
      (data['description'] = String(data['description']).replace('Every Speaker begins', 'Each Speaker starts')),
    ['sections', 'Backstory'],
    expect.stringMatching(/^Each Speaker starts as a hostage/),
  ],
  ['personality', (data) => (data['personality'] = 'Wry.'), ['sections', 'Personality Breakdown'], 'Wry.'],
  ['first message', (data) => (data['first_mes'] = 'Hello, {{user}}.'), ['sections', 'RP Hooks', '0'], 'Hello, you.'],
  ['examples', (data) => (data['mes_example'] = '<START>\n{{char}}: "Ha."'), ['sections', 'Sample Voice'], ['"Ha."']],
  ['scenario', (data) => (data['scenario'] = 'Rain.'), ['characterSheets', 'Character Card', 'Scenario'], 'Rain.'],
])(
  'a card whose %s was edited elsewhere brings that, and the rest of our files',
  async (_what, edit, place, expected) => {
    const edited = structuredClone(card());
    edit(edited.data);
    const { life } = await comeBack(JSON.stringify(edited));
    expect(at(life, ...place)).toEqual(expected);
    expect(at(life, 'sections', 'Overview')).toEqual((fantasy?.['sections'] as JsonRecord)['Overview']);
  },
);

test('a front end that changes white space alone has edited nothing', async () => {
  const text = JSON.stringify(card()).replaceAll('\\n\\n', '\\r\\n\\r\\n');
  const { life } = await comeBack(text);
  expect(life.values.filter(({ note }) => note?.includes('edited elsewhere'))).toEqual([]);
});

test('files under our name that are none of ours make a card like any other', async () => {
  const odd = {
    ...card(),
    data: {
      ...card().data,
      extensions: { otherfolk: { about: 'characters/../x.json', files: { 'characters/../x.json': { id: '../x' } } } },
    },
  };
  const { life } = await comeBack(JSON.stringify(odd));
  expect(life.ids).toBeUndefined();
  expect(life.name).toBe('Maren of Fernmarch');
});
