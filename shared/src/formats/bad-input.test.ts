/** @jest-environment node */
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { base64Of, elenaV2, pngWith } from './card/testing/card-fixtures';
import { planned } from './testing/planned';
import { PNG, readBrought } from './testing/source-files';
import { expectTold, writtenTexts } from './testing/told';
import { workbook } from './testing/workbook';

type Bytes = Uint8Array<ArrayBuffer>;
type Content = string | Bytes;

const zipOf = (files: Record<string, string>): Bytes =>
  new Uint8Array(zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))));
const cut = (bytes: Bytes, share = 0.6): Bytes => bytes.slice(0, Math.floor(bytes.length * share));
const json = (value: unknown) => JSON.stringify(value);
const utf16 = (text: string): Bytes => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
const latin1 = (text: string): Bytes => new Uint8Array(Buffer.from(text, 'latin1'));

const NAMES = [
  ...['a.json', 'a.md', 'a.csv', 'a.tsv', 'a.xlsx', 'a.png', 'a.zip', 'a.charx', 'a.db', 'a.txt', 'a'],
  ...['characters/a.json', 'articles/a.json', 'vault/.obsidian/app.json'],
];

test('arbitrary bytes under any name are read or told, and reject nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...NAMES), fc.uint8Array({ maxLength: 300 }), async (name, bytes) => {
      expectTold(await readBrought({ [name]: new Uint8Array(bytes) }));
    }),
    { numRuns: 300 },
  );
});

const STARTS: readonly Content[] = [
  '{',
  '[',
  '---\n',
  '\u0089PNG\r\n\u001a\n',
  'PK\u0003\u0004',
  'name,age\n',
  '<p>',
  '\ufeff',
];

test('arbitrary text behind the beginning of a format is read or told, and rejects nothing', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...NAMES),
      fc.constantFrom(...STARTS),
      fc.string({ unit: 'binary', maxLength: 200 }),
      async (name, start, text) => {
        const source = await readBrought({ [name]: latin1(`${String(start)}${text}`) });
        expectTold(source);
        await planned(source.items);
      },
    ),
    { numRuns: 300 },
  );
});

test.each(NAMES)('the file %s is told where it is empty, of one byte, or of zeros', async (name) => {
  for (const bytes of [new Uint8Array(0), Uint8Array.of(0x7b), new Uint8Array(4_000)])
    expectTold(await readBrought({ [name]: bytes }));
});

const BOOK = workbook({
  People: [
    ['Name', 'Age'],
    ['Bo', 40],
  ],
});

/** A card in a picture whose text says to be longer than the file. */
function lyingPng(): Bytes {
  const png = pngWith({ chara: base64Of(elenaV2) });
  const at = Buffer.from(png).indexOf('tEXt') - 4;
  new DataView(png.buffer).setUint32(at, 0xffffffff);
  return png;
}

test.each<[what: string, name: string, content: Content, message: RegExp]>([
  ['a picture with a card that is cut', 'a.png', cut(pngWith({ chara: base64Of(elenaV2) })), /cut short/],
  ['a part of a picture that lies about its length', 'a.png', lyingPng(), /says to have 4294967295 bytes/],
  ['base64 of something else', 'a.png', pngWith({ chara: btoa('\u0000\u0001') }), /holds no JSON/],
  ['a zip that is cut', 'a.zip', cut(zipOf({ 'a.md': 'Words.' })), /damaged/],
  ['a workbook that is cut', 'a.xlsx', cut(BOOK), /damaged/],
  ['JSON that is cut', 'a.json', '{"name": "Bo",\n "bio": "Wor', /no JSON/],
  ['a file of a catalogue that is cut', 'characters/bo.json', '{"id": "bo", "name": ', /no JSON/],
  ['a picture alone', 'a.png', PNG, /no format/],
  ['a script', 'a.js', 'alert(1)', /no format/],
])('%s has a sentence with its file', async (_what, name, content, message) => {
  const { problems } = await readBrought({ [name]: content });
  expect(problems).toContainEqual(
    expect.objectContaining({ file: expect.stringContaining(name), message: expect.stringMatching(message) }),
  );
});

test('damaged files beside others keep nobody from coming', async () => {
  const { items } = await readBrought({
    'cut.zip': cut(zipOf({ 'a.md': 'Words.' })),
    'cut.png': lyingPng(),
    'cut.xlsx': cut(BOOK),
    'cut.json': '{"name": ',
    'elena.json': json(elenaV2),
    'bo.csv': 'Name,Age\nBo,40\n',
  });
  expect(items.map(({ name }) => name)).toEqual(['Elena Torres', 'Bo']);
});

test('a lorebook of 30 MB is named, and the rest of the card is read', async () => {
  const content = 'It floods twice a year. '.repeat(1_250);
  const entries = Array.from({ length: 1_000 }, (_none, at) => ({ keys: [`place ${at}`], content, enabled: true }));
  const card = { ...elenaV2, data: { ...elenaV2.data, character_book: { entries } } };
  const { items, problems } = await readBrought({ 'a.json': json(card) });
  expect(items.map(({ name }) => name)).toEqual(['Elena Torres']);
  expect(problems).toEqual([
    expect.objectContaining({ message: expect.stringMatching(/1000 entries with 29,999,000 letters/) }),
  ]);
});

const anchors = (levels: number) =>
  [
    'a: &a [x,x,x,x,x,x,x,x,x]',
    ...Array.from({ length: levels }, (_none, at) => {
      const [before, own] = [String.fromCharCode(97 + at), String.fromCharCode(98 + at)];
      return `${own}: &${own} [${`*${before},`.repeat(9)}]`;
    }),
  ].join('\n');

test.each<[what: string, front: string, kept: string[]]>([
  ['anchors that make billions', anchors(9), []],
  ['anchors that are used', 'hair: &h red\neyes: *h', ['Redhead']],
  [
    'tags that name code',
    'age: !!js/function "function () { return 1 }"\nhair: !python/object:os.system red',
    ['Redhead'],
  ],
  ['the year 0', 'born: 0000-01-01\nfounded: -0001-12-31', ['-0001-12-31']],
  ['keys of prototypes', '__proto__:\n  polluted: yes\nconstructor: Bo', []],
  ['a tab', 'a:\tb\n\tc: d', []],
  ['two documents', 'hair: red\n...\n---\nhair: blue', []],
])('front matter with %s is read or told, and the words of the note arrive', async (_what, front, kept) => {
  const source = await readBrought({ 'bo.md': `---\n${front}\n---\n\nWords of Bo.` });
  expectTold(source);
  const written = await writtenTexts(source);
  for (const text of ['Words of Bo.', ...kept]) expect(written).toContain(text);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

const TABLE = 'Name;Town;Words\nZoë;Ærø;"One;\ntwo ""three"""\nBo;Quay;Four\n';

test.each<[what: string, content: Content]>([
  ['semicolons', TABLE],
  ['tabs', TABLE.replaceAll(';', '\t').replace('One\t', 'One;')],
  ['a byte order mark', `\ufeff${TABLE}`],
  ['UTF-16', utf16(TABLE)],
  ['Windows-1252', latin1(TABLE)],
  ['line ends of Windows', TABLE.replaceAll('\n', '\r\n')],
  ['a line that says what divides', `sep=;\n${TABLE}`],
])('a table with %s keeps quotations that go over lines', async (_what, content) => {
  const source = await readBrought({ 'people.csv': content });
  expect(source.problems).toEqual([]);
  expect(source.items.map(({ name }) => name)).toEqual(['Zoë', 'Bo']);
  const texts = source.items.flatMap(({ values }) => values.map(({ value }) => value));
  expect(texts).toContain('Ærø');
  expect(texts).toContain('One;\ntwo "three"');
});

test('formulas stay text', async () => {
  const formulas = ['=HYPERLINK("https://e.example";"x")', '@SUM(1+1)', '+1+cmd|x', '-2+3'];
  const cells = formulas.map((each) => `"${each.replaceAll('"', '""')}"`);
  const { items } = await readBrought({ 'a.csv': `Name,A,B,C,D\nBo,${cells.join(',')}\n` });
  expect(items.flatMap(({ values }) => values.map(({ value }) => value))).toEqual(expect.arrayContaining(formulas));
});

test('50,000 rows are read in steps, and each of them comes', async () => {
  const rows = Array.from({ length: 50_000 }, (_none, at) => `Person ${at},${at % 90},"Words of ${at},\nand more"`);
  let steps = 0;
  const work = { step: () => Promise.resolve(void (steps += 1)) };
  const { items, problems } = await readBrought({ 'people.csv': `Name,Age,Notes\n${rows.join('\n')}\n` }, work);
  expect(problems).toEqual([]);
  expect(items).toHaveLength(50_000);
  expect(new Set(items.map(({ sourceId }) => sourceId)).size).toBe(50_000);
  expect(items.at(-1)?.name).toBe('Person 49999');
  expect(steps).toBeGreaterThan(50_000);
});

test('the same name twice makes two people with ids of their own', async () => {
  const { items } = await readBrought({
    'a.csv': 'Name,Age\nBo,40\nBo,41\n',
    'One/Bo.md': 'Age:: 42',
    'Two/Bo.md': 'Age:: 43',
    'bo.json': json({ ...elenaV2, data: { ...elenaV2.data, name: 'Bo' } }),
  });
  const { files } = await planned(items);
  expect(items).toHaveLength(5);
  expect(new Set(files.map((path) => path.toLowerCase())).size).toBe(10);
});

test.each([
  'con',
  'AUX',
  'nul.txt',
  'COM1',
  'CON ',
  'a/b',
  '..',
  '.',
  '*?<>|"',
  '',
  ' ',
  '\u202e',
  '名前',
  'x'.repeat(400),
])('a person named %j gets an id that every disk can write', async (name) => {
  const source = await readBrought({
    'people.json': json([{ name, bio: 'Words.' }]),
    'card.json': json({ ...elenaV2, data: { ...elenaV2.data, name } }),
  });
  const { files } = await planned(source.items);
  expectTold(source);
  expect(
    files.filter(
      (path) => !/^characters\/(?!(?:con|aux|nul|prn|com\d|lpt\d)\.)[a-z0-9][a-z0-9-]{0,120}\.json$/.test(path),
    ),
  ).toEqual([]);
});
