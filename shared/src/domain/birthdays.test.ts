/** @jest-environment node */
import { birthdaysInMonth, nextBirthdays } from './birthdays';
import type { LocalDay } from './local-day';

const born = (birthMonth?: number, birthDay?: number) => ({ ageGrade: { birthMonth, birthDay } });

test.each<[string, LocalDay, ReturnType<typeof born>[], LocalDay[]]>([
  ['nobody is born', '2026-11-20', [], []],
  ['other months do not count', '2026-11-20', [born(10, 20), born(12, 20)], []],
  [
    'those from today on come first, by their days, then those that have been',
    '2026-11-20',
    [born(11, 1), born(11, 30), born(11, 19), born(11, 20), born(11, 21)],
    ['2026-11-20', '2026-11-21', '2026-11-30', '2026-11-01', '2026-11-19'],
  ],
  ['29 February is in February of a leap year', '2028-02-03', [born(2, 29)], ['2028-02-29']],
  ['29 February is not in February of a common year', '2026-02-03', [born(2, 29)], []],
  ['29 February is 1 March of a common year', '2026-03-31', [born(2, 29)], ['2026-03-01']],
  ['31 of a short month is the first of the next', '2026-12-01', [born(11, 31)], ['2026-12-01']],
  ['without month and day it is 1 January', '2026-01-15', [born()], ['2026-01-01']],
])('%s', (_, today, entries, days) => {
  expect(birthdaysInMonth(entries, today).map(({ day }) => day)).toEqual(days);
});

test('birthdays on one day keep their order, and people without a birthday are left out', () => {
  const entries = [
    { id: 'b', ...born(11, 5) },
    { id: 'x', ageGrade: undefined },
    { id: 'a', ...born(11, 5) },
  ];
  expect(birthdaysInMonth(entries, '2026-11-01').map(({ entry }) => entry.id)).toEqual(['b', 'a']);
});

test('the next birthdays are those from today on, and then of the next year, each person once', () => {
  const person = (coreId: string, birthMonth?: number, birthDay?: number) => ({
    coreId,
    ...born(birthMonth, birthDay),
  });
  const entries = [
    person('been', 11, 19),
    person('today', 11, 20),
    person('leap', 2, 29),
    person('today', 11, 20),
    person('unwritten'),
  ];
  expect(nextBirthdays(entries, '2026-11-20').map(({ entry, day }) => `${entry.coreId} ${day}`)).toEqual([
    'today 2026-11-20',
    'leap 2027-03-01',
    'been 2027-11-19',
  ]);
});
