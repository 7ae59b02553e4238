/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonRecord } from '../../domain/json-record';
import { cardFormat } from '../card/card-format';
import { openFiles } from '../container/open-files';
import { writeZip, type ZippedFile } from '../container/write-zip';
import { newWork } from '../source/work';
import { allTexts, shareOfWords, unaccounted } from '../testing/accounted';
import { fileOf, valuesIn } from '../testing/files-of';
import { shippedFiles } from '../testing/shipped-files';
import { broughtFiles, readAll } from '../testing/source-files';
import { catalogueFormat } from './catalogue-format';

const work = newWork(new AbortController().signal);
const jsonOf = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const mara = {
  id: 'mara',
  name: 'Mara Quill',
  nameInfo: { nickname: 'Quill' },
  tags: [],
  variants: [{ id: 'mara-modern', label: 'Modern' }],
};
const modern = { id: 'mara-modern', variantOf: 'mara', variantLabel: 'Modern', sections: { Overview: 'She writes.' } };
const storm = { id: 'storm-modern', coreId: 'storm', title: 'The Storm', variantLabel: 'Modern', hook: 'It rains.' };
const quay = { id: 'quay', name: 'The Quay', mainLocation: 'Nine gates.', connectedCharacters: ['mara'] };
const quills = { id: 'quill', name: 'Quill', members: [{ id: 'mara', name: 'Mara' }] };

const DEVICE = { id: 'con', name: 'Con', nameInfo: {} };

/** Files of a catalogue as somebody may bring them, with what is said of them, and the number of problems. */
const SOURCES: [what: string, files: Record<string, unknown>, title: string | undefined, problems: number][] = [
  [
    'a whole one',
    {
      'characters/mara.json': mara,
      'characters/mara-modern.json': modern,
      'plots/storm-modern.json': storm,
      'locations/quay.json': quay,
      'families/quill.json': quills,
    },
    '1 person in 1 life, 1 plot, 1 place, 1 family',
    0,
  ],
  [
    'a folder inside of others',
    { 'my/data/characters/mara.json': mara, 'my/data/characters/mara-modern.json': modern },
    '1 person in 1 life',
    0,
  ],
  ['a person without lives', { 'characters/mara.json': mara }, '1 person', 0],
  ['a life without its person', { 'characters/mara-modern.json': modern }, '1 life', 0],
  ['a person alone, without a folder', { 'mara.json': mara }, '1 person', 0],
  ['a life alone, without a folder', { 'mara-modern.json': modern }, '1 life', 0],
  ['a plot alone', { 'storm-modern.json': storm }, '1 plot', 0],
  ['a place alone', { 'quay.json': quay }, '1 place', 0],
  ['a family alone', { 'quill.json': quills }, '1 family', 0],
  [
    'indexes beside it',
    { 'locations/quay.json': quay, 'locations/index.json': [quay], 'search/words.json': {} },
    '1 place',
    0,
  ],
  ['a list where an item should be', { 'locations/quay.json': quay, 'locations/other.json': [1] }, '1 place', 1],
  ['an id that is another', { 'locations/quay.json': quay, 'locations/other.json': quay }, '1 place', 1],
  ['an id that Windows cannot write', { 'characters/mara.json': mara, 'characters/con.json': DEVICE }, '1 person', 1],
  ['what is nothing', { 'locations/quay.json': { ...quay, summary: null, tags: [], a: { b: {} } } }, '1 place', 0],
  [
    'folders of another program',
    { 'characters/12.json': { id: 12, name: 'Mara' }, 'families/3.json': { id: 3 } },
    undefined,
    0,
  ],
];

const filesOf = (files: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(files).map(([path, json]) => [path, jsonOf(json)]));

test.each(SOURCES)(
  'a catalogue with %s is recognised, and its values arrive',
  async (_what, files, title, problems) => {
    const source = await readAll(catalogueFormat, filesOf(files));
    expect(source.titles).toEqual(title === undefined ? [] : [`A catalogue of this site: ${title}`]);
    expect(source.problems).toHaveLength(problems);
    expect(unaccounted([], source)).toEqual([]);
    if (title === undefined || problems > 0) return;
    const brought = Object.entries(files).filter(([path]) => !/index|search/.test(path));
    const values = brought.flatMap(([, file]) => Object.values(valuesIn(file as JsonRecord)).flatMap(allTexts));
    expect(shareOfWords(values, source)).toBe(1);
  },
);

test('two catalogues in what was brought are two, each with its files', async () => {
  const found = await catalogueFormat.recognise(
    await broughtFiles({
      'a/characters/mara.json': jsonOf(mara),
      'b/characters/mara.json': jsonOf(mara),
      'b/images/avatars/x.avif': 'x',
      'note.md': '#',
    }),
    work,
  );
  expect(found.map(({ paths }) => [...paths])).toEqual([
    ['a/characters/mara.json'],
    ['b/characters/mara.json', 'b/images/avatars/x.avif'],
  ]);
});

test('a file that is damaged is named with its line, and the others are read', async () => {
  const source = await readAll(catalogueFormat, {
    'plots/a.json': '{"id": "a",\n  nope}',
    'plots/storm-modern.json': jsonOf(storm),
  });
  expect(source.problems).toEqual([
    { file: 'plots/a.json', message: expect.stringMatching(/no JSON/), remedy: expect.any(String) },
  ]);
  expect(source.items.map(({ ids }) => ids)).toEqual([{ item: 'storm-modern' }]);
});

test('files of a catalogue are no character cards', async () => {
  await expect(readAll(cardFormat, filesOf({ 'mara.json': mara, 'mara-modern.json': modern }))).resolves.toMatchObject({
    titles: [],
  });
});

const DATA = join(__dirname, '../../../../data');
const shipped = readdirSync(DATA, { recursive: true, withFileTypes: true })
  .filter((each) => each.isFile())
  .map((each) => join(each.parentPath, each.name).slice(DATA.length + 1))
  .filter(
    (path) =>
      (!/^(?:search|atlas|links|sizes|images\/cards)\//.test(path) && !/\/index(?:\.variants)?\.json$/.test(path)) ||
      path === 'images/index.json',
  );

test('the shipped catalogue comes back from its zip byte for byte, and each item by its values', async () => {
  const files = shipped.map((path): ZippedFile => ({ path, bytes: readFileSync(join(DATA, path)) }));
  const blob = await writeZip(files, work);
  const opened = await openFiles([{ path: 'otherfolk.zip', blob }], work);
  const [found, ...others] = await catalogueFormat.recognise(opened.files, work);
  expect(others).toEqual([]);
  expect(found?.title).toBe('A catalogue of this site: 18 people in 55 lives, 12 plots, 15 places, 5 families');
  const source = await found?.read(work);
  expect(source?.problems).toEqual([]);
  const own = new Map((source?.own ?? []).map(({ path, bytes }) => [path, bytes]));
  expect([...own.keys()].sort()).toEqual([...shipped].sort());
  for (const { path, bytes } of files) {
    expect([path, Buffer.from((await own.get(path)?.()) ?? []).equals(bytes)]).toEqual([path, true]);
  }
  const plots = source?.items.filter(({ kind }) => kind === 'plot') ?? [];
  expect(plots.map((item) => fileOf(item))).toEqual(shippedFiles('plots').map(valuesIn));
});
