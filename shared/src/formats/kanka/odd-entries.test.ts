/** @jest-environment node */
import { unaccounted } from '../testing/accounted';
import { attribute, entry } from '../testing/kanka-campaign';
import { readAll } from '../testing/source-files';
import { kankaFormat } from './kanka-format';

const ODD: Readonly<Record<string, string>> = {
  'no text': entry(1, 'Bo'),
  'a blank name': entry(1, ''),
  'the name of a device': entry(1, 'CON'),
  'texts of other types': entry(
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

test.each(Object.keys(ODD))('an entry with %s is read, and each of its values is told', async (title) => {
  const { items } = await readAll(kankaFormat, { 'campaign.json': '{', 'characters/bo.json': ODD[title] ?? '' });
  expect(items).toHaveLength(1);
  expect(unaccounted([], { items, problems: [] })).toEqual([]);
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
