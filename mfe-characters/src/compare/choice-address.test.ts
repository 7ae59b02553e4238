/** @jest-environment node */
import { livesIn, readChoice, writeChoice } from './choice-address';

const all = { lives: ['a', 'b', 'c'], rows: ['names', 'age'] };
const everything = all;

test.each([
  ['', everything],
  ['lives=b,a', { ...all, lives: ['a', 'b'] }],
  ['lives=b,b,x', { ...all, lives: ['b'] }],
  ['lives=x', everything],
  ['lives=&rows=,', everything],
  ['rows=age', { ...all, rows: ['age'] }],
  ['rows=age&lives=c&lives=a', { lives: ['c'], rows: ['age'] }],
])('the query "%s" asks for %j', (query, choice) => {
  expect(readChoice(new URLSearchParams(query), all)).toEqual(choice);
});

test.each([
  ['', { lives: ['a', 'b'] }, 'lives=a,b'],
  ['lives=a', { lives: ['a', 'b', 'c'] }, ''],
  ['x=1&lives=a,unknown', { lives: ['a'] }, 'x=1&lives=a'],
  ['lives=a&rows=age', { rows: ['names', 'age'] }, 'lives=a'],
  ['x=%26', { rows: ['names'] }, 'x=%26&rows=names'],
])('the query "%s" with %j written to it is "%s"', (query, change, written) => {
  expect(writeChoice(new URLSearchParams(query), change, all)).toBe(written);
});

test('lives are read as they stand in the address', () => {
  expect(livesIn(new URLSearchParams('lives=b,a,,b'))).toEqual(['b', 'a', 'b']);
});
