/** @jest-environment node */
import { type NavigationResult, STEPS } from './measure-navigation';
import { navigationReport, navigationVerdicts } from './navigation-report';

const resultOf = (times: Partial<Record<(typeof STEPS)[number], number>>, requests = 0) =>
  Object.fromEntries(
    STEPS.map((step) => {
      const sample = { time: times[step] ?? 50, requests };
      return [step, { ...sample, samples: [sample, { ...sample, time: sample.time + 10 }] }];
    }),
  ) as NavigationResult;

test.each([
  ['all that is fast', resultOf({ 'full load': 600, cold: 300 }, 1), [true, true, true, true]],
  ['a click that takes more than half a load', resultOf({ 'full load': 600, cold: 303 }), [false, true, true, true]],
  ['a click with two requests', resultOf({ 'full load': 600 }, 2), [true, false, true, true]],
  ['a slow page that was pointed at', resultOf({ 'full load': 600, 'pointed at': 151 }), [true, true, false, true]],
  [
    'another life that is slow',
    resultOf({ 'full load': 600, 'another life, pointed at': 101 }),
    [true, true, true, false],
  ],
])('the goals of %s', (_, result, holds) => {
  expect(navigationVerdicts(result).map((verdict) => verdict.holds)).toEqual(holds);
});

test('the report gives median, range, ratio and requests of each step', () => {
  const text = navigationReport(resultOf({ 'full load': 600, cold: 300 }, 1), 2);
  expect(text).toMatch(/cold +300 ms +300 to 310 +0\.50 +1\n/);
  expect(text).toContain('cold: against a full load, at most 0.5');
});
