import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';

/** What a run of tests has come to. */
export interface Outcome {
  passed: number;
  /** The title of each test that failed, with its message: printed at the end, where a long log is read first. */
  failures: string[];
}

/** The lines of a message that are shown: the fault, and the first lines of where it is. */
const SHOWN_LINES = 12;

function described(title: string, messages: readonly string[] = []): string {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, SHOWN_LINES);
  return [`FAILED ${title}`, ...lines.map((line) => `  ${line}`)].join('\n');
}

/** The part of jest's `--json` report that is read. */
interface JestReport {
  numPassedTests?: number;
  testResults?: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
}

/** Reads jest's report. A suite that could not run counts as one failure. */
export const jestOutcome = ({ numPassedTests = 0, testResults = [] }: JestReport): Outcome => ({
  passed: numPassedTests,
  failures: testResults.flatMap(({ name, message, assertionResults }) =>
    assertionResults.length === 0 && message
      ? [described(name, [message])]
      : assertionResults
          .filter(({ status }) => status === 'failed')
          .map((test) => described(`${name} › ${test.fullName}`, test.failureMessages ?? [])),
  ),
});

interface TitledTest extends JSONReportTest {
  title: string;
}

const testsBelow = (
  { suites = [], specs = [], title }: Partial<JSONReportSuite>,
  above: string[] = [],
): TitledTest[] => {
  const titles = title ? [...above, title] : above;
  const titled = (spec: string, test: JSONReportTest) => [test.projectName, ...titles, spec].join(' › ');
  return [
    ...specs.flatMap((spec) => spec.tests.map((test) => ({ ...test, title: titled(spec.title, test) }))),
    ...suites.flatMap((suite) => testsBelow(suite, titles)),
  ];
};

/** Reads Playwright's report. An error outside of tests counts as one failure. */
export function playwrightOutcome({ suites = [], errors = [] }: Partial<JSONReport>): Outcome {
  const tests = testsBelow({ suites });
  const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky');
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failures: [
      ...failed.map(({ title, results }) =>
        described(
          title,
          results[0]?.errors.map(({ message }) => message ?? ''),
        ),
      ),
      ...errors.map(({ message, stack }) =>
        described('outside of a test', [stack ?? message ?? 'an error without words']),
      ),
    ],
  };
}
