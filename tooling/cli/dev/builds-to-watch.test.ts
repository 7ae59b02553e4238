/** @jest-environment node */
import { buildsToWatch } from './builds-to-watch';

test.each([
  [[], ['shell', 'characters', 'plots', 'locations', 'admin']],
  [['plots'], ['plots']],
  [
    ['plots', 'shell', 'plots'],
    ['shell', 'plots'],
  ],
])('%j', (names, builds) => {
  expect(buildsToWatch(names)).toEqual(builds);
});

test.each([['character'], ['mfe-plots'], ['--all'], ['']])("'%s' is no remote", (name) => {
  expect(() => buildsToWatch(['plots', name])).toThrow(
    `There is no remote '${name}'; name shell, characters, plots, locations or admin.`,
  );
});
