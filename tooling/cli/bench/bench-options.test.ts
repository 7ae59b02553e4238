/** @jest-environment node */
import { benchOptions } from './bench-options';

test.each([
  [[], { runs: 5, json: false }],
  [['--runs', '1', '--json'], { runs: 1, json: true }],
  [['--runs=9'], { runs: 9, json: false }],
  [['--only', 'lists'], { runs: 5, only: 'lists', json: false }],
  [['--only', 'facets'], { runs: 5, only: 'facets', json: false }],
])('%j', (args, options) => {
  expect(benchOptions(args)).toEqual(options);
});

test.each([
  [['--runs', '0'], /^--runs is '0', which is no number from 1 to 100; usage: npm run bench/],
  [['--runs', 'many'], /^--runs is 'many'/],
  [['--runs=2.5'], /^--runs is '2.5'/],
  [['--only', 'both'], /^--only is 'both', which is no part; usage: /],
  [['--fast'], /^Unknown option '--fast'; usage: /],
])('%j is not understood', (args, sentence) => {
  expect(() => benchOptions(args)).toThrow(sentence);
});
