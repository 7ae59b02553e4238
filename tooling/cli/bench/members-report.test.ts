/** @jest-environment node */
import { membersReport, membersVerdict } from './members-report';

test.each([
  [1200, 1000, '1.20', true],
  [1304, 1000, '1.30', true],
  [1306, 1000, '1.31', false],
])('known after %d ms, ready after %d ms', (sessionKnown, visitorReady, measured, holds) => {
  expect(membersVerdict({ sessionKnown, visitorReady })).toEqual({ limit: 1.3, measured, holds });
});

test('the report names both times and the verdict', () => {
  const text = membersReport({ sessionKnown: 2900.4, visitorReady: 2000 }, 5);
  expect(text).toContain('medians of 5 cold loads');
  expect(text).toContain('session known after 2900 ms');
  expect(text).toContain('1.45 MISSED');
});
