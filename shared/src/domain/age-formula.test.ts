/** @jest-environment node */
import { evaluateAgeFormula, isAgeFormula } from './age-formula';

test.each([
  ['X+6', 24],
  ['x + 6', 24],
  ['X', 18],
  ['', 18],
  ['   ', 18],
  [undefined, 18],
  ['2*X-1', 35],
  ['X/4', 4],
  ['(X+2)*(X-8)', 200],
  ['X+2*3', 24],
  ['X-2-3', 13],
  ['X/2/3', 3],
  ['((((X))))', 18],
  ['-2+X', 16],
  ['X*-1+20', 2],
  ['0.29*100', 29],
  ['X+.5', 18],
  ['300', 300],
  ['X-18', 0],
  ['\tX\n+ 1 ', 19],
])('%j at base age 18 is %d', (formula, age) => {
  expect(evaluateAgeFormula(formula, 18)).toBe(age);
});

test.each([
  'X-19',
  'X/0',
  '0/0',
  'X+',
  '*X',
  'X++1',
  '--X+1',
  '+X',
  '2X',
  'X X',
  '1 2',
  '(X',
  'X)',
  '()',
  '1e3',
  '1.2.3',
  '.',
  'X**2',
  'X%2',
  'Y+1',
  'alert(1)',
  'constructor',
  'X;X',
  '٣',
  '9'.repeat(400),
])('%j has no age', (formula) => {
  expect(evaluateAgeFormula(formula, 18)).toBeUndefined();
});

test.each([
  ['a hundred thousand parentheses', '('.repeat(100_000) + 'X' + ')'.repeat(100_000)],
  ['parentheses within the length', '('.repeat(900) + 'X' + ')'.repeat(900)],
  ['a million signs', '-'.repeat(1_000_000)],
  ['a million blanks inside', 'X' + ' '.repeat(1_000_000) + 'X'],
])('%s do no harm', (_, formula) => {
  expect(evaluateAgeFormula(formula, 18)).toBeUndefined();
  expect(isAgeFormula(formula)).toBe(false);
});

test('parentheses side by side do not count as nesting', () => {
  expect(evaluateAgeFormula('X' + '+(0)'.repeat(300), 18)).toBe(18);
});

test('a formula can be well written and still come to nothing', () => {
  expect(isAgeFormula('X-500')).toBe(true);
});
