/** @jest-environment node */
import type { SourceItem } from '../source/source-item';
import { expectCounted, shareOfWords, unaccounted } from '../testing/accounted';
import { PNG, readAll, sourceFiles, steadyWork } from '../testing/source-files';
import { textsIn } from '../testing/texts-in';
import { jsonFaultOf } from './json-fault';
import { jsonFormat } from './json-format';

const valueAt = (item: SourceItem | undefined, ...to: string[]) =>
  item?.values.filter((value) => value.to?.join('/') === to.join('/')).map(({ value }) => value);
const readJson = (json: unknown) =>
  readAll(jsonFormat, { 'people.json': typeof json === 'string' ? json : JSON.stringify(json) });

const ELENA = {
  name: 'Elena Torres',
  age: 34,
  appearance: { height: `5'4''`, eyeColor: 'green', scars: { hand: 'a burn' } },
  likes: ['tea', 'rain'],
  bio: '<p>Born on a <i>barge</i>.</p>',
  stats: [{ name: 'Oars', value: 3 }],
  portrait: 'elena.png',
};

test('keys of JSON are columns, and nested keys are named by their path', async () => {
  const files = { 'elena.json': JSON.stringify(ELENA), 'elena.png': PNG };
  const [json] = await jsonFormat.recognise(sourceFiles(files), steadyWork());
  expect(json?.title).toBe('JSON: elena.json, 1 entry');
  expect([...(json?.paths ?? [])]).toEqual(['elena.json', 'elena.png']);
  expect(json?.mapping?.guess.targets).toEqual({
    name: 'name',
    age: 'age',
    likes: 'preferences.likes',
    bio: 'overview',
    portrait: 'image',
    'appearance.height': 'height',
  });
  const [elena] = (await readAll(jsonFormat, files)).items;
  expect(valueAt(elena, 'physical', 'height')).toEqual([`5'4" (162.6 cm)`]);
  expect(valueAt(elena, 'sections', 'Overview')).toEqual(['Born on a barge.']);
  expect(valueAt(elena, 'sections', 'Preferences', 'Likes')).toEqual([['tea', 'rain']]);
  expect(valueAt(elena, 'characterSheets', 'JSON', 'appearance.scars.hand')).toEqual(['a burn']);
  expect(elena?.images).toHaveLength(1);
});

test.each<[string, unknown, string[]]>([
  ['a list', [{ name: 'Bo' }, { name: 'Cy' }], ['Bo', 'Cy']],
  ['a list in an object', { version: 2, characters: [{ name: 'Bo' }, { name: 'Cy' }] }, ['Bo', 'Cy']],
  ['a dictionary', { Bo: { age: 40 }, Cy: { age: 41 } }, ['Bo', 'Cy']],
  ['a dictionary in an object', { people: { Bo: { age: 40 }, Cy: { age: 41 } } }, ['Bo', 'Cy']],
  [
    'several lists',
    { characters: [{ name: 'Bo' }], places: [{ name: 'The Quay', description: 'Wet.' }] },
    ['Bo', 'The Quay'],
  ],
  ['one of which is no object', [{ name: 'Bo' }, 'text', null], ['Bo']],
  ['one without a name', [{ name: 'Bo' }, { age: 3 }], ['Bo']],
  ['the same name twice', [{ name: 'Bo' }, { name: 'Bo' }], ['Bo', 'Bo']],
])('records are found in %s', async (_title, json, names) => {
  const { items } = await readJson(json);
  expect(items.map(({ name }) => name)).toEqual(names);
  expect(unaccounted([], { items, problems: [] })).toEqual([]);
});

/** The key that is never read, as it would change all objects, and the one that holds thousands of lists inside each other. */
const NO_TEXT = /^(?:__proto__|a)$/;

const ODD: Readonly<Record<string, string>> = {
  nothing: '',
  'no JSON': '{',
  'a number': '12',
  'an empty list': '[]',
  'an empty object': '{}',
  nulls: '{"name": "Bo", "a": null, "b": [], "c": {}}',
  'lists inside of each other': `{"name": "Bo", "a": ${'['.repeat(3_000)}1${']'.repeat(3_000)}}`,
  'objects inside of each other': `{"name": "Bo", "a": ${'{"b":'.repeat(2_000)}1${'}'.repeat(2_000)}}`,
  'keys that are dangerous':
    '{"name": "Bo", "__proto__": {"polluted": 1}, "constructor": {"prototype": 2}, "toString": "words"}',
  'a byte order mark': '\ufeff{"name": "Bo"}',
  'hostile HTML': '{"name": "Bo", "bio": "<script>alert(1)</script><p onclick=x>Words</p>"}',
  'a long list': JSON.stringify(Array.from({ length: 2_000 }, (_none, at) => ({ name: `Bo ${at}` }))),
};

test.each(Object.keys(ODD))(
  'a file with %s is read, its words arrive, and each of its values is told',
  async (title) => {
    const written = ODD[title] ?? '';
    const source = await readJson(written);
    const json: unknown = jsonFaultOf(written.replace(/^\ufeff/, '')) ? {} : JSON.parse(written.replace(/^\ufeff/, ''));
    if (source.items.length > 0) expectCounted(textsIn(json, 'html', NO_TEXT), source);
    expect(unaccounted([], source)).toEqual([]);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  },
);

test('what stands beside the entries of JSON is named', async () => {
  const { items, problems } = await readJson({ author: 'Somebody', people: [{ name: 'Bo' }], version: 3 });
  expect(items.map(({ name }) => name)).toEqual(['Bo']);
  expect(problems).toEqual([
    {
      file: 'people.json',
      message: 'What stands beside the entries is not taken: author: Somebody\nversion: 3',
      remedy: expect.stringMatching(/\w/),
    },
  ]);
});

test('at least 95 % of the words of JSON arrive', async () => {
  const { items } = await readJson([
    ELENA,
    { name: 'Mara', notes: ['One thing.', { more: 'Another thing.' }], deep: { a: { b: { c: 'Far down.' } } } },
  ]);
  const texts = [
    'Elena Torres',
    'green',
    'a burn',
    'tea rain',
    'Born on a barge.',
    'Oars 3',
    'elena.png',
    'Mara',
    'One thing.',
    'Another thing.',
    'Far down.',
  ];
  expect(shareOfWords(texts, { items, problems: [] })).toBeGreaterThanOrEqual(0.95);
  expect(unaccounted([], { items, problems: [] })).toEqual([]);
});
