/** @jest-environment node */
import { fileText } from '@otherfolk/shared/catalogue/file-text';
import type { NamesOfItems } from './names-of-items';
import { wordedDifferences } from './worded-differences';

const names: NamesOfItems = {
  characters: new Map([
    ['mara', 'Mara Quill'],
    ['mara-modern', 'Mara Quill, Modern'],
  ]),
  plots: new Map([['storm', 'The Long Storm']]),
  locations: new Map(),
  families: new Map([['quill', 'The Quills']]),
};

const said = (path: string, before: object, after: object) =>
  wordedDifferences({ path, text: fileText(after), before: { text: fileText(before) } }, names).map(
    ({ label, before: old, after: now }) => [label, old, now],
  );

const life = { id: 'mara-modern', variantOf: 'mara' };

test.each<[string, string, object, object, string[]]>([
  [
    'a field inside of its group',
    'characters/mara-modern.json',
    { ...life, variantOverrides: { variantName: 'M' } },
    { ...life, variantOverrides: { variantName: 'Mara' } },
    ['Life › Name in this life', 'M', 'Mara'],
  ],
  [
    'a switch that was not written',
    'characters/mara-modern.json',
    { ...life, recordInfo: {} },
    { ...life, recordInfo: { published: true } },
    ['Record › Published', 'off', 'on'],
  ],
  [
    'a field of a group that comes as a whole',
    'characters/mara.json',
    {},
    { physical: { build: 'Wiry' } },
    ['Body › Build', '–', 'Wiry'],
  ],
  [
    'a rating by its name',
    'characters/mara.json',
    { recordInfo: { contentRating: 0 } },
    { recordInfo: {} },
    ['Record › Content rating', expect.any(String) as never, '—'],
  ],
  [
    'a reference by its name',
    'characters/mara.json',
    {},
    { family: 'quill' },
    ['Family and standing › Family', '–', 'The Quills'],
  ],
  [
    'an id that nothing bears as it is',
    'characters/mara.json',
    { family: 'gone' },
    {},
    ['Family and standing › Family', 'gone', '–'],
  ],
  [
    'a row of a list by its number',
    'plots/storm.json',
    { sections: { mainRoles: [{ name: 'A' }, { name: 'B' }] } },
    { sections: { mainRoles: [{ name: 'A' }, { name: 'B', characterId: 'mara' }] } },
    ['Roles 2 › Character', '–', 'Mara Quill'],
  ],
  [
    'a new row by what it says',
    'plots/storm.json',
    { sections: { mainRoles: [] } },
    { sections: { mainRoles: [{ name: 'B', variantId: 'mara-modern', open: true }] } },
    ['Roles 1', '–', 'Name: B\nLife: Mara Quill, Modern\nOpen: on'],
  ],
  [
    'a tag with its group',
    'plots/storm.json',
    { tags: [] },
    { tags: [{ group: 'Tone', name: 'Grim' }] },
    ['Tags 1', '–', 'Tone: Grim'],
  ],
  [
    'what no form has by its keys',
    'redirects.json',
    { oldPages: { someKey: 1 } },
    { oldPages: { someKey: 2 } },
    ['Old pages › Some key', '1', '2'],
  ],
])('a difference names %s', (_, path, before, after, expected) => {
  expect(said(path, before, after)).toEqual([expected]);
});

test('a row of the changelog is called as in its form', () => {
  const release = (title: string) => [{ title, items: [] }];
  expect(said('changelog.json', release('Spring'), release('Summer'))).toEqual([
    ['Releases 1 › Title', 'Spring', 'Summer'],
  ]);
});

test('a switch in a difference is said to be one', () => {
  const [switched] = wordedDifferences(
    {
      path: 'plots/storm.json',
      text: '{"recordInfo":{"published":true}}',
      before: { text: '{"recordInfo":{"published":false}}' },
    },
    names,
  );
  expect(switched).toMatchObject({ isSwitch: true, before: 'off', after: 'on' });
});
