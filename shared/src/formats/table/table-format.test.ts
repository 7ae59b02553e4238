/** @jest-environment node */
import type { SourceItem } from '../source/source-item';
import { expectCounted, shareOfWords, unaccounted } from '../testing/accounted';
import { PNG, readAll, sourceFiles, steadyWork } from '../testing/source-files';
import { workbook } from '../testing/workbook';
import { tableFormat } from './table-format';

const valueAt = (item: SourceItem | undefined, ...to: string[]) =>
  item?.values.filter((value) => value.to?.join('/') === to.join('/')).map(({ value }) => value);
const named = (items: readonly SourceItem[], name: string) => items.find((item) => item.name === name);

const PEOPLE = `Name,Full name,Age,Height,Weight,Birthday,Pronouns,Hair,Personality,Backstory,Likes,Sister,Favourite word,Portrait,Rating
Elena,Elena Torres,34,163 cm,11 st 3,August 14th,she/her,black,"Patient, and
exact","<p>Born on a <b>barge</b>.</p><script>alert(1)</script>","- tea
- rain",Mara,"=HYPERLINK(""https://e.example"")",img/elena.png,nsfw
Mara,Mara Torres,mid-twenties,tall,,,they/them,"red, mostly","[i]Calm[/i]",,,Elena,"say ""no""",https://e.example/m.png,
`;

const utf16 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([...`\ufeff${text}`].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]));
const latin = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test('a table is read with the mapping that its names and values suggest', async () => {
  const files = { 'lists/people.csv': PEOPLE, 'lists/img/elena.png': PNG };
  const [table] = await tableFormat.recognise(sourceFiles(files), steadyWork());
  expect(table?.title).toBe('Table: people.csv, 2 rows');
  expect([...(table?.paths ?? [])]).toEqual(['lists/people.csv', 'lists/img/elena.png']);
  expect(table?.mapping?.guess).toEqual({
    kind: 'character',
    targets: {
      Name: 'name',
      'Full name': 'nameInfo.fullName',
      Age: 'age',
      Height: 'height',
      Weight: 'weight',
      Birthday: 'birthday',
      Pronouns: 'gender',
      Hair: 'hair',
      Personality: 'personality',
      Backstory: 'backstory',
      Likes: 'preferences.likes',
      Portrait: 'image',
      Rating: 'rating',
    },
  });
  const { items, problems } = await readAll(tableFormat, files);
  expect(problems).toEqual([]);
  const elena = named(items, 'Elena');
  expect(elena?.sourceId).toBe('table/people.csv/elena');
  expect(valueAt(elena, 'ageGrade', 'ageFormula')).toEqual(['X+16']);
  expect(valueAt(elena, 'physical', 'height')).toEqual([`5'4" (162.6 cm)`]);
  expect(valueAt(elena, 'sections', 'Personality Breakdown')).toEqual(['Patient, and\nexact']);
  expect(valueAt(elena, 'sections', 'Backstory')).toEqual(['Born on a barge.']);
  expect(valueAt(elena, 'sections', 'Preferences', 'Likes')).toEqual([['tea', 'rain']]);
  expect(valueAt(elena, 'characterSheets', 'Table', 'Favourite word')).toEqual(['=HYPERLINK("https://e.example")']);
  expect(valueAt(elena, 'recordInfo', 'contentRating')).toEqual([3]);
  expect(elena?.images.map(({ file, use }) => [file, use])).toEqual([['lists/img/elena.png', 'avatar']]);
  expect(elena?.links).toEqual([{ from: 'Sister', as: 'relation', name: 'Mara', words: 'Sister', kind: 'family' }]);
  const mara = named(items, 'Mara');
  expect(valueAt(mara, 'physical', 'height')).toEqual(['tall']);
  expect(valueAt(mara, 'characterSheets', 'Details', 'Age')).toEqual(['mid-twenties']);
  expect(valueAt(mara, 'characterSheets', 'Details', 'Portrait')).toEqual(['https://e.example/m.png']);
});

test('another mapping than the guess is followed', async () => {
  const [table] = await tableFormat.recognise(sourceFiles({ 'a.csv': 'Who,What\nElena,Rows\n' }), steadyWork());
  const source = await table?.read(steadyWork(), { kind: 'plot', targets: { What: 'name', Who: 'plot.hook' } });
  expect(
    source?.items.map(({ kind, name, values }) => [kind, name, values.find(({ to }) => to?.[0] === 'hook')?.value]),
  ).toEqual([['plot', 'Rows', 'Elena']]);
});

const ROWS = 'Name;Quote;Town\nZoë;"a; b";Ærø\nBo;c;d\n';
const TITLED = 'a title above the head';
const ODD: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>> = {
  semicolons: ROWS,
  'a byte order mark': `\ufeff${ROWS}`,
  'UTF-16': utf16(ROWS),
  'Windows-1252': latin(ROWS),
  'Windows line ends': ROWS.replace(/\n/g, '\r\n'),
  'old line ends': ROWS.replace(/\n/g, '\r'),
  bars: ROWS.replace(/;/g, '|').replace('a| b', 'a; b'),
  tabs: ROWS.replace(/;/g, '\t').replace('a\t b', 'a; b'),
  'a line that names the sign': `sep=;\n${ROWS}`,
  [TITLED]: `My people;;\n;;\n${ROWS}`,
  'blank rows and columns': `;;;;\n${ROWS}\n;;\n`,
  'rows that are too short or too long': 'Name;Quote;Town\nZoë;"a; b";Ærø;more\nBo;c\n',
};

test.each(Object.keys(ODD))('a table with %s is read, and each of its values is told', async (title) => {
  const { items, problems } = await readAll(tableFormat, { 'people.csv': ODD[title] ?? '' });
  expect(problems.map(({ message }) => message)).toEqual(
    title === TITLED ? ['The title above the columns is not taken: My people'] : [],
  );
  expect(items.map(({ name }) => name)).toEqual(['Zoë', 'Bo']);
  expectCounted(['Zoë', 'a; b', 'Ærø', 'Bo', 'c'], { items, problems });
});

test('a workbook brings the same as the table of its rows', async () => {
  const rows = [
    ['Name', 'Quote', 'Town'],
    ['Zoë', 'a; b', 'Ærø'],
    ['Bo', 'c', 'd'],
  ];
  const ofBook = await readAll(tableFormat, { 'people.xlsx': workbook({ People: rows }) });
  const ofText = await readAll(tableFormat, { 'people.csv': ROWS });
  expect(ofBook.items.map(({ values }) => values)).toEqual(ofText.items.map(({ values }) => values));
});

test('the same name twice makes two items, and a row without a name is a problem with its line', async () => {
  const { items, problems } = await readAll(tableFormat, { 'people.csv': 'Name,Age\nBo,40\n,41\nBo,42\n' });
  expect(items.map(({ sourceId }) => sourceId)).toEqual(['table/people.csv/bo', 'table/people.csv/bo 2']);
  expect(problems).toEqual([expect.objectContaining({ line: 3, message: 'There is no name in row 3: 41' })]);
});

test('a table of more than 500 columns says that the rest is not read', async () => {
  const row = (text: string) => ['Bo', ...Array.from({ length: 510 }, (_none, at) => `${text}${at}`)].join(',');
  const { items, problems } = await readAll(tableFormat, { 'people.csv': `Name,${row('c').slice(3)}\n${row('v')}\n` });
  expect(items).toHaveLength(1);
  expect(problems.map(({ message }) => message)).toEqual([
    'The table has more than 500 columns: the rest is not read.',
  ]);
});

test('the same column twice, and columns without a name, keep their values apart', async () => {
  const { items } = await readAll(tableFormat, { 'people.csv': 'Name,Note,Note,,__proto__\nBo,a,b,c,d\n' });
  expect(items[0]?.values.flatMap(({ to, value }) => (to?.[0] === 'characterSheets' ? [[to[2], value]] : []))).toEqual([
    ['Note', 'a'],
    ['Note 2', 'b'],
    ['Column 4', 'c'],
    ['__proto__', 'd'],
  ]);
});

test('a quotation mark that is never closed is a problem with its line, and the rows above are read', async () => {
  const { items, problems } = await readAll(tableFormat, { 'people.csv': 'Name,Age\nBo,40\nCy,"41\nDora,42\n' });
  expect(items.map(({ name }) => name)).toEqual(['Bo', 'Cy']);
  expect(problems).toEqual([expect.objectContaining({ line: 3, message: expect.stringContaining('quotation mark') })]);
});

test('a long table is read in pieces, with its lines, as far as it is read', async () => {
  const rows = Array.from({ length: 50_010 }, (_none, at) => `Person ${at},"one\ntwo ""${at}"""`);
  const steps: number[] = [];
  const work = { step: (done: number) => Promise.resolve(void steps.push(done)) };
  const [table] = await tableFormat.recognise(sourceFiles({ 'people.csv': `Name,Notes\n${rows.join('\n')}\n` }), work);
  const source = await table?.read(work);
  expect(source?.items).toHaveLength(50_000);
  expect(source?.problems).toEqual([
    expect.objectContaining({ message: 'The table has more than 50,000 rows: the rest is not read.' }),
  ]);
  expect(valueAt(source?.items[49_999], 'characterSheets', 'Table', 'Notes')).toEqual(['one\ntwo "49999"']);
  expect(steps.length).toBeGreaterThan(50_000);
});

test('a value that is longer than a piece is read whole', async () => {
  const long = 'word '.repeat(60_000).trim();
  const { items } = await readAll(tableFormat, { 'people.csv': `Name,Backstory\nBo,"${long}"\nCy,short\n` });
  expect(valueAt(items[0], 'sections', 'Backstory')).toEqual([long]);
  expect(items[1]?.name).toBe('Cy');
});

test('the sheets of a workbook are tables, told by their content', async () => {
  const bytes = workbook({
    People: [
      ['Name', 'Age', 'Height', 'Sum'],
      ['Elena', 34, '163 cm', { xml: 't="str"><f>HYPERLINK("https://e.example")</f><v>a link</v>' }],
      ['Mara', 29.5, '', ''],
    ],
    Places: [
      ['Name', 'Description'],
      ['The Quay', 'Where ferries land.'],
    ],
    Inventory: [
      ['Player', 'Coins'],
      ['a', 1],
    ],
  });
  const recognized = await tableFormat.recognise(sourceFiles({ 'book.xlsx': bytes, 'other.zip': PNG }), steadyWork());
  expect(recognized.map(({ title }) => title)).toEqual([
    'Table: book.xlsx, People, 2 rows',
    'Table: book.xlsx, Places, 1 row',
  ]);
  const { items, problems } = await readAll(tableFormat, { book: bytes });
  expect(items.map(({ kind, name }) => [kind, name])).toEqual([
    ['character', 'Elena'],
    ['character', 'Mara'],
    ['location', 'The Quay'],
  ]);
  expect(valueAt(items[0], 'characterSheets', 'Table', 'Sum')).toEqual(['a link']);
  expect(valueAt(items[1], 'characterSheets', 'Details', 'Age')).toEqual(['29.5']);
  expect(problems.map(({ message }) => message)).toEqual([
    'The sheet ‘Inventory’ (1 row) is not taken, as it is of no people, plots, places or families.',
  ]);
});

test('a workbook that is damaged is a problem, and nothing is thrown', async () => {
  const bytes = workbook({
    People: [
      ['Name', 'Age'],
      ['Bo', 1],
    ],
  });
  const { items, problems } = await readAll(tableFormat, {
    'a.xlsx': bytes.slice(0, bytes.length - 30),
    'b.xlsx': workbook({}),
    'c.csv': '',
  });
  expect(items).toEqual([]);
  expect(problems.every(({ remedy }) => remedy !== '')).toBe(true);
});

test('a masterlist of Charadex keeps what belongs to designs in a sheet', async () => {
  const [table] = await tableFormat.recognise(
    sourceFiles({
      'masterlist.csv':
        'Design,Owner,Species,Rarity,Traits,Image,Hide\nMYO0001,bo,Heron,Rare,"Crest, Long legs",https://i.example/1.png,TRUE\n',
    }),
    steadyWork(),
  );
  expect(table?.title).toBe('Charadex masterlist: masterlist.csv, 1 row');
  const source = await table?.read(steadyWork());
  const [item] = source?.items ?? [];
  expect([item?.name, item?.isPrivate]).toEqual(['MYO0001', true]);
  expect(valueAt(item, 'characterSheets', 'Table', 'Traits')).toEqual(['Crest, Long legs']);
  expect(valueAt(item, 'tags')).toEqual([[{ group: 'Species', name: 'Heron' }]]);
});

test('at least 95 % of the words of texts in a table arrive, and all values are told', async () => {
  const { items } = await readAll(tableFormat, { 'people.csv': PEOPLE });
  const texts = [
    'Elena Torres',
    'Mara Torres',
    'mid-twenties',
    'tall',
    'red, mostly',
    'Patient, and exact',
    'Born on a barge.',
    'tea rain',
    'Calm',
    'say "no"',
    '=HYPERLINK("https://e.example")',
    'https://e.example/m.png',
  ];
  expect(shareOfWords(texts, { items, problems: [] })).toBeGreaterThanOrEqual(0.95);
  expect(unaccounted([], { items, problems: [] })).toEqual([]);
});
