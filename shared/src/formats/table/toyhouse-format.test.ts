/** @jest-environment node */
import type { SourceItem } from '../source/source-item';
import { expectCounted, shareOfWords, unaccounted } from '../testing/accounted';
import { PNG, readAll, sourceFiles, steadyWork } from '../testing/source-files';
import { textsIn } from '../testing/texts-in';
import { toyhouseFormat } from './toyhouse-format';

const valueAt = (item: SourceItem | undefined, ...to: string[]) =>
  item?.values.filter((value) => value.to?.join('/') === to.join('/')).map(({ value }) => value);

const PROFILE = {
  id: '77',
  url: 'https://toyhouse.example/77',
  name: 'Elena',
  folderUrl: null,
  fields: [
    { name: 'Age', value: '34' },
    { name: 'Species', value: 'Human' },
    { name: 'Designer', value: 'somebody' },
  ],
  profileContent:
    '<h2>About</h2><p>She <b>rows</b>.</p><h2>Trivia</h2><ul><li>Counts twice</li></ul><style>p{}</style>',
};

test('a folder of Toyhouse is a character for each profile, with its gallery', async () => {
  const files = {
    'characters/characters.json': '[{"id":"77"}]',
    'characters/77.json': JSON.stringify(PROFILE),
    'characters/78.json': JSON.stringify({ ...PROFILE, id: '78', name: 'Mara', fields: [], profileContent: null }),
    'characters/galleries/77/1.png': PNG,
    'characters/galleries/77/2.png': PNG,
    'x.json': '{"name": "no profile"}',
  };
  const [folder] = await toyhouseFormat.recognise(sourceFiles(files), steadyWork());
  expect(folder?.title).toBe('Toyhouse folder, 2 characters');
  expect(folder?.paths.has('x.json')).toBe(false);
  const { items } = await readAll(toyhouseFormat, files);
  const [elena, mara] = items;
  expect([elena?.name, mara?.name]).toEqual(['Elena', 'Mara']);
  expect(valueAt(elena, 'ageGrade', 'ageFormula')).toEqual(['X+16']);
  expect(valueAt(elena, 'sections', 'Overview')).toEqual(['She rows.']);
  expect(valueAt(elena, 'sections', 'Favorites & Quirks')).toEqual([['Counts twice']]);
  expect(valueAt(elena, 'characterSheets', 'Details', 'Designer')).toEqual(['somebody']);
  expect(elena?.images.map(({ use }) => use)).toEqual(['avatar', 'gallery']);
  expect(unaccounted([], { items, problems: [] })).toEqual([]);
  expect(shareOfWords(['Human somebody', 'She rows.', 'Counts twice'], { items, problems: [] })).toBe(1);
});

/** Ids and addresses, and the names of fields, which become places. */
const NO_TEXT = /^(?:id|url|folderUrl|name|label)$/;

const ODD: Readonly<Record<string, object>> = {
  'no fields': { fields: [] },
  'fields of other forms': { fields: [null, 'text', { label: 'Age:', text: 40 }, { name: 'Empty', value: '' }] },
  'a profile of text alone': { profileContent: 'Words.' },
  'a profile of tables': { profileContent: '<table><tr><td>Age</td><td>40</td></tr></table>' },
  'hostile HTML': { profileContent: '<script>x()</script><iframe src=a></iframe><p onclick=x>Words</p><!-- note -->' },
  'headings alone': { profileContent: '<h1>A</h1><h2>B</h2>' },
  'a profile without an end': { profileContent: '<div><p>Words<ul><li>a<b>' },
  'tags inside of each other': { profileContent: '<div class="card"><div>'.repeat(5_000) },
  'a field that is named as its name': { fields: [{ name: 'Name', value: 'Another' }] },
  'dangerous names of fields': {
    fields: [
      { name: '__proto__', value: 'a' },
      { name: 'constructor', value: 'b' },
    ],
  },
  'a number as its id': { id: 5 },
  'a name of blanks': { name: '  ' },
  'keys that no downloader has yet': { designer: 'Somebody else', links: ['One', { more: 'Two' }] },
};

test.each(Object.keys(ODD))(
  'a profile with %s is read, its words arrive, and each of its values is told',
  async (title) => {
    const profile = { ...PROFILE, ...ODD[title] };
    const source = await readAll(toyhouseFormat, { 'a.json': JSON.stringify(profile) });
    expect(source.items).toHaveLength(1);
    expectCounted(textsIn(profile, 'html', NO_TEXT), source);
  },
);
