/** @jest-environment node */
import type { SourceItem } from '../source/source-item';
import { expectCounted, shareOfWords, unaccounted } from '../testing/accounted';
import { readAll, sourceFiles, steadyWork } from '../testing/source-files';
import { textsIn } from '../testing/texts-in';
import { article, WORLD } from '../testing/world';
import { worldAnvilFormat } from './world-anvil-format';

const read = () => readAll(worldAnvilFormat, WORLD);
const named = (items: readonly SourceItem[], name: string) => items.find((item) => item.name === name);
const valueAt = (item: SourceItem | undefined, ...to: string[]) =>
  item?.values.filter((value) => value.to?.join('/') === to.join('/')).map(({ value }) => value);

test('the format tells articles by their content, and takes their files and no others', async () => {
  const [world, ...others] = await worldAnvilFormat.recognise(
    sourceFiles({ ...WORLD, 'a.json': '{"title": "A book", "id": 1}', 'b.json': '[', 'c.md': '' }),
    steadyWork(),
  );
  expect(others).toEqual([]);
  expect(world?.title).toBe('World Anvil export, 7 articles, 2 of them people');
  expect([...(world?.paths ?? [])].sort()).toEqual(Object.keys(WORLD).sort());
});

test('articles become items; those of other templates are named', async () => {
  const { items, problems } = await read();
  expect(items.map(({ kind, name, label, isPrivate }) => [kind, name, label, isPrivate])).toEqual([
    ['character', 'Elena Torres', 'Saltmarch', undefined],
    ['character', 'Old Tom', 'Saltmarch', true],
    ['location', 'The Quay', undefined, undefined],
    ['plot', 'The Cut Rope', 'Saltmarch', undefined],
    ['family', 'Torres', undefined, undefined],
  ]);
  expect(problems.map(({ message }) => message)).toEqual([
    '1 article is of a template that the catalogue has no place for, and not taken: A rope (item).',
  ]);
});

test('an article has its texts and facts in their places', async () => {
  const { items } = await read();
  const elena = named(items, 'Elena Torres');
  expect(valueAt(elena, 'sections', 'Overview')).toEqual(['She rows, and never back. See The Quay.']);
  expect(valueAt(elena, 'sections', 'Backstory')).toEqual(['She left the barge at twenty.']);
  expect(valueAt(elena, 'sections', 'Personality Breakdown', 'Personality')).toEqual([['Patient', 'Exact']]);
  expect(valueAt(elena, 'sections', 'Personality Breakdown', 'Virtues')).toEqual(['Keeps her word.']);
  expect(valueAt(elena, 'sections', 'Emotional Notes', 'Motivation')).toEqual(['To own a second boat.']);
  expect(valueAt(elena, 'sections', 'Preferences')).toEqual([['tea', 'rain']]);
  expect(valueAt(elena, 'sections', 'relationships', 'Relations')).toEqual([
    'She owes the harbour master (https://quay.example).',
  ]);
  expect(valueAt(elena, 'characterSheets', 'World Anvil', 'Early days')).toEqual(['Born on a barge.']);
  expect(valueAt(elena, 'characterSheets', 'Appearance', 'Facial Features')).toEqual(['A burn on the chin.']);
  expect(valueAt(elena, 'ageGrade', 'ageFormula')).toEqual(['X+16']);
  expect(valueAt(elena, 'ageGrade', 'birthDay')).toEqual([14]);
  expect(valueAt(elena, 'physical', 'weight')).toEqual(['157 lbs (71.2 kg)']);
  expect(valueAt(elena, 'recordInfo', 'contentRating')).toEqual([3]);
  expect(valueAt(elena, 'recordInfo', 'dateAdded')).toEqual(['2024-03-01']);
  expect(elena?.images.map(({ file, use }) => [file, use])).toEqual([
    ['export/pictures/barge.png', 'gallery'],
    ['export/pictures/elena.png', 'avatar'],
  ]);
  expect(elena?.links).toEqual([
    {
      from: 'parentBiological1',
      as: 'relation',
      name: 'Old Tom',
      words: 'Parent',
      kind: 'family',
      sourceId: 'world-anvil/id-Old Tom',
    },
  ]);
});

test('older exports keep fields and relations in lists of their own', async () => {
  const tom = named((await read()).items, 'Old Tom');
  expect(valueAt(tom, 'characterSheets', 'World Anvil', 'Personal History') ?? []).toEqual([]);
  expect(valueAt(tom, 'sections', 'Backstory')).toEqual(['He owns the ferry and says so.']);
  expect(tom?.links.map(({ name, words }) => [name, words])).toEqual([['Elena Torres', 'Friends']]);
  expect(JSON.stringify(tom?.values)).toContain('The harbour cat');
});

test('secrets and notes of the author are left out and named', async () => {
  const elena = named((await read()).items, 'Elena Torres');
  const hidden = elena?.values
    .filter(({ note }) => note?.startsWith('It is private'))
    .map(({ from, text }) => [from, text]);
  expect(hidden).toEqual([
    ['content', '[secret:12-34]'],
    ['ghostnotes', 'It was she who sank it.'],
  ]);
  expect(JSON.stringify(elena?.values.filter(({ to }) => to))).not.toContain('sank');
});

/** Keys that say how World Anvil keeps an article, or that are no words in a fixture. */
const NO_TEXT =
  /^(?:id|slug|state|templateType|entityClass|wordcount|portrait|creationDate|dob|__proto__|constructor|prototype)$/;

const ODD: Readonly<Record<string, string>> = {
  'no text': article('Bo', 'person'),
  'a blank title': article('', 'person'),
  'texts of other types': article('Bo', 'person', {
    content: 12,
    history: { a: ['b', { c: 'd' }] },
    tags: ['x'],
    portrait: 'none',
    sections: [],
    relations: [],
  }),
  'hostile HTML': article('Bo', 'person', { content: '<script>alert(1)</script>[b]<img src=x onerror=y>[/b]' }),
  'tags without an end': article('Bo', 'person', { content: '[b][i][h2]Words[list][*]a[table][tr][td]b' }),
  'tags inside of each other': article('Bo', 'person', { content: '[quote][list][*]'.repeat(5_000) }),
  'a mention of itself': article('Bo', 'person', { content: '@[Bo](person:1) [person:1|Bo] [laughs]' }),
  'keys that are dangerous':
    '{"id": 1, "title": "Bo", "templateType": "person", "entityClass": "Person", "__proto__": {"polluted": 1}, "constructor": "a", "prototype": "b"}',
  'a date of the year 0': article('Bo', 'person', { dob: '0000-00-00', creationDate: { date: '0000-00-00' } }),
  'lists of references': article('Bo', 'person', {
    otherethnicities: [{ id: 1, title: 'River folk' }, null],
    conditions: [],
  }),
  'a byte order mark': `\ufeff${article('Bo', 'person')}`,
  'a very long text': article('Bo', 'person', { content: 'word '.repeat(20_000) }),
};

test.each(Object.keys(ODD))(
  'an article with %s is read, its words arrive, and each of its values is told',
  async (title) => {
    const written = ODD[title] ?? '';
    const source = await readAll(worldAnvilFormat, { 'articles/bo.json': written });
    expect(source.items).toHaveLength(1);
    const mentioned = written.replace('@[Bo](person:1)', 'Bo').replace(/^\ufeff/, '');
    expectCounted(textsIn(JSON.parse(mentioned), 'bbcode', NO_TEXT), source);
  },
);

test('at least 95 % of the words of articles arrive, and all values are told', async () => {
  const { items } = await read();
  const TEXTS = [
    'content',
    'history',
    'likesDislikes',
    'quirksPersonality',
    'speech',
    'virtues',
    'vices',
    'motivation',
    'facialFeatures',
    'relations',
    'rpgAlignment',
    'demographics',
    'complications',
    'motto',
    'nickname',
    'tags',
  ];
  const texts = Object.entries(WORLD).flatMap(([name, json]) => {
    if (typeof json !== 'string' || /Item|images/.test(name)) return [];
    const values = JSON.parse(json) as Record<string, unknown>;
    return TEXTS.flatMap((key) => (typeof values[key] === 'string' ? [values[key]] : []));
  });
  const plain = texts.map((text) =>
    text.replace(
      /\[h2\].*?\[\/h2\]|\[url:[^\]]*\]|\[secret[^\]]*\]|\[\/?[a-z0-9*]+(?::[^\]]*)?\]|\((?:settlement|person):[^)]*\)/gi,
      ' ',
    ),
  );
  expect(shareOfWords(plain, { items, problems: [] })).toBeGreaterThanOrEqual(0.95);
  expect(unaccounted([], { items, problems: [] })).toEqual([]);
});
