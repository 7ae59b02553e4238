/** @jest-environment node */
import { isJsonRecord } from '../../domain/json-record';
import type { SourceItem } from '../source/source-item';
import { allTexts, shareOfWords, unaccounted } from '../testing/accounted';
import { broughtFiles, readAll } from '../testing/source-files';
import { cardFormat } from './card-format';
import { base64Of, charxWith, elenaV1, elenaV2, elenaV3, PNG, pngWith } from './testing/card-fixtures';

type Content = string | Uint8Array<ArrayBuffer>;

const jsonOf = (value: unknown) => JSON.stringify(value);
const utf16 = (text: string) =>
  new Uint8Array(Uint16Array.from(`\ufeff${text}`, (letter) => letter.charCodeAt(0)).buffer);
const { name, ...texts } = elenaV1;
const pygmalion = {
  char_name: name,
  char_persona: texts.description,
  world_scenario: texts.scenario,
  char_greeting: texts.first_mes,
  example_dialogue: texts.mes_example,
};
const assets = [
  { type: 'icon', uri: 'embeded://assets/icon/images/main.png', name: 'main', ext: 'png' },
  { type: 'emotion', uri: 'embeded://assets/emotion/images/sad.png', name: 'sad', ext: 'png' },
];
const files = { 'assets/icon/images/main.png': PNG, 'assets/emotion/images/sad.png': PNG };
const dataUrl = `data:image/png;base64,${btoa(String.fromCharCode(...PNG))}`;

/** A card in every form that it can have, with its title and the texts that it says. */
const CARDS: [form: string, files: Record<string, Content>, title: string, says: unknown][] = [
  ['V1', { 'a.json': jsonOf(elenaV1) }, 'Character Card V1: Elena Torres', elenaV1],
  ['V1 of Pygmalion', { 'a.json': jsonOf(pygmalion) }, 'Character Card V1: Elena Torres', pygmalion],
  ['V2 with its wrapper', { 'a.json': jsonOf(elenaV2) }, 'Character Card V2: Elena Torres', elenaV2.data],
  ['V2 without one', { 'a.json': jsonOf(elenaV2.data) }, 'Character Card V2: Elena Torres', elenaV2.data],
  [
    'V2 with V1 beside',
    { 'a.json': jsonOf({ ...elenaV1, ...elenaV2 }) },
    'Character Card V2: Elena Torres',
    elenaV2.data,
  ],
  ['V3', { 'a.json': jsonOf(elenaV3) }, 'Character Card V3: Elena Torres', elenaV3.data],
  ['a name that says nothing', { download: jsonOf(elenaV3) }, 'Character Card V3: Elena Torres', elenaV3.data],
  ['UTF-16', { 'a.json': utf16(jsonOf(elenaV2)) }, 'Character Card V2: Elena Torres', elenaV2.data],
  ['PNG of V2', { 'a.png': pngWith({ chara: base64Of(elenaV2) }) }, 'Character Card V2: Elena Torres', elenaV2.data],
  [
    'PNG of V3, which counts',
    { 'a.png': pngWith({ chara: base64Of(elenaV1), ccv3: base64Of(elenaV3) }) },
    'Character Card V3: Elena Torres',
    elenaV3.data,
  ],
  [
    'CHARX',
    { 'a.charx': charxWith({ ...elenaV3, data: { ...elenaV3.data, assets } }, files) },
    'Character Card V3: Elena Torres',
    elenaV2.data,
  ],
  [
    'assets inside of it',
    {
      'a.json': jsonOf({
        ...elenaV3,
        data: { ...elenaV3.data, assets: [{ type: 'icon', uri: dataUrl, name: 'main', ext: 'png' }] },
      }),
    },
    'Character Card V3: Elena Torres',
    elenaV2.data,
  ],
];

const OF_PROGRAMS = new Set(['extensions', 'assets', 'creation_date', 'modification_date', 'character_book']);

/** The texts of a card that are about the character, rather than about a program. */
function fieldsOf(card: unknown): string[] {
  if (!isJsonRecord(card)) return [];
  const others = Object.fromEntries(Object.entries(card).filter(([key]) => !OF_PROGRAMS.has(key)));
  const book = card['character_book'];
  const entries =
    isJsonRecord(book) && Array.isArray(book['entries']) ? (book['entries'] as Record<string, unknown>[]) : [];
  return [
    ...Object.values(others).flatMap((value) =>
      isJsonRecord(value) ? allTexts(Object.values(value)) : allTexts(value),
    ),
    ...entries.map((entry) => String(entry['content'])),
  ];
}

/** Placeholders and marks between examples are no words of the text. */
const plainWith = (called: string) => (text: string) =>
  text
    .replace(/\{\{user\}\}'s/gi, 'your')
    .replace(/\{\{user\}\} is/gi, 'you are')
    .replace(/\{\{user\}\}/gi, 'you')
    .replace(/\{\{char\}\}/gi, called)
    .replace(/<START>/g, '');

test.each(CARDS)('a card as %s is recognised, and its words arrive', async (_form, brought, title, says) => {
  const source = await readAll(cardFormat, brought);
  const called = title.includes('V3') ? 'Lena' : 'Elena Torres';
  expect(source.titles).toEqual([title]);
  expect(source.problems).toEqual([]);
  expect(source.items.map(({ name: read }) => read)).toEqual(['Elena Torres']);
  expect(shareOfWords(fieldsOf(says).map(plainWith(called)), source)).toBeGreaterThanOrEqual(0.95);
  expect(
    unaccounted(
      fieldsOf(says).map((text) => text.replace(/<START>/g, '')),
      source,
    ),
  ).toEqual([]);
});

const valueAt = ({ values }: SourceItem, ...to: string[]) =>
  values.filter((each) => each.to?.join('/') === to.join('/')).map(({ value }) => value);

async function readOne(content: Content, path = 'card.json') {
  const source = await readAll(cardFormat, { [path]: content });
  const [item] = source.items;
  if (!item) throw new Error('no card was read');
  return { item, source };
}

test('the texts of a card stand in our sections, with its name and the player in place of placeholders', async () => {
  const { item } = await readOne(jsonOf(elenaV2));
  expect(valueAt(item, 'sections', 'Overview')).toEqual([
    'Elena Torres repairs clocks in a harbour town. You are her newest apprentice.',
  ]);
  expect(valueAt(item, 'sections', 'RP Hooks')).toEqual([
    ['*looks up from a clock* "You are late, you."'],
    ['The shop is shut. *waves you in*'],
    ['A year later, the clock strikes.'],
  ]);
  expect(valueAt(item, 'sections', 'Sample Voice')).toEqual([
    ['You: What is it?\nElena Torres: A regulator.'],
    ['You: And that?\nElena Torres: Broken.'],
  ]);
  expect(valueAt(item, 'characterSheets', 'Character Card', 'Scenario')).toEqual(['It is raining on your first day.']);
  expect(valueAt(item, 'characterSheets', 'Lorebook', 'quay, pier')).toEqual(['The quay floods twice a year.']);
  expect(valueAt(item, 'characterSheets', 'Lorebook', 'Clock tower', 'Text')).toEqual(['It is seven minutes slow.']);
  expect(valueAt(item, 'tags')).toEqual([
    [{ group: 'Gender', name: 'Female' }],
    [{ group: 'Genre', name: 'Steampunk' }],
    [{ group: 'Tags', name: 'OC' }],
  ]);
});

test('scripts and regular expressions are kept out, and named', async () => {
  const { item } = await readOne(jsonOf(elenaV2));
  const kept = item.values.filter(({ note }) => note?.includes('never run'));
  expect(kept.map(({ from, to }) => [from, to])).toEqual([
    ['data.extensions.regex_scripts', undefined],
    ['data.character_book.entries[2].keys', undefined],
  ]);
});

test.each([
  [['NSFW', 'OC'], 3],
  [['mature'], 2],
  [['sfw'], undefined],
])('the tags %j carry the rating %s', async (tags, rating) => {
  const { item } = await readOne(jsonOf({ ...elenaV2, data: { ...elenaV2.data, tags } }));
  expect(valueAt(item, 'recordInfo', 'contentRating')).toEqual(rating === undefined ? [] : [rating]);
});

test('a nickname takes the place of the character in the texts', async () => {
  const { item } = await readOne(jsonOf(elenaV3));
  expect(valueAt(item, 'sections', 'Overview')[0]).toMatch(/^Lena repairs clocks/);
});

test('the picture that carries a card is its avatar, and those of a CHARX have their places', async () => {
  const png = await readOne(pngWith({ ccv3: base64Of(elenaV3) }), 'elena.png');
  expect(png.item.images.map(({ use, file }) => [use, file])).toEqual([['avatar', 'elena.png']]);
  const charx = await readOne(charxWith({ ...elenaV3, data: { ...elenaV3.data, assets } }, files), 'elena.charx');
  expect(charx.item.images.map(({ use, file, alt }) => [use, file, alt])).toEqual([
    ['avatar', 'main.png', undefined],
    ['gallery', 'sad.png', 'sad'],
  ]);
  await expect(charx.item.images[0]?.bytes()).resolves.toEqual(PNG);
});

test('a picture of another site is not fetched, and the card says so', async () => {
  const remote = [{ type: 'icon', uri: 'https://elsewhere.example/e.png', name: 'main', ext: 'png' }];
  const { item } = await readOne(jsonOf({ ...elenaV3, data: { ...elenaV3.data, assets: remote } }));
  expect(item.images).toEqual([]);
  expect(item.values.find(({ from }) => from === 'data.assets[0]')?.note).toMatch(/not fetched/);
});

test('an archive behind a JPEG is a card, and the JPEG its picture', async () => {
  const zip = charxWith(elenaV3);
  const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 0xff, 0xd9, ...zip]);
  const { item } = await readOne(jpeg, 'elena.jpeg');
  expect(item.name).toBe('Elena Torres');
  expect(item.images.map(({ use }) => use)).toEqual(['avatar']);
});

test('a card keeps its source id when its version changes, and another card has another', async () => {
  const idOf = async (data: object) =>
    (await readOne(jsonOf({ ...elenaV2, data: { ...elenaV2.data, ...data } }))).item.sourceId;
  await expect(idOf({ character_version: '9' })).resolves.toBe(await idOf({}));
  await expect(idOf({ name: 'Mara' })).resolves.not.toBe(await idOf({}));
});

test('the recognition of cards ends where it is cancelled', async () => {
  const brought = await broughtFiles({ 'a.json': jsonOf(elenaV1) });
  const stopped = { step: () => Promise.reject(new Error('stopped')) };
  await expect(cardFormat.recognise(brought, stopped)).rejects.toThrow('stopped');
});
