import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import { fromRoot } from '@otherfolk/system/from-root';
import { targetOf } from '@otherfolk/webpack/backend-target';
import { buildAll } from '../build/build-all';
import { exitCodeOf } from '../command-line/exit-code';
import { ensureBrowser } from './ensure-browser';
import { jestFailures, playwrightFailures } from './failures';
import { findTests } from './find-tests';
import { runCommand } from './run-command';
import { type Counts, jestCounts, playwrightCounts } from './test-counts';
import { makeTestFolder, removeTestFolder } from './test-folder';
import { type TestOptions, testOptions } from './test-options';

const bin = (name: string) => fromRoot('node_modules/.bin', name);

/** The npm that has started this, or else the one in the path. */
function npm(...args: string[]): [command: string, args: string[]] {
  const { npm_execpath: script } = process.env;
  return script ? [process.execPath, [script, ...args]] : ['npm', args];
}

/** Checks that pass or fail as a whole; each counts as one test. */
const checks: [what: string, command: string, args: string[]][] = [
  ['types', process.execPath, [fromRoot('node_modules/typescript/bin/tsc'), '-b']],
  ['lint', bin('eslint'), ['.', '--max-warnings', '0']],
  ['imports', ...npm('run', '--silent', 'imports')],
  ['unused code', bin('knip'), ['--no-progress']],
  ['format', bin('prettier'), ['--check', '.', '--log-level', 'warn']],
  ['catalogue', process.execPath, [fromRoot('tooling/cli/run.mjs'), 'content-commands', 'check']],
];

const say = (what: string) => console.log(`\n── ${what} ──`);

interface Outcome extends Counts {
  /** What failed and why, as it is printed at the end, where a long log is read first. */
  failures: string[];
}

function outcomeOf(
  report: string,
  code: number,
  count: (json: object) => Counts,
  failuresOf: (json: object) => string[],
): Outcome {
  const json = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as object) : {};
  const counts = { ...count(json), failures: failuresOf(json) };
  // A runner that dies before or after its tests has failed, whatever it counted.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** They run side by side: each is of one thread. */
async function check([what, command, args]: (typeof checks)[number]): Promise<Outcome> {
  const isGood = (await runCommand(command, args)) === 0;
  console.log(`${what}: ${isGood ? 'ok' : 'FAILED'}`);
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0, failures: isGood ? [] : [`FAILED ${what}`] };
}

async function unitTests(folder: string, suites: readonly string[]): Promise<Outcome> {
  const report = path.join(folder, 'jest.json');
  // One more than cores: some suites wait for disks and timers.
  const workers = `--maxWorkers=${availableParallelism() + 1}`;
  const args = ['--json', `--outputFile=${report}`, '--silent', workers, '--runTestsByPath', ...suites];
  return outcomeOf(report, await runCommand(bin('jest'), args), jestCounts, jestFailures);
}

/** Playwright takes patterns. */
const asPattern = (file: string) => file.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

async function browserTests(folder: string, specs: readonly string[]): Promise<Outcome> {
  await buildAll({ types: true });
  // The shell of the export, which one of the tests makes.
  await buildAll({ target: targetOf('none', process.env) });
  await ensureBrowser();
  const report = path.join(folder, 'playwright.json');
  const args = ['test', '--config', fromRoot('e2e/playwright.config.ts'), ...specs.map(asPattern)];
  const code = await runCommand(bin('playwright'), args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return outcomeOf(report, code, playwrightCounts, playwrightFailures);
}

async function runTests(options: TestOptions, folder: string): Promise<number> {
  const { units, specs } = await findTests(options);
  const all: Outcome[] = [];
  try {
    if (options.checks) {
      say('types, lint, format, catalogue');
      all.push(...(await Promise.all(checks.map(check))));
    }
    if (units.length > 0) {
      say('units, components, contracts');
      all.push(await unitTests(folder, units));
    }
    if (specs.length > 0) {
      say('the site in a browser');
      all.push(await browserTests(folder, specs));
    }
  } catch (error) {
    console.error(messageOf(error));
    all.push({ passed: 0, failed: 1, skipped: 0, failures: [] });
  }
  for (const failure of all.flatMap(({ failures }) => failures)) console.log(`\n${failure}`);
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
  const skipped = sum('skipped');
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return sum('failed') === 0 ? 0 : 1;
}

/** Runs what is asked for, or everything that must hold, goes on after a failure, and ends with one line that counts. */
export const main = (args: string[]): Promise<number> =>
  exitCodeOf(async () => {
    const options = testOptions(args);
    const folder = makeTestFolder();
    // For all that is started here.
    process.env.TMPDIR = folder;
    try {
      return await runTests(options, folder);
    } finally {
      removeTestFolder(folder);
    }
  });
