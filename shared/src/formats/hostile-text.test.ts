/** @jest-environment node */
import { elenaV2 } from './card/testing/card-fixtures';
import { allTexts } from './testing/accounted';
import { entry } from './testing/kanka-campaign';
import { readBrought } from './testing/source-files';
import { expectTold, writtenTexts } from './testing/told';
import { article } from './testing/world';

const json = (value: unknown) => JSON.stringify(value);

const EVIL =
  'Seen. <script>evil()</script><style>evil{}</style><img src=x onerror="evil()"><a href="javascript:evil()">Go</a><iframe src="data:text/html,evil"></iframe><svg onload=evil()><p>evil</p></svg> Kept.';
const EVIL_BBCODE = 'Seen. [url=javascript:evil()]Go[/url] [img]javascript:evil()[/img] Kept.';

test.each<[what: string, files: Record<string, string>]>([
  ['a card', { 'a.json': json({ ...elenaV2, data: { ...elenaV2.data, description: EVIL } }) }],
  ['a note', { 'a.md': `---\ntype: character\n---\n${EVIL}` }],
  ['a campaign of Kanka', { 'characters/a.json': entry(1, 'Bo', {}, { entry: EVIL }) }],
  ['an article of World Anvil', { 'a.json': article('Bo', 'person', { content: EVIL_BBCODE, history: EVIL_BBCODE }) }],
  ['a profile of Toyhouse', { 'a.json': json({ id: '1', name: 'Bo', fields: [], profileContent: EVIL }) }],
  [
    'an actor of Foundry',
    {
      'a.json': json({
        name: 'Bo',
        type: 'npc',
        img: '',
        system: { details: { biography: { value: EVIL } } },
        items: [],
        effects: [],
        flags: {},
      }),
    },
  ],
  ['a table', { 'a.csv': `Name,Bio\nBo,"${EVIL.replaceAll('"', '""')}"\n` }],
  ['JSON', { 'a.json': json({ name: 'Bo', bio: EVIL }) }],
])('nothing that runs arrives from %s, and the words around it do', async (_what, files) => {
  const source = await readBrought(files);
  expectTold(source);
  const arrived = source.items
    .flatMap(({ values, links }) => [...values.flatMap(({ value }) => allTexts(value)), ...links.flatMap(allTexts)])
    .join('\n');
  expect(arrived).toContain('Seen.');
  expect(arrived).toContain('Kept.');
  expect(arrived).not.toMatch(/evil|onerror|javascript:/);
});

const LEVELS = 10_000;
const deep = (open: string, close: string, inner = 'Core.') => `${open.repeat(LEVELS)}${inner}${close.repeat(LEVELS)}`;

test.each<[what: string, files: Record<string, string>, isRead: boolean]>([
  ['lists of JSON', { 'a.json': `{"name":"Bo","bio":"Core.","deep":${deep('[', ']', '1')}}` }, false],
  ['objects of JSON', { 'a.json': `{"name":"Bo","bio":"Core.","deep":${deep('{"a":', '}', '1')}}` }, false],
  ['HTML', { 'a.json': json({ name: 'Bo', bio: deep('<div>', '</div>') }) }, true],
  ['lists of HTML', { 'a.json': json({ name: 'Bo', bio: deep('<ul><li>', '</li></ul>') }) }, true],
  ['BBCode', { 'a.json': article('Bo', 'person', { content: deep('[quote]', '[/quote]') }) }, true],
  ['quotations of Markdown', { 'bo.md': `${'>'.repeat(LEVELS)} Core.` }, true],
  ['strong words of Markdown', { 'bo.md': deep('**a ', '**') }, true],
  ['links of Markdown', { 'bo.md': deep('[', '](x)') }, true],
  [
    'lists of Markdown',
    {
      'bo.md': Array.from({ length: 300 }, (_none, at) => `${' '.repeat(at * 2)}- ${at === 299 ? 'Core.' : at}`).join(
        '\n',
      ),
    },
    true,
  ],
  ['lists of YAML', { 'bo.md': `---\na: ${deep('[', ']', '1')}\n---\nCore.` }, true],
])('%s that stand 10,000 times inside each other are read or told', async (_what, files, isRead) => {
  const source = await readBrought(files);
  expectTold(source);
  const written = await writtenTexts(source);
  if (isRead) expect(written).toContain('Core.');
});
