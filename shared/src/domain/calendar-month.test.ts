/** @jest-environment node */
import { daysOf, type Month, monthsAfter, monthText, parseMonth } from './calendar-month';

test.each<[unknown, Month | undefined]>([
  ['2026-11', '2026-11'],
  ['0001-01', '0001-01'],
  ['2026-13', undefined],
  ['2026-1', undefined],
  ['2026-11-03', undefined],
  ['november', undefined],
  ['', undefined],
  [null, undefined],
  [202611, undefined],
])('%j is the month %j', (text, month) => {
  expect(parseMonth(text)).toBe(month);
});

test.each<[Month, number, Month | undefined]>([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['0001-01', -1, undefined],
  ['9999-12', 1, undefined],
])('%s and %i months are %j', (month, months, later) => {
  expect(monthsAfter(month, months)).toBe(later);
});

test.each<[Month, number]>([
  ['2026-11', 30],
  ['2026-12', 31],
  ['2026-02', 28],
  ['2028-02', 29],
])('%s has %i days', (month, count) => {
  const days = daysOf(month);
  expect([days[0], days.at(-1), days.length]).toEqual([`${month}-01`, `${month}-${count}`, count]);
});

test('a month is named in words', () => {
  expect(monthText('2026-02')).toBe('February 2026');
});
