/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fromRoot } from '@otherfolk/system/from-root';
import { buildIds, workspaceOf } from '@otherfolk/webpack/workspaces';
import { deployCommands } from './deploy-commands';

interface Workflow {
  on: Record<string, { paths?: string[]; branches?: string[] } | { cron: string }[] | null>;
  permissions: object;
  defaults?: object;
  jobs: Record<
    string,
    {
      if?: string;
      needs?: string | string[];
      uses?: string;
      with?: { part: string };
      environment?: string;
      permissions?: object;
      strategy?: { matrix?: { node?: number[] } };
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

/** What decides how all of it is written, served and deployed; the shell's site carries it. */
const OF_THE_SHELL = ['tooling/cli/**', 'firebase.json', '.firebaserc', '.github/deploy/**'];

/** What the fingerprint of a build counts besides its own workspace, and how it is released. */
const SHARED = [
  'shared/src/**',
  'tooling/webpack/**',
  'shared/package.json',
  'package-lock.json',
  'tsconfig.*.json',
  `${FOLDER}/release-part.yml`,
];

const scripts = files.flatMap((file) =>
  Object.values(workflowOf(file).jobs).flatMap((job) =>
    (job.steps ?? []).flatMap(({ run }): [string, string][] => (run ? [[file, run]] : [])),
  ),
);

test('the shell, each remote and the rules have a workflow', () => {
  const releasing = files.filter((file) => Object.values(workflowOf(file).jobs).some((job) => job.with?.part));
  expect(releasing).toEqual([...buildIds, 'rules'].map((id) => `${id}.yml`).sort());
});

test.each(buildIds)(
  "%s is released by itself, for its own paths and what it is built from, and nobody else's",
  (id) => {
    const { on, jobs } = workflowOf(`${id}.yml`);
    const own = id === 'shell' ? ['data/**', ...OF_THE_SHELL] : [];
    const paths = [`${workspaceOf(id)}/**`, ...own, ...SHARED, `${FOLDER}/${id}.yml`].sort();
    const { paths: pushed = [], branches } = on.push as { paths?: string[]; branches?: string[] };
    expect(branches).toEqual(['main']);
    expect([...pushed].sort()).toEqual(paths);
    expect(on.pull_request).toEqual({ paths: pushed });
    expect(Object.values(jobs).map((job) => [job.uses, job.with?.part])).toEqual([
      [`./${FOLDER}/release-part.yml`, id],
    ]);
  },
);

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
  const { test: tests, release, deploy } = workflowOf('release-part.yml').jobs;
  expect(tests?.steps?.map(({ run }) => run)).toEqual(expect.arrayContaining(['npm ci', 'npm test']));
  expect(tests?.if).toBe('${{ !inputs.rollback }}');
  expect([release?.needs, deploy?.needs]).toEqual(['test', ['test', 'release']]);
  for (const condition of ['!failure()', "github.ref == 'refs/heads/main'", "github.event_name != 'pull_request'"])
    for (const job of [release, deploy]) expect(job?.if?.split(' && ').join(' ')).toContain(condition);
});

test('rules that change are tested, deployed, and compared with what is enforced then', () => {
  const { on, jobs } = workflowOf('rules.yml');
  expect((on.push as { paths?: string[] }).paths).toContain('firestore.rules');
  expect(Object.values(jobs).map((job) => job.with?.part)).toEqual(['rules']);
  const steps = workflowOf('release-part.yml').jobs.deploy?.steps ?? [];
  expect(steps.at(-1)?.run).toBe('node .github/deploy/compare-rules.mjs');
});

test('no job has both a token that may push and one that may reach Google', () => {
  for (const file of files) {
    for (const { permissions = {}, uses } of Object.values(workflowOf(file).jobs)) {
      const both = 'id-token' in permissions && (permissions as { contents?: string }).contents === 'write';
      // A workflow that calls another one lends it what that one's jobs divide among them.
      expect([file, both && uses === undefined]).toEqual([file, false]);
    }
  }
  const { test: tests, release, deploy } = workflowOf('release-part.yml').jobs;
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

test('the site is tested on each Node that is supported with security updates', () => {
  expect(workflowOf('test.yml').jobs.test?.strategy?.matrix?.node).toEqual([22, 24]);
});

test('every push and every pull request is tested on a clean clone, whatever it changes', () => {
  const { on, jobs } = workflowOf('test.yml');
  expect(on).toMatchObject({ push: null, pull_request: null });
  expect(jobs.test?.steps?.at(-1)).toEqual({ run: '.ci/run' });
  expect(jobs.test?.if).toBe("${{ github.event_name != 'schedule' }}");
  expect(statSync(fromRoot('.ci/run')).mode & 0o111).toBe(0o111);
});

test('what is shipped is audited with every push and every week; what is not is reported, and stops nothing', () => {
  const { on, jobs } = workflowOf('test.yml');
  expect(on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* \d$/) as string }]);
  const { audit } = jobs;
  expect([audit?.if, audit?.needs]).toEqual([undefined, undefined]);
  const [gate, report] = audit?.steps?.filter(({ run }) => run) ?? [];
  expect(gate?.run).toBe('npm audit --omit=dev --audit-level=high');
  expect([gate?.if, gate?.['continue-on-error']]).toEqual([undefined, undefined]);
  expect(report).toMatchObject({ if: '${{ !cancelled() }}', 'continue-on-error': true });
});

test.each(['release-part.yml', 'test.yml'])('%s: a failure within a pipe is a failure', (file) => {
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
  const text = textOf('release-part.yml');
  expect(text).toContain(install);
  expect(text).toContain(deploy.split(' ')[0]);
});

test.each(scripts)('%s: bash understands its script', (_, script) => {
  const { status, stderr } = spawnSync('bash', ['-n'], { input: script });
  expect([status, stderr.toString()]).toEqual([0, '']);
});
