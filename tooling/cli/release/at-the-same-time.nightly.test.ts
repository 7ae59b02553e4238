/** @jest-environment node */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fromRoot } from '@otherfolk/system/from-root';
import { TYPESCRIPT_ARGUMENTS } from '@otherfolk/system/typescript-arguments';
import { remoteIds } from '@otherfolk/webpack/workspaces';
import { TemporaryCatalogue } from '../derive/content/testing/temporary-catalogue';
import { type Site, siteIn } from '../export/site/site';
import { listReleases } from './list-releases';
import { type NewBuilds, releaseSite } from './release-site';
import { fakeBuild } from './testing/fake-build';

const MANY_FILES = 300;
let home: string;
let site: Site;

beforeEach(async () => {
  home = await realpath(await mkdtemp(path.join(tmpdir(), 'release-')));
  site = siteIn(path.join(home, 'site'));
  await mkdir(site.folder);
  const builds: NewBuilds = {};
  for (const id of ['shell', ...remoteIds] as const) builds[id] = await fakeBuild(home, { id });
  const catalogue = await TemporaryCatalogue.ofFixture();
  const folder = await realpath(catalogue.folder);
  await releaseSite(site, () => builds, { catalogue: folder, origin: '', kind: 'none', today: '2026-11-20' });
  await catalogue.remove();
});
afterEach(() => rm(home, { recursive: true, force: true }));

const releaseInChild = (id: string, version: string, files: number): ChildProcess =>
  fork(fromRoot('tooling/cli/release/testing/release-in-child.ts'), [home, id, version, String(files)], {
    cwd: fromRoot(),
    execArgv: [...TYPESCRIPT_ARGUMENTS],
  });

const registry = async () =>
  JSON.parse(await readFile(path.join(site.folder, 'remotes.json'), 'utf8')) as Record<string, string>;
const manifestOf = (id: string, version: string) => `/remotes/${id}/${version}-f00d/mf-manifest.json`;

test('releases at the same moment do not lose each other', async () => {
  const ends = remoteIds.map((id) => once(releaseInChild(id, '1.1.0', 20), 'exit'));
  expect((await Promise.all(ends)).map(([code]) => code as number)).toEqual(remoteIds.map(() => 0));
  expect(await registry()).toEqual(Object.fromEntries(remoteIds.map((id) => [id, manifestOf(id, '1.1.0')])));
  const listed = await listReleases(site);
  expect(listed.filter((line) => line.includes('1.1.0-f00d, live'))).toHaveLength(remoteIds.length);
}, 60_000);

test('one that is killed in the middle has switched or not, and the next one completes it', async () => {
  for (const [round, delay] of [0, 10, 30, 60, 100].entries()) {
    const version = `1.${round + 1}.0`;
    const before = await registry();
    const child = releaseInChild('plots', version, MANY_FILES);
    const ended = once(child, 'exit');
    await once(child, 'message');
    await wait(delay);
    child.kill('SIGKILL');
    await ended;
    const { plots, ...others } = await registry();
    expect([before.plots, manifestOf('plots', version)]).toContain(plots);
    expect({ plots: before.plots, ...others }).toEqual(before);
    const files = await readdir(path.join(site.folder, path.dirname(plots ?? '')));
    const chunks = files.filter((name) => name.startsWith('chunk-')).length;
    expect(chunks).toBe(plots === manifestOf('plots', '1.0.0') ? 0 : MANY_FILES);
    const [code] = (await once(releaseInChild('plots', version, MANY_FILES), 'exit')) as [number];
    expect(code).toBe(0);
    expect(await registry()).toMatchObject({ plots: manifestOf('plots', version) });
  }
}, 120_000);
