/** @jest-environment node */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { generateSnapshotFromManifest, type Manifest } from '@module-federation/sdk';
import { filesBelow } from '@otherfolk/system/files-below';
import { listen } from '@otherfolk/system/listen';
import { sharedVersions } from '@otherfolk/webpack/shared-versions';
import { cloneRepository } from './clone-repository';
import { compileOutsideProject, makeOutsideProject } from './outside-project';

// The promise of docs/adding-a-remote.md is tried: a folder with a declaration in this repository, and the remote is everywhere.

const TIMEOUT_MS = 400_000;

/** The pages of the shell that borrow widgets of remotes which are not built here. */
const WITHOUT_CARDS = ['--without', '/', '--without', '/tags/*'];

let clone: string;
const at = (...parts: string[]) => path.join(clone, ...parts);
const contentOf = (...parts: string[]) => readFile(at(...parts), 'utf8');

async function run(...args: string[]): Promise<string> {
  const environment = { ...process.env, INIT_CWD: clone, DATA_DIR: at('data') };
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: clone, env: environment });
  return stdout;
}

const build = (id: string) =>
  run('--import', './tooling/system/register-typescript.mjs', 'tooling/webpack/build.ts', id, 'none');

const folder: Record<string, string> = {
  'package.json': '',
  'otherfolk.json': JSON.stringify({ id: 'poems', name: 'poems', mounts: { poems: { label: 'Poems' } } }),
  'webpack.config.ts': `import { preset } from '@otherfolk/webpack/preset';

export default preset('poems');
`,
  'src/remote.ts': `import { defineRemote } from '@otherfolk/shared/contract/remote-module';
import { routes } from './routes';

export default defineRemote({ id: 'poems', mounts: { poems: routes }, widgets: {} });
`,
  'src/routes.tsx': `import type { RouteObject } from 'react-router-dom';
import { UnlistedMeta } from '@otherfolk/shared/ui/unlisted-meta';

const Poems = () => (
  <>
    <UnlistedMeta title="Poems" />
    <h1>All poems</h1>
  </>
);

export const routes: RouteObject[] = [{ index: true, element: <Poems /> }];
`,
  'src/remote.test.ts': `/** @jest-environment node */
import { testRemoteContract } from '@otherfolk/shared/testing/remote-contract';
import declaration from '../otherfolk.json';
import remote from './remote';

testRemoteContract(declaration, remote);
`,
  'src/public-pages.ts': `import type { ListPublicPages } from '@otherfolk/shared/contract/public-pages';

export const listPublicPages: ListPublicPages = () => Promise.resolve(['/poems']);
`,
};

/** It looks at what the rest of the copy knows of the remote. */
const KNOWN_TEST = `import { ownDeclarations } from '../../shared/src/testing/own-remotes';
import { workspaceToDevelop } from '../../tooling/cli/serve/dev/workspace-to-develop';
import { hostingConfig } from '../../tooling/cli/release/hosting-config';
import { importRules } from '../../tooling/checks/import-rules';

test('a site knows its declaration', () => {
  expect(ownDeclarations.find(({ id }) => id === 'poems')).toMatchObject({ name: 'poems', mounts: { poems: {} } });
});

test('it can be developed', () => {
  expect(workspaceToDevelop(['poems'])).toBe('poems');
});

test('it has a site, and the service worker may read it', () => {
  const { 'firebase.json': { hosting }, '.firebaserc': { targets } } = hostingConfig();
  expect(hosting.map(({ target }) => target)).toContain('poems');
  expect(JSON.stringify(hosting[0])).toContain('https://otherfolk-poems.web.app');
  expect(targets.otherfolk?.hosting.poems).toEqual(['otherfolk-poems']);
});

test('lint guards its folder', () => {
  expect(importRules.flatMap(({ files }) => files)).toContain('mfe-poems/src/**');
});
`;

async function scaffold(): Promise<void> {
  const { version, ...neighbour } = JSON.parse(await contentOf('mfe-plots/package.json')) as Record<string, unknown>;
  const manifest = { ...neighbour, name: '@otherfolk/mfe-poems', version };
  const files = { ...folder, 'package.json': JSON.stringify(manifest), 'src/known.test.tsx': KNOWN_TEST };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(at('mfe-poems', file)), { recursive: true });
    await writeFile(at('mfe-poems', file), text);
  }
  await symlink('../../mfe-poems', at('node_modules/@otherfolk/mfe-poems'));
}

beforeAll(async () => {
  clone = await cloneRepository('fifth-remote');
  await scaffold();
  await Promise.all([build('shell'), build('poems')]);
}, TIMEOUT_MS);
afterAll(() => rm(clone, { recursive: true, force: true }), TIMEOUT_MS);

test(
  'a remote that is a folder with a declaration is released, linked and prerendered',
  async () => {
    const to = ['--to', at('site')];
    const release = (part: string, ...more: string[]) => run('tooling/cli/run.mjs', 'release', part, ...to, ...more);
    await release('shell', ...WITHOUT_CARDS);
    expect(await release('poems')).toMatch(/^poems 1\.0\.0-[0-9a-f]{16} is live, instead of none$/m);
    await release('pages', ...WITHOUT_CARDS);
    const page = await contentOf('site/poems/index.html');
    expect(page).toContain('<h1>All poems</h1>');
    expect(page).toMatch(/href="\/poems"[^>]*>Poems<.*href="\/changelog"[^>]*>Changelog</);
    expect(Object.keys(JSON.parse(await contentOf('site/remotes.json')) as object)).toEqual(['poems']);
  },
  TIMEOUT_MS,
);

/** The folder with the files of the live release for browsers. */
async function liveFolder(): Promise<string> {
  const { poems } = JSON.parse(await contentOf('site/remotes.json')) as { poems: string };
  return at('site', path.dirname(poems));
}

const manifestIn = async (folder: string) =>
  JSON.parse(await readFile(path.join(folder, 'mf-manifest.json'), 'utf8')) as Manifest;

test('the manifest of a release is complete, and the SDK of Module Federation reads it', async () => {
  const manifest = await manifestIn(await liveFolder());
  const snapshot = generateSnapshotFromManifest(manifest, { version: 'https://poems.example/mf-manifest.json' });
  expect(snapshot).toMatchObject({
    globalName: 'otherfolk_poems',
    remoteEntry: 'remoteEntry.js',
    remoteTypesZip: '@mf-types.zip',
    modules: [{ moduleName: 'remote', assets: { js: { sync: [expect.stringMatching(/^remote\.\w+\.js$/)] } } }],
  });
  // The manifest names the singletons that the remote uses.
  const versions = sharedVersions('remote');
  expect(manifest.shared.map(({ name, requiredVersion }) => [name, requiredVersion])).toEqual([
    ['react/jsx-runtime', versions['react/jsx-runtime']],
  ]);
});

test(
  'a project elsewhere gets the types of a remote from the address of its manifest',
  async () => {
    const folder = await liveFolder();
    const server = await listen(0, (request, response) => {
      response.end(readFileSync(path.join(folder, path.basename(request.url ?? ''))));
    });
    const outside = await mkdtemp(path.join(tmpdir(), 'outside-'));
    try {
      await makeOutsideProject(outside, {
        packages: at('node_modules'),
        remote: 'poems',
        manifest: `http://127.0.0.1:${server.port}/mf-manifest.json`,
        use: `import remote from 'poems/remote';

export const id: string = remote.id;
export const paths: (string | undefined)[] | undefined = remote.mounts.poems?.map(({ path }) => path);
export const wrong: number = remote.id;
`,
      });
      expect(await compileOutsideProject(outside)).toBe(
        `use.ts(5,14): error TS2322: Type 'string' is not assignable to type 'number'.\n`,
      );
    } finally {
      await server.close();
      await rm(outside, { recursive: true, force: true });
    }
  },
  TIMEOUT_MS,
);

test(
  'a remote that is a folder with a declaration keeps the contract, and is known to sites, dev, hosting and lint',
  async () => {
    // Jest leaves out folders below .cache of the repository that it runs in, and this one is.
    const all = ['--modulePathIgnorePatterns', '/dist/', '--rootDir', clone];
    await run('node_modules/jest/bin/jest.js', ...all, '--maxWorkers', '1', 'mfe-poems');
  },
  TIMEOUT_MS,
);

test(
  'a build that goes on from the last one is the same, byte for byte, as one from nothing',
  async () => {
    const buildPoems = async () => {
      await build('poems');
      const files = (await filesBelow(at('mfe-poems/dist'))).sort();
      return Promise.all(files.map(async (file) => [file, await readFile(file, 'latin1')]));
    };
    const routes = at('mfe-poems/src/routes.tsx');
    await writeFile(routes, (await readFile(routes, 'utf8')).replace('All poems', 'Every poem'));
    const continued = await buildPoems();
    expect(await contentOf('mfe-poems/dist/node/remote.cjs')).toContain('Every poem');
    await rm(at('.cache/webpack'), { recursive: true });
    expect(await buildPoems()).toEqual(continued);
  },
  TIMEOUT_MS,
);
