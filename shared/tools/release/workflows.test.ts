/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { buildIds, fromRoot, workspaceOf } from '../../build/workspaces';
import { deployCommands } from './deploy-commands';

interface Workflow {
  on: Record<string, { paths?: string[]; branches?: string[] } | { cron: string }[] | null>;
  permissions: object;
  defaults?: object;
  jobs: Record<
    string,
    { if?: string; needs?: string; uses?: string; with?: { part: string }; permissions?: object; steps?: Step[] }
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

/** What the fingerprint of a build counts besides its own workspace, and how it is released. */
const SHARED = [
  'shared/src/**',
  'shared/build/**',
  'shared/package.json',
  'package-lock.json',
  'tsconfig.json',
  `${FOLDER}/release-part.yml`,
];

const scripts = files.flatMap((file) =>
  Object.values(workflowOf(file).jobs).flatMap((job) =>
    (job.steps ?? []).flatMap(({ run }): [string, string][] => (run ? [[file, run]] : [])),
  ),
);

test('the shell and each remote have a workflow', () => {
  const releasing = files.filter((file) => Object.values(workflowOf(file).jobs).some((job) => job.with?.part));
  expect(releasing).toEqual(buildIds.map((id) => `${id}.yml`).sort());
});

test.each(buildIds)(
  "%s is released by itself, for its own paths and what it is built from, and nobody else's",
  (id) => {
    const { on, jobs } = workflowOf(`${id}.yml`);
    const paths = [`${workspaceOf(id)}/**`, ...(id === 'shell' ? ['data/**'] : []), ...SHARED, `${FOLDER}/${id}.yml`];
    expect(on.push).toEqual({ branches: ['main'], paths });
    expect(on.pull_request).toEqual({ paths });
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
  const { test: tests, release } = workflowOf('release-part.yml').jobs;
  expect(tests?.steps?.map(({ run }) => run)).toEqual(expect.arrayContaining(['npm ci', 'npm test']));
  expect(tests?.if).toBe('${{ !inputs.rollback }}');
  expect(release?.needs).toBe('test');
  for (const condition of ['!failure()', "github.ref == 'refs/heads/main'", "github.event_name != 'pull_request'"])
    expect(release?.if?.split(' && ').join(' ')).toContain(condition);
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

test('the tool that deploys is the same version everywhere', () => {
  const versions = [...textOf('release-part.yml').matchAll(/firebase-tools@[\d.]+/g)].map(([text]) => text);
  const [command = ''] = deployCommands({
    does: 'rollback',
    id: 'shell',
    folder: undefined,
    without: [],
    adopt: false,
  });
  expect(versions.length).toBeGreaterThan(0);
  for (const version of versions) expect(command).toContain(`${version} `);
});

test.each(scripts)('%s: bash understands its script', (_, script) => {
  const { status, stderr } = spawnSync('bash', ['-n'], { input: script });
  expect([status, stderr.toString()]).toEqual([0, '']);
});
