/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '@otherfolk/system/from-root';
import { mapConcurrent } from '@otherfolk/system/map-concurrent';
import { TYPESCRIPT_ARGUMENTS } from '@otherfolk/system/typescript-arguments';
import { TemporaryCatalogue } from '../derive/content/testing/temporary-catalogue';
import { siteIn } from '../export/site/site';
import { completeEarlier } from './complete-earlier';
import { endRollback } from './pending-rollback';
import { readLog, standing } from './release-log';
import { releaseRemote } from './release-remote';
import { releaseSite } from './release-site';
import { liveRemote } from './remotes-file';
import { fakeBuild } from './testing/fake-build';

/** More than a release or a rollback does on the disk. */
const CALLS_OF_A_RELEASE = 60;
const EACH = 5;

let home: string;
/** A site with three releases of 'plots', of which the last is live. */
beforeAll(async () => {
  home = await realpath(await mkdtemp(path.join(tmpdir(), 'release-end-')));
  const site = siteIn(path.join(home, 'begun', 'site'));
  await mkdir(site.folder, { recursive: true });
  const catalogue = await TemporaryCatalogue.ofFixture();
  const folder = await realpath(catalogue.folder);
  const [shell, plots] = [await fakeBuild(home, { id: 'shell' }), await fakeBuild(home, { id: 'plots' })];
  const pages = { catalogue: folder, origin: '', kind: 'none', today: '2026-11-20' } as const;
  await releaseSite(site, () => ({ shell, plots }), pages);
  for (const version of ['1.1.0', '1.2.0'])
    await releaseRemote(site, 'plots', await fakeBuild(home, { id: 'plots', version }));
  await catalogue.remove();
});
afterAll(() => rm(home, { recursive: true, force: true }));

async function runUntil(folder: string, what: string, call: number): Promise<boolean> {
  const script = fromRoot('tooling/cli/release/testing/switch-in-child.ts');
  const child = spawn(process.execPath, [...TYPESCRIPT_ARGUMENTS, script, folder, what, String(call)], {
    cwd: fromRoot(),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  if (signal !== 'SIGKILL') expect(code).toBe(0);
  return signal === 'SIGKILL';
}

/** What stands of 'plots' after a command was killed at a call of the disk, and given again until it came to its end. */
async function standingAfter(what: string, call: number): Promise<string[]> {
  const folder = path.join(home, `${what}-${call}`);
  await cp(path.join(home, 'begun'), folder, { recursive: true });
  const site = siteIn(path.join(folder, 'site'));
  if (await runUntil(folder, what, call)) await runUntil(folder, what, 0);
  await endRollback(site);
  const live = await liveRemote(site, 'plots');
  const stands = standing(await readLog(site), 'plots');
  expect(stands.at(-1)).toBe(live);
  await rm(folder, { recursive: true });
  return stands;
}

const calls = Array.from({ length: CALLS_OF_A_RELEASE / EACH }, (_, place) => 1 + place * EACH);

test.each([
  ['release', '1.3.0', ['1.0.0-f00d', '1.1.0-f00d', '1.2.0-f00d', '1.3.0-f00d']],
  ['rollback', 'back', ['1.0.0-f00d', '1.1.0-f00d']],
])(
  'a %s that is killed anywhere and given again is done once, and is in the log',
  async (_, what, expected) => {
    const ends = await mapConcurrent(2, calls, async (call) => [call, await standingAfter(what, call)] as const);
    expect(ends).toEqual(calls.map((call) => [call, expected]));
  },
  120_000,
);

test('a release that was switched and not logged is logged by whoever comes next', async () => {
  const folder = path.join(home, 'unlogged');
  await cp(path.join(home, 'begun'), folder, { recursive: true });
  const site = siteIn(path.join(folder, 'site'));
  const log = path.join(site.records, 'log.json');
  const before = await readFile(log, 'utf8');
  const build = await fakeBuild(folder, { id: 'plots', version: '1.3.0' });
  await releaseRemote(site, 'plots', build);
  await writeFile(log, before);
  await completeEarlier(site);
  expect(standing(await readLog(site), 'plots').slice(-2)).toEqual(['1.2.0-f00d', '1.3.0-f00d']);
});
