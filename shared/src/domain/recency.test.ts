/** @jest-environment node */
import { isWithinDays } from './recency';

test.each([
  ['2026-10-15', true],
  ['2026-10-08', true],
  ['2026-10-07', false],
  ['2026-10-16', true],
  ['2030-01-01', true],
  [undefined, false],
] as const)('the day seen from 2026-10-15, %s, lies within 7 days: %s', (day, recent) => {
  expect(isWithinDays(day, '2026-10-15', 7)).toBe(recent);
});
