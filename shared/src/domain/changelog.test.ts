/** @jest-environment node */
import { groupChangelog, partName } from './changelog';

test.each([
  [undefined, 'General'],
  ['', 'General'],
  ['  ', 'General'],
  [[], 'General'],
  [['', ' '], 'General'],
  ['Characters', 'Characters'],
  [['Plots', 'Locations'], 'Plots, Locations'],
  [['Plots', ''], 'Plots'],
])('the part %j is %s', (part, name) => {
  expect(partName(part)).toBe(name);
});

test('releases stay in file order, parts are sorted, items stay in file order', () => {
  const releases = [
    {
      title: 'Release 2',
      date: '2026-10-01' as const,
      items: [
        { part: 'Plots', type: 'Added', text: 'first' },
        { type: 'Fixed', text: 'second' },
        { part: 'characters', type: 'Added', text: 'third' },
        { part: 'Plots', text: 'fourth' },
      ],
    },
    { title: 'Release 3', items: [] },
  ];
  expect(groupChangelog(releases)).toEqual([
    {
      title: 'Release 2',
      date: '2026-10-01',
      groups: [
        { part: 'characters', items: [{ type: 'Added', text: 'third' }] },
        { part: 'General', items: [{ type: 'Fixed', text: 'second' }] },
        {
          part: 'Plots',
          items: [
            { type: 'Added', text: 'first' },
            { type: undefined, text: 'fourth' },
          ],
        },
      ],
    },
    { title: 'Release 3', date: undefined, groups: [] },
  ]);
});

test('releases of the same title and date are one', () => {
  const grouped = groupChangelog([
    { title: 'A', date: '2026-10-01', items: [{ text: 'one' }] },
    { title: 'B', date: '2026-10-01', items: [{ text: 'two' }] },
    { title: 'A', date: '2026-10-01', items: [{ text: 'three' }] },
    { title: 'A', date: '2026-10-02', items: [{ text: 'four' }] },
  ]);
  expect(
    grouped.map(({ title, groups }) => [title, groups.flatMap(({ items }) => items.map(({ text }) => text))]),
  ).toEqual([
    ['A', ['one', 'three']],
    ['B', ['two']],
    ['A', ['four']],
  ]);
});
