export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** From jest's `--json` report. A suite that could not run at all counts as one failure. */
export function jestCounts(report: unknown): Counts {
  const json = report as Record<string, number | undefined>;
  return {
    passed: json.numPassedTests ?? 0,
    failed: (json.numFailedTests ?? 0) + (json.numRuntimeErrorTestSuites ?? 0),
    skipped: (json.numPendingTests ?? 0) + (json.numTodoTests ?? 0),
  };
}

/** From Playwright's JSON report; a test that passed at its second try has passed, and Playwright names it as flaky. */
export function playwrightCounts(report: unknown): Counts {
  const { stats = {}, errors = [] } = report as { stats?: Record<string, number | undefined>; errors?: unknown[] };
  return {
    passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
    failed: (stats.unexpected ?? 0) + errors.length,
    skipped: stats.skipped ?? 0,
  };
}
