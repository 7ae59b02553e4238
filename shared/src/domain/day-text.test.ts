/** @jest-environment node */
import { longDate, monthAndDay, weekdayText } from './day-text';
import type { LocalDay } from './local-day';

test.each([
  ['2002-04-17', 'Wednesday, April 17, 2002'],
  ['2026-01-01', 'Thursday, January 1, 2026'],
  ['2000-02-29', 'Tuesday, February 29, 2000'],
  ['0079-08-24', 'Thursday, August 24, 79'],
] as const)('%s is %s in words', (day, words) => {
  expect(longDate(day)).toBe(words);
});

test.each<[LocalDay, string]>([
  ['2026-11-22', 'Sunday'],
  ['2026-11-23', 'Monday'],
  ['1999-12-31', 'Friday'],
  ['2000-01-01', 'Saturday'],
])('%s is a %s', (day, text) => {
  expect(weekdayText(day)).toBe(text);
});

test('every day of four years is written as browsers write it', () => {
  const inFull = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
  const inShort = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
  const days = Array.from({ length: 1461 }, (_, index) => new Date(Date.UTC(2027, 0, 1 + index)));
  const written = days.map((date) => date.toISOString().slice(0, 10) as LocalDay);
  expect(written.map(longDate)).toEqual(days.map((date) => inFull.format(date)));
  expect(written.map(monthAndDay)).toEqual(days.map((date) => inShort.format(date)));
});
