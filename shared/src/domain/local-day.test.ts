/** @jest-environment node */
import { daysBetween, type LocalDay, localDayFrom, localDayOf, parseLocalDay, weekdayOf } from './local-day';

test.each(['2026-03-01', '2024-02-29', '0001-01-01', '9999-12-31'])('%s is a day', (text) => {
  expect(parseLocalDay(text)).toBe(text);
});

test.each([
  '2025-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '0000-01-01',
  '26-01-01',
  ' 2026-01-01',
])('%s is no day', (text) => {
  expect(parseLocalDay(text)).toBeUndefined();
});

test.each([[20260301], [null], [undefined], ['2026-03-01T00:00:00Z'], ['today'], ['']])('%j is no day', (text) => {
  expect(parseLocalDay(text)).toBeUndefined();
});

test.each([
  ['2026-03-01', '2026-03-01', 0],
  ['2026-03-01', '2026-03-08', 7],
  ['2026-03-08', '2026-03-01', -7],
  ['2024-02-28', '2024-03-01', 2],
  ['2025-02-28', '2025-03-01', 1],
  ['2026-03-28', '2026-03-30', 2],
  ['1999-12-31', '2000-01-01', 1],
] as const)('the time from %s to %s is %d days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

test.each<[LocalDay, number]>([
  ['2026-11-22', 0],
  ['2026-11-23', 1],
  ['1999-12-31', 5],
  ['2000-01-01', 6],
])('%s is weekday %i', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday);
});

test('a day past the end of its month runs on into the next', () => {
  expect(localDayFrom({ year: 2025, month: 2, day: 29 })).toBe('2025-03-01');
  expect(localDayFrom({ year: 2024, month: 2, day: 29 })).toBe('2024-02-29');
});

test.each([0, -974, 10_000, -Infinity, NaN, 1e300])('the year %d has no days', (year) => {
  expect(localDayFrom({ year, month: 1, day: 1 })).toBeUndefined();
});

test('the day of a moment is that of the local clock, early and late', () => {
  expect(localDayOf(new Date(2026, 2, 1, 0, 0, 1))).toBe('2026-03-01');
  expect(localDayOf(new Date(2026, 2, 1, 23, 59, 59))).toBe('2026-03-01');
});
