/** @jest-environment node */
import path from 'node:path';
import { benchOptions } from './bench-options';

const IN_BROWSER = ['pages', 'navigation', 'lists', 'facets', 'search', 'atlas', 'members'];
const SIZES = [2500, 10_000];

test.each([
  [[], { browserParts: IN_BROWSER, runs: 5, scale: { lives: SIZES, runs: 1 }, json: false }],
  [['--runs', '1', '--json'], { browserParts: IN_BROWSER, runs: 1, scale: { lives: SIZES, runs: 1 }, json: true }],
  [['--runs=9'], { browserParts: IN_BROWSER, runs: 9, scale: { lives: SIZES, runs: 9 }, json: false }],
  [['--only', 'lists'], { browserParts: ['lists'], runs: 5, json: false }],
  [['--only', 'scale'], { browserParts: [], runs: 5, scale: { lives: SIZES, runs: 1 }, json: false }],
  [
    ['--only', 'scale', '--lives', '900,50,900'],
    { browserParts: [], runs: 5, scale: { lives: [50, 900], runs: 1 }, json: false },
  ],
  [['--against', 'peers'], { browserParts: ['pages'], runs: 5, against: path.resolve('/typed/peers'), json: false }],
  [
    ['--against', '/peers', '--only', 'pages', '--runs', '2'],
    { browserParts: ['pages'], runs: 2, against: path.resolve('/peers'), json: false },
  ],
])('%j', (args, options) => {
  expect(benchOptions(args, { INIT_CWD: '/typed' })).toEqual(options);
});

test.each([
  [['--runs', '0'], /^--runs is '0', which is no number from 1 to 100; usage: npm run bench/],
  [['--runs', 'many'], /^--runs is 'many'/],
  [['--runs=2.5'], /^--runs is '2.5'/],
  [['--only', 'both'], /^--only is 'both', which is no part; usage: /],
  [['--lives', '200,'], /^--lives is '200,', which are no numbers from 1 to 100000, with commas; usage: /],
  [['--lives', '100001'], /^--lives is '100001'/],
  [['--only', 'pages', '--lives', '200'], /^--lives is for scale, not for pages; usage: /],
  [['--against', 'peers', '--only', 'scale'], /^--against is for pages, not for scale; usage: /],
  [['--against', 'peers', '--lives', '200'], /^--lives is for scale, not for pages; usage: /],
  [['--fast'], /^Unknown option '--fast'; usage: /],
])('%j is not understood', (args, sentence) => {
  expect(() => benchOptions(args, { INIT_CWD: '/typed' })).toThrow(sentence);
});
