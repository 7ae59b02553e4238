/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remoteIds } from '@otherfolk/webpack/workspaces';
import { hostingSite, siteIn } from '../export/site/site';
import { deployCommands } from './deploy-commands';
import { hostingConfig, writeHostingConfig } from './hosting-config';

let home: string;
beforeEach(async () => void (home = await mkdtemp(path.join(tmpdir(), 'hosting-'))));
afterEach(() => rm(home, { recursive: true, force: true }));

test('each remote has an origin of its own', async () => {
  const settings = path.join(home, '.firebaserc');
  const hosting = { shell: ['me'], plots: ['my-stories'] };
  await writeFile(settings, JSON.stringify({ projects: { default: 'p' }, targets: { p: { hosting } } }));
  const site = hostingSite('/srv', settings);
  expect(site.origin).toBe('https://me.web.app');
  expect(site.urlOf('plots', '1.0.0-a')).toBe('https://my-stories.web.app/1.0.0-a/');
  expect(site.urlOf('admin', '1.0.0-a')).toBe('https://me-admin.web.app/1.0.0-a/');
});

test('.firebaserc has to name the site of the shell', async () => {
  const settings = path.join(home, '.firebaserc');
  await writeFile(settings, JSON.stringify({ projects: { default: 'p' }, targets: { p: { hosting: {} } } }));
  expect(() => hostingSite('/srv', settings)).toThrow(".firebaserc names no hosting site for 'shell'.");
});

test('the configuration of sites is written beside the folder that is deployed', async () => {
  await writeHostingConfig(siteIn(path.join(home, 'site')));
  const read = async (file: string) => JSON.parse(await readFile(path.join(home, file), 'utf8')) as unknown;
  await expect(read('firebase.json')).resolves.toEqual(hostingConfig()['firebase.json']);
  const sites = { shell: ['otherfolk'], ...Object.fromEntries(remoteIds.map((id) => [id, [`otherfolk-${id}`]])) };
  await expect(read('.firebaserc')).resolves.toEqual({
    projects: { default: 'otherfolk' },
    targets: { otherfolk: { hosting: sites } },
  });
});

const common = { folder: undefined, without: [], adopt: false };
const to = { ...common, origin: undefined, reports: undefined, hosted: false };
const command = (target: string) =>
  target === 'keys'
    ? 'npm run release -- keys --to hosting'
    : `.github/deploy/node_modules/.bin/firebase deploy ${target.startsWith('hosting:') ? '--config hosting/firebase.json ' : ''}--only ${target}`;

test.each([
  [{ does: 'release', id: 'plots', ...to } as const, ['hosting:plots', 'hosting:shell']],
  [{ does: 'release', id: 'shell', ...to } as const, ['firestore:rules', 'keys', 'hosting:shell']],
  [{ does: 'release', id: 'pages', ...to } as const, ['keys', 'hosting:shell']],
  [
    { does: 'release', id: 'all', ...to } as const,
    [
      'firestore:rules',
      'keys',
      'hosting:characters',
      'hosting:plots',
      'hosting:locations',
      'hosting:admin',
      'hosting:shell',
    ],
  ],
  [
    { does: 'release', id: 'changed', ...to } as const,
    [
      'firestore:rules',
      'keys',
      'hosting:characters',
      'hosting:plots',
      'hosting:locations',
      'hosting:admin',
      'hosting:shell',
    ],
  ],
  [{ does: 'rollback', id: 'plots', ...common } as const, ['hosting:shell']],
  [{ does: 'rollback', id: 'shell', ...common } as const, ['keys', 'hosting:shell']],
])('%j is deployed to %j, in this order', (options, targets) => {
  expect(deployCommands(options)).toEqual(['npm ci --ignore-scripts --prefix .github/deploy', ...targets.map(command)]);
});
