import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

/** What of a message is shown: the fault, and the first lines of where it is. */
const SHOWN_LINES = 12;

function described(title: string, messages: readonly string[] = []): string {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, SHOWN_LINES);
  return [`FAILED ${title}`, ...lines.map((line) => `  ${line}`)].join('\n');
}

interface JestReport {
  testResults?: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
}

/** Every test that failed by jest's `--json` report, with its message; a suite that could not run counts as one. */
export const jestFailures = ({ testResults = [] }: JestReport): string[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.basename(name);
    return assertionResults.length === 0 && message
      ? [described(file, [message])]
      : assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => described(`${file} › ${fullName}`, failureMessages ?? []));
  });

const failuresBelow = ({ suites = [], specs = [], title }: Partial<JSONReportSuite>, above: string[]): string[] => {
  const titles = title ? [...above, title] : above;
  return [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName, results }) =>
          described(
            [projectName, ...titles, spec.title].join(' › '),
            results.at(-1)?.errors.map(({ message }) => message),
          ),
        ),
    ),
    ...suites.flatMap((suite) => failuresBelow(suite, titles)),
  ];
};

/** Every test that failed by Playwright's JSON report, with the errors of its last try, and every error outside of tests. */
export const playwrightFailures = ({ suites = [], errors = [] }: Partial<JSONReport>): string[] => [
  ...suites.flatMap((suite) => failuresBelow(suite, [])),
  ...errors.map(({ message, stack }) => described('outside of a test', [stack ?? message ?? 'an error without words'])),
];
