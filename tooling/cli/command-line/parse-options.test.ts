/** @jest-environment node */
import { parseOptions } from './parse-options';

const parse = (...args: string[]) =>
  parseOptions(args, { out: { type: 'string' }, json: { type: 'boolean' } }, 'npm run x');

test('gives what is there', () => {
  expect(parse('--out', 'a', '--json')).toEqual({ out: 'a', json: true });
  expect(parse()).toEqual({});
});

test.each([
  [['--out'], "Option '--out <value>' argument missing; usage: npm run x"],
  [['--fast'], "Unknown option '--fast'; usage: npm run x"],
  [['--json=1'], "Option '--json' does not take an argument; usage: npm run x"],
  [['here'], /^Unexpected argument 'here'.*; usage: npm run x$/],
])('%j', (args, sentence) => {
  expect(() => parse(...args)).toThrow(sentence);
});
