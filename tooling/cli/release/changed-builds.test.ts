/** @jest-environment node */
import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BuildId, buildIds } from '@otherfolk/webpack/workspaces';
import { TemporaryCatalogue } from '../derive/content/testing/temporary-catalogue';
import type { FinishedBuild } from '../export/site/deployment';
import { type Site, siteIn } from '../export/site/site';
import { changedBuilds } from './changed-builds';
import { buildBefore } from './deployed-builds';
import { releaseRemote, rollBackRemote } from './release-remote';
import { type NewBuilds, releaseSite } from './release-site';
import { fakeBuild } from './testing/fake-build';

const TIMEOUT_MS = 30_000;
let home: string;
let catalogue: TemporaryCatalogue;
let site: Site;
let built: Record<BuildId, FinishedBuild>;
const changed = () => changedBuilds(site, new Map(Object.entries(built)));

const namesOf = (builds: NewBuilds) => Object.entries(builds).map(([id, build]) => `${id} ${build?.record.version}`);

async function publish(fresh: NewBuilds, back = false) {
  const pages = { catalogue: await realpath(catalogue.folder), origin: '', kind: 'none', today: '2026-11-20' } as const;
  return releaseSite(site, () => fresh, pages, { back });
}

beforeEach(async () => {
  home = await realpath(await mkdtemp(path.join(tmpdir(), 'changed-')));
  catalogue = await TemporaryCatalogue.ofFixture();
  site = siteIn(path.join(home, 'site'));
  await mkdir(site.folder);
  const builds = await Promise.all(buildIds.map(async (id) => [id, await fakeBuild(home, { id })] as const));
  built = Object.fromEntries(builds);
  await publish(built);
}, TIMEOUT_MS);
afterEach(async () => {
  await rm(home, { recursive: true, force: true });
  await catalogue.remove();
});

test('nothing is released where what is built is live', async () => {
  const { builds, sentences } = await changed();
  expect(namesOf(builds)).toEqual(['shell 1.0.0']);
  expect(sentences).toEqual([]);
});

test('remotes and shell that changed are released, and no other', async () => {
  built.plots = await fakeBuild(home, { id: 'plots', version: '1.1.0' });
  built.shell = await fakeBuild(home, { id: 'shell', version: '2.0.0' });
  const { builds, sentences } = await changed();
  expect(namesOf(builds)).toEqual(['shell 2.0.0', 'plots 1.1.0']);
  expect(sentences).toEqual([
    'shell 2.0.0-f00d is live, instead of 1.0.0-f00d',
    'plots 1.1.0-f00d is live, instead of 1.0.0-f00d',
  ]);
});

test('a remote that was taken back is not released again by itself, and one that is newer is', async () => {
  built.plots = await fakeBuild(home, { id: 'plots', version: '1.1.0' });
  await releaseRemote(site, 'plots', built.plots);
  await rollBackRemote(site, 'plots');
  const { builds, sentences } = await changed();
  expect(namesOf(builds)).toEqual(['shell 1.0.0']);
  expect(sentences).toEqual(["plots 1.1.0-f00d was taken back, and stays so until 'plots' is released by its name"]);
  built.plots = await fakeBuild(home, { id: 'plots', version: '1.2.0' });
  expect(namesOf((await changed()).builds)).toEqual(['shell 1.0.0', 'plots 1.2.0']);
});

test('a shell that was taken back is not released again by itself', async () => {
  built.shell = await fakeBuild(home, { id: 'shell', version: '2.0.0' });
  await publish({ shell: built.shell });
  await publish({ shell: await buildBefore(site, 'shell') }, true);
  expect(namesOf((await changed()).builds)).toEqual(['shell 1.0.0']);
});
