/** @jest-environment node */
import { ageText, birthDateOf, calculatedAge, MISSING } from './age';
import type { LocalDay } from './local-day';

const april17 = { birthMonth: 4, birthDay: 17, ageFormula: 'X+6' };
const leapDay = { birthMonth: 2, birthDay: 29, ageFormula: 'X' };

test.each<[string, object | undefined, LocalDay, number | undefined]>([
  ['the day before the birthday', april17, '2026-04-16', 23],
  ['on the birthday', april17, '2026-04-17', 24],
  ['after the birthday', april17, '2026-12-31', 24],
  ['29 February, on 28 February of a common year', leapDay, '2025-02-28', 17],
  ['29 February, on 1 March of a common year', leapDay, '2025-03-01', 18],
  ['29 February, on the day itself', leapDay, '2024-02-29', 18],
  ['29 February, on 28 February of a leap year', leapDay, '2024-02-28', 17],
  ['without any data, on 1 January', undefined, '2026-01-01', 18],
  ['a birth month alone', { birthMonth: 6 }, '2026-05-31', 17],
  ['a birth day alone', { birthDay: 20 }, '2026-01-19', 17],
  ['born later this year', { birthMonth: 12, ageFormula: 'X-18' }, '2026-06-01', undefined],
  ['a formula that cannot be read', { ageFormula: 'old' }, '2026-06-01', undefined],
])('%s', (_, ageGrade, today, age) => {
  expect(calculatedAge({ ageGrade, baseAge: 18, today })).toBe(age);
});

test('the age follows the base age', () => {
  expect(calculatedAge({ ageGrade: april17, baseAge: 30, today: '2026-05-01' })).toBe(36);
});

test.each<[object, LocalDay, LocalDay | undefined]>([
  [april17, '2026-01-01', '2002-04-17'],
  [april17, '2026-12-01', '2002-04-17'],
  [leapDay, '2026-12-01', '2008-02-29'],
  [leapDay, '2025-12-01', '2007-03-01'],
  [{ ageFormula: '3000' }, '2026-01-01', undefined],
  [{ ageFormula: 'X/0' }, '2026-01-01', undefined],
])('%j, seen on %s, was born on %s', (ageGrade, today, birthDate) => {
  expect(birthDateOf({ ageGrade, baseAge: 18, today })).toBe(birthDate);
});

test('the ageless have neither age nor birth date', () => {
  const input = { ageGrade: april17, ageless: true, baseAge: 18, today: '2026-05-01' } as const;
  expect(calculatedAge(input)).toBeUndefined();
  expect(birthDateOf(input)).toBeUndefined();
  expect(ageText(input)).toBe('Ageless');
});

test.each([
  ['X', '18'],
  ['X-18', '0'],
  ['what', MISSING],
  ['X*100000000', '1800000000'],
])('the formula %s reads %s', (ageFormula, text) => {
  expect(ageText({ ageGrade: { ageFormula }, baseAge: 18, today: '2026-05-01' })).toBe(text);
});
