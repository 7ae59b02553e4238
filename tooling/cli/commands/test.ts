import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import { fromRoot } from '@otherfolk/system/from-root';
import { targetOf } from '@otherfolk/webpack/backend-target';
import { buildAll } from '../../webpack/build-all';
import { exitCodeOf } from '../command-line/exit-code';
import { parseOptionsAndWords } from '../command-line/parse-options';
import { ensureBrowser } from '../test/ensure-browser';
import { jestOutcome, type Outcome, playwrightOutcome } from '../test/outcome';
import { runCommand } from '../test/run-command';
import { makeTestFolder, removeTestFolder } from '../test/test-folder';

const USAGE = 'npm test [-- <parts of paths>]; npm run test:unit, test:e2e or test:nightly, each with the same words';

/** Scripts of package.json that pass or fail as a whole; each counts as one test. */
const CHECKS = ['typecheck', 'lint', 'imports', 'unused', 'formatted', 'content check'];

const bin = (name: string) => fromRoot('node_modules/.bin', name);

async function check(script: string): Promise<Outcome> {
  const { npm_execpath: npm } = process.env;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  const isGood = (await runCommand(command, [...args, 'run', '--silent', ...script.split(' ')])) === 0;
  console.log(`${script}: ${isGood ? 'ok' : 'FAILED'}`);
  return isGood ? { passed: 1, failures: [] } : { passed: 0, failures: [`FAILED ${script}`] };
}

/** Runs the tests of one runner, which writes a report into a file. One that dies outside of its tests has failed, too. */
async function runTests(
  [command, ...args]: [string, ...string[]],
  { report, env, read }: { report: string; env?: NodeJS.ProcessEnv; read: (json: object) => Outcome },
): Promise<Outcome> {
  const code = await runCommand(command, args, env);
  const outcome = read(existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as object) : {});
  const isUntold = code !== 0 && outcome.failures.length === 0;
  return isUntold ? { ...outcome, failures: [`FAILED ${path.basename(command)}, with code ${code}`] } : outcome;
}

function unitTests(folder: string, words: string[]): Promise<Outcome> {
  const report = path.join(folder, 'jest.json');
  // One more than cores: some suites wait for disks and timers.
  const workers = `--maxWorkers=${availableParallelism() + 1}`;
  const options = ['--json', `--outputFile=${report}`, '--silent', '--passWithNoTests', workers];
  return runTests([bin('jest'), ...options, ...words], { report, read: jestOutcome });
}

const specs = () => readdirSync(fromRoot('e2e/tests')).map((name) => `e2e/tests/${name}`);
const hasSpecs = (words: string[]) =>
  words.length === 0 || specs().some((spec) => words.some((word) => spec.includes(word)));

async function browserTests(folder: string, words: string[]): Promise<Outcome> {
  await buildAll({ types: true });
  // The shell of the export, which one of the tests makes.
  await buildAll({ target: targetOf('none', process.env) });
  await ensureBrowser();
  const report = path.join(folder, 'playwright.json');
  const options = ['--config', fromRoot('e2e/playwright.config.ts'), '--pass-with-no-tests'];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return runTests([bin('playwright'), 'test', ...options, ...words], { report, env, read: playwrightOutcome });
}

const unprepared = (error: unknown): Outcome => ({
  passed: 0,
  failures: [`FAILED to prepare the browser tests: ${messageOf(error)}`],
});

async function runAll(args: string[], folder: string): Promise<number> {
  const options = { unit: { type: 'boolean' }, e2e: { type: 'boolean' }, nightly: { type: 'boolean' } } as const;
  const { values, positionals: words } = parseOptionsAndWords(args, options, USAGE);
  // The configurations of both runners read this.
  if (values.nightly) process.env.NIGHTLY = '1';
  const isAll = !values.unit && !values.e2e;
  const outcomes: Outcome[] = [];
  if (isAll && words.length === 0) outcomes.push(...(await Promise.all(CHECKS.map(check))));
  if (!values.e2e) outcomes.push(await unitTests(folder, words));
  if (!values.unit && hasSpecs(words)) outcomes.push(await browserTests(folder, words).catch(unprepared));
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  if (passed + failures.length === 0) throw new Error(`No test has '${words.join("' or '")}' in its path.`);
  for (const failure of failures) console.log(`\n${failure}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  return failures.length === 0 ? 0 : 1;
}

/** Runs what is asked for, or everything that must hold, goes on after a failure, and ends with one line that counts. */
export const main = (args: string[]): Promise<number> =>
  exitCodeOf(async () => {
    const folder = makeTestFolder();
    // All that is started here has its temporary files in this folder.
    process.env.TMPDIR = folder;
    try {
      return await runAll(args, folder);
    } finally {
      removeTestFolder(folder);
    }
  });
