/** @jest-environment node */
import { type NamesOfItems, withNewPeople } from './names-of-items';
import { titleOfFile } from './title-of-file';

const names: NamesOfItems = {
  characters: new Map([
    ['mara', 'Mara Quill'],
    ['mara-modern', 'Mara Quill, Modern'],
  ]),
  plots: new Map(),
  locations: new Map([['quay', 'The Quay']]),
  families: new Map(),
};

test.each([
  ['locations/quay.json', undefined, 'The Quay'],
  ['characters/mara-modern.json', undefined, 'Mara Quill, Modern'],
  ['characters/mara-new.json', { variantOf: 'mara', variantLabel: 'Horror' }, 'Mara Quill, Horror'],
  ['characters/mara.json', { name: 'Mara Ash' }, 'Mara Ash'],
  ['plots/storm-modern.json', { title: 'The Long Storm', variantLabel: 'Modern' }, 'The Long Storm, Modern'],
  ['families/quill.json', undefined, 'quill'],
  ['site.json', { name: 'Otherfolk' }, 'Site settings'],
  ['changelog.json', undefined, 'Changelog'],
  ['redirects.json', undefined, 'Redirects'],
  ['images/avatars/mara.webp', undefined, 'mara.webp'],
])('the file %s that says %j is called %s', (path, json, title) => {
  expect(titleOfFile(path, names, json)).toBe(title);
});

test('the life of a person who is new, too, has the name of that person', () => {
  const files = [{ path: 'characters/ada.json', json: { name: 'Ada Merrow' } }];
  const known = withNewPeople(names, files);
  expect(titleOfFile('characters/ada-modern.json', known, { variantOf: 'ada', variantLabel: 'Modern' })).toBe(
    'Ada Merrow, Modern',
  );
});
