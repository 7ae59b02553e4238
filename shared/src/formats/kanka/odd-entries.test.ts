/** @jest-environment node */
import { expectCounted, unaccounted } from '../testing/accounted';
import { attribute, entry } from '../testing/kanka-campaign';
import { readAll } from '../testing/source-files';
import { textsIn } from '../testing/texts-in';
import { kankaFormat } from './kanka-format';

/** Numbers by which entries lead to others or are drawn; names become places. */
const NO_TEXT = /(?:^|_)ids?$|^(?:name|position|relationships|entityTags|is_.*|attitude|slug|created_at)$/;

/** What Kanka never writes is told, and does not arrive. */
const OF_OTHER_FORMS = 'texts of other types';

const ODD: Readonly<Record<string, string>> = {
  'no text': entry(1, 'Bo'),
  'a blank name': entry(1, ''),
  'the name of a device': entry(1, 'CON'),
  [OF_OTHER_FORMS]: entry(
    1,
    'Bo',
    { age: 40, title: ['a'], characterTraits: 'none' },
    { entry: 12, posts: { a: 1 }, entityAttributes: [null, 'x', {}] },
  ),
  'a mention of nobody': entry(1, 'Bo', {}, { entry: '<p>[character:99] and [quest:98|a quest] and [laughs]</p>' }),
  'a mention of itself': entry(
    1,
    'Bo',
    {},
    { entry: '<p>[character:1001]</p>', relationships: [{ target_id: 1001, relation: 'Self', visibility_id: 1 }] },
  ),
  'keys that are dangerous':
    '{"id": 1, "name": "Bo", "__proto__": {"polluted": 1}, "entity": {"id": 2, "posts": [{"name": "constructor", "entry": "<p>a</p>", "visibility_id": 1}]}}',
  'hostile HTML': entry(
    1,
    'Bo',
    {},
    { entry: '<style>a{}</style><p onclick="x">Words</p><iframe src="https://e.example"></iframe><!-- note -->' },
  ),
  'a very long text': entry(1, 'Bo', {}, { entry: `<p>${'word '.repeat(20_000)}</p>` }),
  'tags inside of each other': entry(1, 'Bo', {}, { entry: '<div><table><tr><td>'.repeat(5_000) }),
  'attributes of sections': entry(
    1,
    'Bo',
    {},
    { entityAttributes: [attribute('Abilities', '', { type_id: 4 }), attribute('', 'nameless')] },
  ),
  'a byte order mark': `\ufeff${entry(1, 'Bo')}`,
};

test.each(Object.keys(ODD))(
  'an entry with %s is read, its words arrive, and each of its values is told',
  async (title) => {
    const entries = ODD[title] ?? '';
    const source = await readAll(kankaFormat, { 'campaign.json': '{', 'characters/bo.json': entries });
    expect(source.items).toHaveLength(1);
    const mentioned = entries.replace('[quest:98|a quest]', 'a quest').replace('[character:1001]', 'Bo');
    const texts = textsIn(JSON.parse(mentioned.replace(/^\ufeff/, '')), 'html', NO_TEXT);
    if (title === OF_OTHER_FORMS) expect(unaccounted(texts, source)).toEqual([]);
    else expectCounted(texts, source);
  },
);

test('what the catalogue has no place for is named, whatever its form', async () => {
  const { items } = await readAll(kankaFormat, {
    'characters/bo.json': entry(1, 'Bo', { mood: ['calm'] }, { events: [{ comment: 'Born at sea' }], posts: 'none' }),
  });
  const told = items[0]?.values.flatMap(({ from, text, to }) => (to ? [] : [[from, text]]));
  expect(told).toEqual(
    expect.arrayContaining([
      ['mood', '- calm'],
      ['events', '- comment: Born at sea'],
      ['posts', 'none'],
    ]),
  );
});

test('a file that is no entry is a problem, and the others are read', async () => {
  const { items, problems } = await readAll(kankaFormat, {
    'characters/a.json': entry(1, 'Bo'),
    'characters/b.json': '{',
    'characters/c.json': '[]',
  });
  expect(items).toHaveLength(1);
  expect(problems.map(({ file }) => file)).toEqual(['characters/b.json', 'characters/c.json']);
});
