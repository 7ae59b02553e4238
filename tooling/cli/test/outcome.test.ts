/** @jest-environment node */
import type { JSONReport } from '@playwright/test/reporter';
import { jestOutcome, playwrightOutcome } from './outcome';

test('the outcome of jest counts what passed, and names each test that failed and each suite that could not run', () => {
  const testResults = [
    {
      name: '/somewhere/ages.test.ts',
      message: 'all of it',
      assertionResults: [
        { status: 'passed', fullName: 'an age grows' },
        { status: 'failed', fullName: 'an age is never below 0', failureMessages: ['\u001b[31mexpected 0\u001b[39m'] },
      ],
    },
    { name: '/somewhere/broken.test.ts', message: 'Cannot find module', assertionResults: [] },
  ];
  expect(jestOutcome({ numPassedTests: 1, testResults })).toEqual({
    passed: 1,
    failures: [
      'FAILED /somewhere/ages.test.ts › an age is never below 0\n  expected 0',
      'FAILED /somewhere/broken.test.ts\n  Cannot find module',
    ],
  });
});

test('the outcome of Playwright counts what passed, and names each test that failed and each error outside of tests', () => {
  const spec = (title: string, status: string) => ({
    title,
    tests: [{ projectName: 'one origin', status, results: [{ errors: [{ message: 'too wide' }] }] }],
  });
  const report = {
    suites: [
      {
        title: 'atlas.spec.ts',
        specs: [spec('a world is shown', 'expected')],
        suites: [{ title: 'at 360 px', specs: [spec('a table is shown', 'unexpected'), spec('a map', 'skipped')] }],
      },
    ],
    errors: [{ message: 'Target closed' }],
  };
  expect(playwrightOutcome(report as unknown as JSONReport)).toEqual({
    passed: 1,
    failures: [
      'FAILED one origin › atlas.spec.ts › at 360 px › a table is shown\n  too wide',
      'FAILED outside of a test\n  Target closed',
    ],
  });
});

test('the outcome of an empty report is nothing', () => {
  expect([jestOutcome({}), playwrightOutcome({})]).toEqual([
    { passed: 0, failures: [] },
    { passed: 0, failures: [] },
  ]);
});
