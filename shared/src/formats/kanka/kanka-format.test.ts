/** @jest-environment node */
import { isJsonRecord } from '../../domain/json-record';
import type { SourceItem } from '../source/source-item';
import { shareOfWords, unaccounted } from '../testing/accounted';
import { CAMPAIGN } from '../testing/kanka-campaign';
import { readAll, sourceFiles, steadyWork } from '../testing/source-files';
import { kankaFormat } from './kanka-format';

const read = () => readAll(kankaFormat, CAMPAIGN);
const named = (items: readonly SourceItem[], name: string) => items.find((item) => item.name === name);
const valueAt = (item: SourceItem | undefined, ...to: string[]) =>
  item?.values.filter((value) => value.to?.join('/') === to.join('/')).map(({ value }) => value);

test('the format tells a campaign by its entries, and takes its files and no others', async () => {
  const [campaign, ...others] = await kankaFormat.recognise(
    sourceFiles({ ...CAMPAIGN, 'notes.md': '', 'x/characters/a.json': '{"name": "No entry"}' }),
    steadyWork(),
  );
  expect(others).toEqual([]);
  expect(campaign?.title).toBe('Kanka campaign: The Long Quay, 3 characters');
  expect([...(campaign?.paths ?? [])].sort()).toEqual(Object.keys(CAMPAIGN).sort());
});

test('entries become items; what the catalogue has no place for is named', async () => {
  const { items, problems } = await read();
  expect(items.map(({ kind, name, sourceId }) => `${kind} ${name} ${sourceId}`)).toEqual([
    'character Elena Torres kanka/characters/1',
    'character Mara Torres kanka/characters/2',
    'character Old Tom kanka/characters/3',
    'location The Quay kanka/locations/101',
    'location The Steps kanka/locations/1',
    'family Torres kanka/families/1',
    'plot The Cut Rope kanka/quests/1',
  ]);
  expect(problems.map(({ message }) => message)).toEqual([
    'The catalogue has no place for what Kanka keeps under ‘organisations’, and it is not taken: Ferry Guild.',
  ]);
});

test('a character has its texts, facts, traits and attributes in their places', async () => {
  const elena = named((await read()).items, 'Elena Torres');
  expect(valueAt(elena, 'sections', 'Overview')).toEqual(['She rows with Mara Torres and for the old man.']);
  expect(valueAt(elena, 'sections', 'Backstory')).toEqual(['Born on a barge.']);
  expect(valueAt(elena, 'ageGrade', 'ageFormula')).toEqual(['X+16']);
  expect(valueAt(elena, 'physical', 'height')).toEqual([`5'4" (162.6 cm)`]);
  expect(valueAt(elena, 'sections', 'Personality Breakdown', 'Ideals')).toEqual(['Nobody crosses twice.']);
  expect(valueAt(elena, 'characterSheets', 'Appearance', 'Scars')).toEqual(['A burn on the hand.']);
  expect(valueAt(elena, 'characterSheets', 'Attributes', 'Strength')).toEqual(['12']);
  expect(valueAt(elena, 'characterSheets', 'Kanka', 'Boats')).toEqual(['Two of them.']);
  expect(valueAt(elena, 'tags')?.flat()).toEqual(
    expect.arrayContaining([
      { group: 'Lore', name: 'River' },
      { group: 'Species', name: 'Human' },
      { group: 'Organisation', name: 'Ferry Guild' },
      { group: 'Hair Color', name: 'Redhead' },
    ]),
  );
  expect(valueAt(elena, 'recordInfo', 'dateAdded')).toEqual(['2024-03-01']);
  expect(elena?.images.map(({ file, use }) => [file, use])).toEqual([
    ['gallery/11111111-1111-4111-8111-111111111111.png', 'avatar'],
  ]);
});

test('links lead to whom they name', async () => {
  const { items } = await read();
  expect(named(items, 'Elena Torres')?.links).toEqual([
    {
      from: 'Relation › Sister',
      as: 'relation',
      name: 'Mara Torres',
      words: 'Sister',
      kind: 'family',
      sourceId: 'kanka/characters/2',
    },
    { from: 'Families', as: 'family', name: 'Torres', sourceId: 'kanka/families/1' },
  ]);
  expect(valueAt(named(items, 'Elena Torres'), 'sections', 'relationships')).toEqual([['Keeps: The Quay']]);
  expect(named(items, 'The Cut Rope')?.links.map(({ as, name, words, text }) => [as, name, words, text])).toEqual([
    ['role', 'Elena Torres', 'Suspect', 'She was there.'],
    ['role', 'A stranger', 'Witness', undefined],
  ]);
  expect(named(items, 'The Steps')?.links.map(({ as, name }) => [as, name])).toEqual([
    ['connected-character', 'Elena Torres'],
  ]);
});

test('what is private in Kanka is left out and named, and private entries are private', async () => {
  const { items } = await read();
  const elena = named(items, 'Elena Torres');
  const hidden = elena?.values
    .filter(({ note }) => note?.startsWith('It is private'))
    .map(({ from, text }) => [from, text]);
  expect(hidden).toEqual([
    ['Personality › Fears', 'Deep water.'],
    ['Post › Secret', 'It was she.'],
    ['Post › Old', 'Older secret.'],
    ['Attribute › Debt', '300 crowns'],
    ['Relation › Owes money to', 'Old Tom'],
  ]);
  expect(JSON.stringify(elena?.values.filter(({ to }) => to))).not.toMatch(/Deep water|It was she|300 crowns/);
  expect(items.filter(({ isPrivate }) => isPrivate).map(({ name }) => name)).toEqual(['Old Tom']);
});

test('at least 95 % of the words of a campaign arrive, and all values are told', async () => {
  const { items } = await read();
  const plain = (html: string) =>
    html.replace(/<script>.*?<\/script>|<h\d>.*?<\/h\d>|<[^>]+>|\[character:\d+\|?|\]/g, ' ');
  const texts = Object.entries(CAMPAIGN).flatMap(([name, json]) => {
    if (typeof json !== 'string' || /organisations|gallery|campaign/.test(name)) return [];
    const found: string[] = [];
    const walk = (value: unknown): void => {
      if (Array.isArray(value)) value.forEach(walk);
      else if (
        isJsonRecord(value) &&
        value.is_private !== true &&
        value.is_private !== 1 &&
        ![2, 3].includes(value.visibility_id as number)
      )
        for (const [key, part] of Object.entries(value))
          if (['entry', 'description', 'title', 'role'].includes(key) && typeof part === 'string')
            found.push(plain(part));
          else walk(part);
    };
    walk(JSON.parse(json));
    return found;
  });
  const share = shareOfWords(texts, { items, problems: [] });
  expect(share).toBeGreaterThanOrEqual(0.95);
  expect(unaccounted([], { items, problems: [] })).toEqual([]);
});
