/** @jest-environment node */
import { redirectOf } from './redirect';

const redirects = {
  'characters/old': 'characters/new',
  'characters/new/was': 'characters/new/is',
  'plots/a': 'plots/b',
  'plots/b': 'plots/c',
  'locations/x': 'locations/y',
  'locations/y': 'locations/x',
  'plots/more': 'plots/more/more',
  'families/a': 'families/b',
};

test.each([
  ['characters/old', 'characters/new'],
  ['characters/old/some-variant', 'characters/new/some-variant'],
  ['characters/old/was', 'characters/new/is'],
  ['characters/new/was', 'characters/new/is'],
  ['characters/older', undefined],
  ['plots/a', 'plots/c'],
  ['locations/x', undefined],
  ['plots/more', undefined],
  ['families/a', 'families/b'],
  ['locations/z', undefined],
  ['constructor', undefined],
])('%s leads to %s', (path, expected) => {
  expect(redirectOf(redirects, path)).toBe(expected);
});
