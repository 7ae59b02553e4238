/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fromRoot } from '@otherfolk/system/from-root';
import { remoteIds } from '@otherfolk/webpack/workspaces';
import { deployCommands } from './deploy-commands';

interface Workflow {
  on: Record<string, object | { cron: string }[] | null>;
  permissions: object;
  defaults?: object;
  jobs: Record<
    string,
    {
      if?: string;
      needs?: string | string[];
      uses?: string;
      env?: Record<string, string>;
      environment?: string;
      permissions?: object;
      strategy?: { matrix?: { node?: string[] } };
      steps?: Step[];
    }
  >;
}

interface Step {
  uses?: string;
  run?: string;
  if?: string;
  'continue-on-error'?: boolean;
}

const yaml = jest.requireActual<{ load: (text: string) => unknown }>('js-yaml');
const FOLDER = '.github/workflows';
const files = readdirSync(fromRoot(FOLDER)).sort();
const textOf = (file: string) => readFileSync(fromRoot(FOLDER, file), 'utf8');
const workflowOf = (file: string) => yaml.load(textOf(file)) as Workflow;

const scripts = files.flatMap((file) =>
  Object.values(workflowOf(file).jobs).flatMap((job) =>
    (job.steps ?? []).flatMap(({ run }): [string, string][] => (run ? [[file, run]] : [])),
  ),
);

test('no workflow names a remote: which parts are released follows from what is built', () => {
  const names = new RegExp(`\\b(${remoteIds.join('|')}|mfe-)\\b`);
  expect(files.filter((file) => names.test(textOf(file)))).toEqual([]);
});

test('a push to main releases the parts that changed; all else is released by hand', () => {
  const { on, jobs } = workflowOf('release.yml');
  expect(on).toEqual({ push: { branches: ['main'] }, workflow_dispatch: expect.anything() as object });
  expect(Object.keys(jobs)).toEqual(['test', 'release', 'deploy']);
  expect(jobs.release?.env?.PART).toBe("${{ inputs.part || 'changed' }}");
  expect(jobs.deploy?.if).toContain("(inputs.part || needs.release.outputs.pushed == 'true')");
});

test.each(files)('%s: every action is pinned by a full hash, and nothing is allowed that is not named', (file) => {
  const { permissions, jobs } = workflowOf(file);
  expect(permissions).toEqual({});
  const used = Object.values(jobs).flatMap((job) => [job.uses, ...(job.steps ?? []).map((step) => step.uses)]);
  for (const action of used.filter((each) => each !== undefined))
    expect(action).toMatch(/^(\.\/|[\w/-]+@[0-9a-f]{40}$)/);
});

test('nothing that others write is put into a script', () => {
  expect(scripts.filter(([, script]) => script.includes('${{'))).toEqual([]);
});

test('nothing is released that was not tested, from a pull request, or from another branch', () => {
  const { test: tests, release, deploy } = workflowOf('release.yml').jobs;
  expect(tests?.uses).toBe(`./${FOLDER}/test.yml`);
  expect(tests?.if).toBe('${{ !inputs.rollback }}');
  expect([release?.needs, deploy?.needs]).toEqual(['test', ['test', 'release']]);
  for (const condition of ['!failure()', '!cancelled()', "github.ref == 'refs/heads/main'"])
    for (const job of [release, deploy]) expect(job?.if?.split(' && ').join(' ')).toContain(condition);
});

test('rules that change are deployed, and compared with what is enforced then', () => {
  const { release, deploy } = workflowOf('release.yml').jobs;
  const releasing = release?.steps?.at(-1)?.run ?? '';
  expect(releasing.indexOf('cp firestore.rules hosting/')).toBeLessThan(releasing.indexOf('add --all'));
  expect(releasing).toContain('cp firestore.rules hosting/');
  const [rules] = deploy?.steps?.filter(({ run }) => run?.includes('--only firestore:rules')) ?? [];
  expect(rules?.if).toBe('${{ !inputs.rollback }}');
  expect(deploy?.steps?.at(-1)?.run).toBe('node .github/deploy/compare-rules.mjs');
});

test('the keys of what is not released are written after the rules, and before any site is deployed', () => {
  const steps = workflowOf('release.yml').jobs.deploy?.steps ?? [];
  const indexOf = (part: string) => steps.findIndex(({ run }) => run?.includes(part));
  const [rules, keys, sites] = ['firestore:rules', 'write-keys.mjs', 'hosting:$target'].map(indexOf);
  expect(rules).toBeGreaterThan(0);
  expect([keys, sites]).toEqual([(rules ?? 0) + 1, (rules ?? 0) + 2]);
  expect([keys, sites].map((at) => steps[at ?? 0]?.if)).toEqual(Array(2).fill("${{ inputs.part != 'rules' }}"));
});

test('beside credentials, nothing runs but the locked tool, and scripts that import Node alone', () => {
  const { deploy } = workflowOf('release.yml').jobs;
  const runs = (deploy?.steps ?? []).flatMap(({ run }) => (run ? [run] : [])).join('\n');
  const started = runs.match(/\b(?:node|npm|npx|tsx|jest) [^\n]*|\S+\/\.bin\/\S+/g);
  expect([...new Set(started)]).toEqual([
    'npm ci --ignore-scripts --prefix .github/deploy',
    '.github/deploy/node_modules/.bin/firebase',
    'node .github/deploy/write-keys.mjs < "$keys"',
    'node .github/deploy/compare-rules.mjs',
  ]);
  for (const script of ['write-keys', 'compare-rules']) {
    const source = readFileSync(fromRoot(`.github/deploy/${script}.mjs`), 'utf8');
    const imports = source.match(/\bfrom '[^']+'|\b(?:import|require)\(.*/g) ?? [];
    expect(imports.filter((each) => !each.startsWith("from 'node:"))).toEqual([]);
  }
});

test('no job has both a token that may push and one that may reach Google', () => {
  for (const file of files) {
    for (const { permissions = {} } of Object.values(workflowOf(file).jobs)) {
      const both = 'id-token' in permissions && (permissions as { contents?: string }).contents === 'write';
      expect([file, both]).toEqual([file, false]);
    }
  }
  const { test: tests, release, deploy } = workflowOf('release.yml').jobs;
  expect([tests, release, deploy].map((job) => job?.permissions)).toEqual([
    { contents: 'read' },
    { contents: 'write' },
    { contents: 'read', 'id-token': 'write' },
  ]);
  expect([release?.environment, deploy?.environment]).toEqual([undefined, 'hosting']);
});

test('there is no key anywhere: deploying asks for an identity', () => {
  const texts = files.map(textOf).join('\n');
  expect(texts).not.toMatch(/secrets\.|credentials_json|SERVICE_ACCOUNT_KEY/);
  expect(texts).toContain('workload_identity_provider:');
});

test('the tool that deploys is locked, and runs no script of a package when it is installed', () => {
  const lock = JSON.parse(readFileSync(fromRoot('.github/deploy/package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; integrity?: string; dependencies?: Record<string, string> }>;
  };
  const wanted = lock.packages['']?.dependencies?.['firebase-tools'];
  expect(lock.packages['node_modules/firebase-tools']?.version).toBe(wanted);
  const unlocked = Object.entries(lock.packages).filter(([name, entry]) => name !== '' && !entry.integrity);
  expect(unlocked).toEqual([]);
  expect(scripts.filter(([, script]) => /npx|npm install/.test(script))).toEqual([]);
  const installs = scripts.filter(([, script]) => script.includes('.github/deploy') && script.includes('npm ci'));
  expect(installs.map(([, script]) => script)).toEqual(['npm ci --ignore-scripts --prefix .github/deploy']);
});

test('no workflow lets a package run a script when it is installed', () => {
  const installs = scripts.flatMap(([, script]) => script.match(/\bnpm (?:ci|i|install|add)\b.*/g) ?? []);
  expect(installs.length).toBeGreaterThan(2);
  expect(installs.filter((command) => !command.includes('--ignore-scripts'))).toEqual([]);
});

test('every push is tested on the oldest Node that is allowed, and every night on each with security updates', () => {
  const { engines } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as { engines: { node: string } };
  const [, oldest] = /node-version: '(.+)'/.exec(textOf('test.yml')) ?? [];
  expect(engines.node).toContain(`^${oldest}.0 ||`);
  const { everything } = workflowOf('nightly.yml').jobs;
  expect(everything?.strategy?.matrix?.node).toEqual(['22', '24']);
  expect(everything?.steps?.at(-1)).toEqual({ run: 'npm run test:nightly' });
});

test('every push and every pull request is tested once on a clean clone, whatever it changes', () => {
  const { on, jobs } = workflowOf('test.yml');
  // Pushes to main are tested by the workflow that releases them; `hosting` holds what was tested.
  expect(on).toMatchObject({ push: { 'branches-ignore': ['main', 'hosting'] }, pull_request: null });
  expect(jobs.test?.steps?.at(-1)).toEqual({ run: '.ci/run' });
  expect(jobs.test?.if).toBeUndefined();
  expect(statSync(fromRoot('.ci/run')).mode & 0o111).toBe(0o111);
});

test('every night the local backend is compared with the emulator of Google', () => {
  const { on, jobs } = workflowOf('nightly.yml');
  expect(on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) as string }]);
  const [install, compare] = jobs.contract?.steps?.slice(-2) ?? [];
  // It ends with 1 where the suite would not find the emulator, and leave it out.
  expect(install?.run).toMatch(/dpkg -L google-cloud-cli-firestore-emulator \| grep .*\njava -version\n$/);
  expect(compare).toEqual({
    run: 'node_modules/.bin/jest tooling/local-backend/contract tooling/cli/release/write-keys',
    env: { NIGHTLY: 1 },
  });
  expect(jobs.contract?.permissions).toEqual({ contents: 'read' });
});

test('shipped packages are audited with every push and every week; others are reported and stop nothing', () => {
  const { on, jobs } = workflowOf('audit.yml');
  expect(on).toMatchObject({ push: null, pull_request: null });
  expect(on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* \d$/) as string }]);
  const { audit } = jobs;
  expect([audit?.if, audit?.needs]).toEqual([undefined, undefined]);
  const [gate, report] = audit?.steps?.filter(({ run }) => run) ?? [];
  expect(gate?.run).toBe('npm audit --omit=dev --audit-level=high');
  expect([gate?.if, gate?.['continue-on-error']]).toEqual([undefined, undefined]);
  expect(report).toMatchObject({ if: '${{ !cancelled() }}', 'continue-on-error': true });
});

test.each(files)('%s: a failure within a pipe is a failure', (file) => {
  expect(workflowOf(file).defaults).toEqual({ run: { shell: 'bash' } });
});

test('by hand and in the workflow, the same tool deploys', () => {
  const [install = '', deploy = ''] = deployCommands({
    does: 'rollback',
    id: 'shell',
    folder: undefined,
    without: [],
    adopt: false,
  });
  const text = textOf('release.yml');
  expect(text).toContain(install);
  expect(text).toContain(deploy.split(' ')[0]);
});

test.each(scripts)('%s: bash understands its script', (_, script) => {
  const { status, stderr } = spawnSync('bash', ['-n'], { input: script });
  expect([status, stderr.toString()]).toEqual([0, '']);
});
