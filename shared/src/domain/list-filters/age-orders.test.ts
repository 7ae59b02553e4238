/** @jest-environment node */
import type { LocalDay } from '../local-day';
import { daysToBirthday } from './age-orders';

test.each<[Parameters<typeof daysToBirthday>[0], LocalDay, number | undefined]>([
  [{ birthMonth: 11, birthDay: 20 }, '2026-11-20', 0],
  [{ birthMonth: 11, birthDay: 21 }, '2026-11-20', 1],
  [{ birthMonth: 11, birthDay: 19 }, '2026-11-20', 364],
  [{ birthMonth: 2, birthDay: 29 }, '2026-02-28', 1],
  [{ birthMonth: 2, birthDay: 29 }, '2026-03-01', 0],
  [{ birthMonth: 2, birthDay: 29 }, '2028-02-28', 1],
  [{ birthMonth: 2, birthDay: 29 }, '2027-03-02', 364],
  [{}, '2026-12-31', 1],
  [{}, '9999-06-01', undefined],
  [undefined, '2026-11-20', undefined],
])('%j has its next birthday after %s in %s days', (ageGrade, today, days) => {
  expect(daysToBirthday(ageGrade, today)).toBe(days);
});
