/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hostingSite } from '../site/site';
import { deployCommands } from './deploy-commands';

let home: string;
beforeEach(async () => void (home = await mkdtemp(path.join(tmpdir(), 'hosting-'))));
afterEach(() => rm(home, { recursive: true, force: true }));

test('each remote has an origin of its own', async () => {
  const settings = path.join(home, '.firebaserc');
  const hosting = { shell: ['me'], plots: ['me-plots'] };
  await writeFile(settings, JSON.stringify({ projects: { default: 'p' }, targets: { p: { hosting } } }));
  const site = hostingSite('/srv', settings);
  expect(site.origin).toBe('https://me.web.app');
  expect(site.urlOf('plots', '1.0.0-a')).toBe('https://me-plots.web.app/1.0.0-a/');
  expect(() => site.urlOf('admin', '1.0.0-a')).toThrow(".firebaserc names no hosting site for 'admin'.");
});

const common = { folder: undefined, without: [], adopt: false };
const to = { ...common, origin: undefined, reports: undefined, hosted: false };
const command = (target: string) => `.github/deploy/node_modules/.bin/firebase deploy --only ${target}`;

test.each([
  [{ does: 'release', id: 'plots', ...to } as const, ['hosting:plots', 'hosting:shell']],
  [{ does: 'release', id: 'shell', ...to } as const, ['firestore:rules', 'hosting:shell']],
  [{ does: 'release', id: 'pages', ...to } as const, ['hosting:shell']],
  [
    { does: 'release', id: 'all', ...to } as const,
    ['firestore:rules', 'hosting:characters', 'hosting:plots', 'hosting:locations', 'hosting:admin', 'hosting:shell'],
  ],
  [{ does: 'rollback', id: 'plots', ...common } as const, ['hosting:shell']],
])('%j is deployed to %j, in this order', (options, targets) => {
  expect(deployCommands(options)).toEqual(['npm ci --ignore-scripts --prefix .github/deploy', ...targets.map(command)]);
});
