/** @jest-environment node */
import { jestCounts, playwrightCounts } from './test-counts';

test('counts a jest report, suites that could not run included', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 2,
    numPendingTests: 1,
    numTodoTests: 1,
  };
  expect(jestCounts(report)).toEqual({ passed: 5, failed: 3, skipped: 2 });
});

test('counts a Playwright report, errors outside of tests as failures', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] };
  expect(playwrightCounts(report)).toEqual({ passed: 6, failed: 2, skipped: 2 });
});

test.each([jestCounts, playwrightCounts])('an empty report counts nothing', (counts) => {
  expect(counts({})).toEqual({ passed: 0, failed: 0, skipped: 0 });
});
