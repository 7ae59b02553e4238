/** @jest-environment node */
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseReleases } from '@otherfolk/shared/contract/releases';
import { TemporaryCatalogue } from '../derive/content/testing/temporary-catalogue';
import { type Site, siteIn } from '../export/site/site';
import { endRollback } from './pending-rollback';
import { releaseRemote, rollBackRemote } from './release-remote';
import { type NewBuilds, releaseSite } from './release-site';
import { fakeBuild } from './testing/fake-build';

let home: string;
let catalogue: TemporaryCatalogue;
let site: Site;

const file = () => path.join(site.folder, 'releases.json');
const told = async () => parseReleases(JSON.parse(await readFile(file(), 'utf8')));
const partOf = async (id: string) => (await told()).parts.find((part) => part.id === id);
const plots = (version: string, contract = 1) => fakeBuild(home, { id: 'plots', version, contract });

async function render(fresh: NewBuilds = {}) {
  const folder = await realpath(catalogue.folder);
  // The addresses of what is secret must not come into what is told.
  const reports = 'https://reports.example/key';
  const pages = { catalogue: folder, origin: 'https://a.example', kind: 'none', reports, today: '2026-11-20' } as const;
  const shell = await fakeBuild(home, { id: 'shell' });
  return releaseSite(site, () => ({ shell, ...fresh }), pages, { by: 'Ada' });
}

beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  home = await realpath(await mkdtemp(path.join(tmpdir(), 'releases-')));
  catalogue = await TemporaryCatalogue.ofFixture();
  site = siteIn(path.join(home, 'site'));
  await mkdir(site.folder);
  await render({ plots: await plots('1.0.0') });
});
afterEach(async () => {
  await rm(home, { recursive: true, force: true });
  await catalogue.remove();
});

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string;

test('a site tells what is live of each part, since when, by whom, and what it needs', async () => {
  expect(await told()).toMatchObject({
    contract: 1,
    singletons: { react: '19.3.1' },
    rendered: { at: TIME, shell: '1.0.0-f00d', remotes: { plots: '1.0.0-f00d' } },
  });
  await expect(partOf('shell')).resolves.toMatchObject({
    live: '1.0.0-f00d',
    since: TIME,
    by: 'Ada',
    files: { '/assets/main.1.0.0.js': expect.stringMatching(/^sha384-/) },
  });
  await expect(partOf('plots')).resolves.toMatchObject({
    live: '1.0.0-f00d',
    manifest: '/remotes/plots/1.0.0-f00d/mf-manifest.json',
    version: '1.0.0',
    singletons: { react: '^19.3.0' },
    declaration: { id: 'plots', mounts: { plots: {} } },
    problems: [],
  });
});

test('a release of a remote tells what was before it, and with what pages were rendered', async () => {
  await releaseRemote(site, 'plots', await plots('1.1.0'), { by: 'Bo' });
  await expect(partOf('plots')).resolves.toMatchObject({
    live: '1.1.0-f00d',
    by: 'Bo',
    before: [{ release: '1.0.0-f00d', since: TIME, by: 'Ada' }],
  });
  await expect(told()).resolves.toMatchObject({ rendered: { remotes: { plots: '1.0.0-f00d' } } });
  await render();
  await expect(told()).resolves.toMatchObject({ rendered: { remotes: { plots: '1.1.0-f00d' } } });
});

test('a rollback tells what was taken back', async () => {
  await releaseRemote(site, 'plots', await plots('1.1.0'));
  await rollBackRemote(site, 'plots');
  await endRollback(site);
  await expect(partOf('plots')).resolves.toMatchObject({
    live: '1.0.0-f00d',
    before: [],
    takenBack: [{ release: '1.1.0-f00d' }],
  });
});

test('pages that are rendered again without a change leave the file as it is', async () => {
  const before = await readFile(file(), 'utf8');
  await render();
  await expect(readFile(file(), 'utf8')).resolves.toBe(before);
});

test('what an interrupted command left untold is told by the next one', async () => {
  const before = await readFile(file(), 'utf8');
  await releaseRemote(site, 'plots', await plots('1.1.0'));
  const after = await readFile(file(), 'utf8');
  await writeFile(file(), before);
  await releaseRemote(site, 'plots', await plots('1.1.0'));
  await expect(readFile(file(), 'utf8')).resolves.toBe(after);
  await rm(file());
  await rollBackRemote(site, 'plots');
  await expect(partOf('plots')).resolves.toMatchObject({ live: '1.0.0-f00d' });
});

test('a line that somebody wrote by hand is told, and that its files are not there', async () => {
  const lines = path.join(site.folder, 'remotes.json');
  const url = 'https://b.example/9/mf-manifest.json';
  const odd = { poems: url, Bad: url, odd: 'javascript:alert(1)' };
  await writeFile(lines, JSON.stringify({ ...(JSON.parse(await readFile(lines, 'utf8')) as object), ...odd }));
  await releaseRemote(site, 'plots', await plots('1.1.0'));
  const { parts } = await told();
  expect(parts.map(({ id }) => id)).toEqual(['shell', 'plots', 'poems']);
  expect(parts[2]).toMatchObject({ live: '9', manifest: url, problems: ['its files do not lie in the site'] });
});

test('a remote whose line is gone is told with what stood before', async () => {
  await writeFile(path.join(site.folder, 'remotes.json'), '{}');
  await releaseRemote(site, 'admin', await fakeBuild(home, { id: 'admin' }));
  const part = await partOf('plots');
  expect(part).toMatchObject({ before: [{ release: '1.0.0-f00d' }] });
  expect(part?.live).toBeUndefined();
});

test('nothing secret is told: no folder of this computer, no address that violations are reported to', async () => {
  await releaseRemote(site, 'plots', await plots('1.1.0'));
  const text = await readFile(file(), 'utf8');
  expect(text).not.toMatch(/reports\.example|releases-|\/tmp|node_modules|builds/);
});
