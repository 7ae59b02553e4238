/** @jest-environment node */
import { featuredEntries } from './featured';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({ id })) as [
  { id: string },
  { id: string },
  { id: string },
  { id: string },
];

test.each([
  ['the named entries, in the order named', ['c', 'a'], [a, b, c], 2, ['c', 'a']],
  ['a stand-in for one that is not visible', ['x', 'b'], [a, b, c], 2, ['a', 'b']],
  ['a stand-in that is not featured already', ['a', 'x'], [a, b], 2, ['a', 'b']],
  ['no entry twice', ['a', 'a'], [a, b, c], 2, ['a', 'b']],
  ['as many as there are', ['x', 'y'], [a], 2, ['a']],
  ['the first ones where none is named', [], [a, b, c, d], 2, ['a', 'b']],
  ['nothing from an empty catalogue', ['a'], [], 1, []],
])('the home page features %s', (_, wanted, visible, count, expected) => {
  expect(featuredEntries(wanted, visible, count).map(({ id }) => id)).toEqual(expected);
});
