/** @jest-environment node */
import { isJsonRecord } from '../../domain/json-record';
import type { SourceItem } from '../source/source-item';
import { shareOfWords, unaccounted } from '../testing/accounted';
import { readAll } from '../testing/source-files';
import { textOf } from '../text/text-of';
import { foundryFormat } from './foundry-format';
import {
  elena,
  homebrew,
  journal,
  monster,
  oldJournal,
  pathfinder,
  quest,
  simple,
  versionNine,
} from './testing/foundry-fixtures';

const jsonOf = (value: unknown) => JSON.stringify(value);
const lines = (...values: unknown[]) => values.map(jsonOf).join('\n');
const art = { 'world/worlds/harbour/art/elena.webp': 'a', 'world/worlds/harbour/art/elena-token.webp': 'b' };

const SOURCES: [what: string, files: Record<string, string>, titles: string[], says: object[]][] = [
  ['of D&D 5e', { 'fvtt-Actor-elena.json': jsonOf(elena) }, ['Foundry actor: Elena Torres'], [elena]],
  ['with its pictures', { 'elena.json': jsonOf(elena), ...art }, ['Foundry actor: Elena Torres'], [elena]],
  ['of Pathfinder 2e', { 'tobias.json': jsonOf(pathfinder) }, ['Foundry actor: Tobias Wren'], [pathfinder]],
  ['who is nobody’s player', { 'warden.json': jsonOf(monster) }, ['Foundry actor: The Warden'], [monster]],
  ['of a game of one text', { 'ada.json': jsonOf(simple) }, ['Foundry actor: Ada'], [simple]],
  ['of a game that nobody knows', { 'bo.json': jsonOf(homebrew) }, ['Foundry actor: Bo'], [homebrew]],
  ['of version 9', { 'cass.json': jsonOf(versionNine) }, ['Foundry actor: Old Cass'], [versionNine]],
  [
    'in a list',
    { 'all.json': jsonOf([elena, pathfinder, journal]) },
    ['Foundry: 2 actors, 1 journal'],
    [elena, pathfinder, journal],
  ],
  [
    'in an adventure',
    { 'adventure.json': jsonOf({ name: 'A', actors: [elena], journal: [journal, quest] }) },
    ['Foundry: 1 actor, 2 journals'],
    [elena, journal, quest],
  ],
  [
    'in a database of lines',
    { 'data/actors.db': lines(versionNine, { ...versionNine, name: 'New Cass' }, { _id: 'x', $$deleted: true }) },
    ['Foundry actor: New Cass'],
    [],
  ],
  [
    'that is a journal',
    { 'pell.json': jsonOf(journal), 'worlds/harbour/map.webp': 'm' },
    ['Foundry journal: Pell Harbour'],
    [journal],
  ],
  ['that is a quest', { 'quest.json': jsonOf(quest) }, ['Foundry journal: Quest: The Lantern'], [quest]],
  [
    'that is a journal of version 9',
    { 'glass.json': jsonOf(oldJournal) },
    ['Foundry journal: Glasswater'],
    [oldJournal],
  ],
];

/** Texts of a document that people have written: those of its HTML, and of its fields that are words. Measures become ours. */
function textsIn(value: unknown, key = ''): string[] {
  if (
    /^(?:_stats|_id|img|src|type|prototypeToken|token|flags|ownership|permission|id|race|spellcasting|height|weight|age|gender|eyes|hair)$/.test(
      key,
    )
  )
    return [];
  if (typeof value === 'string')
    return [
      textOf(
        'html',
        value.replace(/<section class="secret"[^]*?<\/section>/g, '').replace(/@UUID\[[^\]]*\]\{([^}]*)\}/g, '$1'),
      ).text,
    ];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item));
  return isJsonRecord(value) ? Object.entries(value).flatMap(([each, part]) => textsIn(part, each)) : [];
}

const SECRET = /privateNotes|campaignNotes/;
const withoutSecrets = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (!isJsonRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !SECRET.test(key))
      .map(([key, part]) => [key, withoutSecrets(part)]),
  );
};

test.each(SOURCES)(
  'a document of Foundry %s is recognised, and its words arrive',
  async (_what, files, titles, says) => {
    const source = await readAll(foundryFormat, files);
    expect(source.titles).toEqual(titles);
    expect(source.problems).toEqual([]);
    expect(shareOfWords(textsIn(withoutSecrets(says)), source)).toBeGreaterThanOrEqual(0.95);
    expect(
      unaccounted(
        says.flatMap((each) => textsIn(each)),
        source,
      ),
    ).toEqual([]);
  },
);

async function readOne(json: unknown, files: Record<string, string> = {}) {
  const { items } = await readAll(foundryFormat, { 'one.json': jsonOf(json), ...files });
  const [item] = items;
  if (!item) throw new Error('nothing was read');
  return item;
}

const at = ({ values }: SourceItem, ...to: string[]) =>
  values.filter((each) => each.to?.join('/') === to.join('/')).map(({ value }) => value);

test('an actor has its texts in our sections, and its measures in our fields', async () => {
  const item = await readOne(elena);
  expect(at(item, 'sections', 'Backstory')).toEqual(['Elena repairs clocks.\n\nShe met Tobias at the quay.']);
  expect(at(item, 'sections', 'Overview')).toEqual(['A clockmaker.', 'Ink on her cuffs.']);
  expect(at(item, 'sections', 'Personality Breakdown', 'Flaws')).toEqual(['I cannot leave a stopped clock alone.']);
  expect(at(item, 'physical', 'height')).toEqual(['5\'4" (162.6 cm)']);
  expect(at(item, 'ageGrade', 'ageFormula')).toEqual(['X+10']);
  expect(at(item, 'tags')).toEqual([
    [{ group: 'Eye Color', name: 'Green' }],
    [{ group: 'Hair Color', name: 'Redhead' }],
    [{ group: 'Gender', name: 'Female' }],
  ]);
  expect(at(item, 'characterSheets', 'D&D 5e', 'Alignment')).toEqual(['Neutral Good']);
  expect(at(item, 'characterSheets', 'D&D 5e', 'Race')).toEqual(['Human']);
  expect(at(item, 'characterSheets', 'D&D 5e', 'Abilities', 'STR')).toEqual([8]);
  expect(at(item, 'characterSheets', 'Items', 'Tool', 'Loupe')).toEqual(['Magnifies small things.']);
});

test('secrets of the game master are in no text, and are named', async () => {
  for (const json of [elena, pathfinder, monster, journal]) {
    const item = await readOne(json);
    const secrets = item.values.filter(({ note }) => note?.includes('secret of the game master'));
    expect(secrets.map(({ to }) => to)).toEqual([undefined]);
    expect(JSON.stringify(item.values.map(({ value }) => value))).not.toMatch(
      /stole one|Knows the cult|Is blind|leads down/,
    );
  }
});

test('the portrait is the avatar, the token stands in the gallery, and what did not come along is said', async () => {
  const item = await readOne(elena, art);
  expect(item.images.map(({ use, file }) => [use, file])).toEqual([
    ['avatar', 'elena.webp'],
    ['gallery', 'elena-token.webp'],
  ]);
  const alone = await readOne(elena);
  expect(alone.images).toEqual([]);
  expect(alone.values.filter(({ note }) => note?.includes('did not come along')).map(({ from }) => from)).toEqual([
    'img',
    'prototypeToken',
  ]);
});

test('a ship is nobody, and the rest of the list is read', async () => {
  const source = await readAll(foundryFormat, {
    'all.json': jsonOf([{ ...elena, type: 'vehicle', name: 'Ferry' }, pathfinder]),
  });
  expect(source.items.map(({ name }) => name)).toEqual(['Tobias Wren']);
  expect(source.problems).toEqual([expect.objectContaining({ message: expect.stringMatching(/Ferry is left out/) })]);
});

test('a line that is damaged is named by its number, and the others are read', async () => {
  const source = await readAll(foundryFormat, { 'actors.db': `${jsonOf(versionNine)}\n{"name": ` });
  expect(source.items).toHaveLength(1);
  expect(source.problems).toEqual([expect.objectContaining({ file: 'actors.db', line: 2 })]);
});

test('a database that only Foundry reads has a sentence about what to do', async () => {
  const source = await readAll(foundryFormat, { 'packs/people/CURRENT': 'MANIFEST-000004\n' });
  expect(source.problems).toEqual([expect.objectContaining({ remedy: expect.stringMatching(/Export Data/) })]);
});

test.each([
  ['a character card', { spec: 'chara_card_v2', data: { name: 'Elena', description: '' } }],
  ['a file of this site', { id: 'elena', name: 'Elena', nameInfo: {}, variants: [] }],
  ['an item of Foundry', { name: 'Sword', type: 'weapon', system: {}, effects: [], flags: {} }],
  ['a list of names', ['Elena']],
])('%s is no actor and no journal', async (_what, json) => {
  await expect(readAll(foundryFormat, { 'x.json': jsonOf(json) })).resolves.toMatchObject({ titles: [] });
});

test('a script in a biography is left out, and named', async () => {
  const item = await readOne({ ...simple, system: { biography: '<p>Hi</p><script>alert(1)</script>' } });
  expect(at(item, 'sections', 'Backstory')).toEqual(['Hi']);
  expect(item.values.find(({ note }) => note?.includes('script'))).toBeDefined();
});
