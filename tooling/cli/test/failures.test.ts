import type { JSONReport } from '@playwright/test/reporter';
import { jestFailures, playwrightFailures } from './failures';

test('names each jest test that failed, with its message, and each suite that could not run', () => {
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
  expect(jestFailures({ testResults })).toEqual([
    'FAILED ages.test.ts › an age is never below 0\n  expected 0',
    'FAILED broken.test.ts\n  Cannot find module',
  ]);
});

test('names each browser test that failed, with the errors of its last try, and errors outside of tests', () => {
  const spec = (title: string, status: string) => ({
    title,
    tests: [
      {
        projectName: 'one origin',
        status,
        results: [{ errors: [{ message: 'first' }] }, { errors: [{ message: 'second' }] }],
      },
    ],
  });
  const report = {
    suites: [
      {
        title: 'atlas.spec.ts',
        specs: [spec('a world is shown', 'expected'), spec('a map opens', 'flaky')],
        suites: [{ title: 'at 360 px', specs: [spec('a table is shown', 'unexpected')] }],
      },
    ],
    errors: [{ message: 'Target closed' }],
  };
  expect(playwrightFailures(report as unknown as JSONReport)).toEqual([
    'FAILED one origin › atlas.spec.ts › at 360 px › a table is shown\n  second',
    'FAILED outside of a test\n  Target closed',
  ]);
});

test('an empty report names nothing', () => {
  expect([...jestFailures({}), ...playwrightFailures({})]).toEqual([]);
});
