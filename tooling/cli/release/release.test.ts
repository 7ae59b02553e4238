/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesBelow } from '@otherfolk/system/files-below';
import type { BuildId } from '@otherfolk/webpack/workspaces';
import { TemporaryCatalogue } from '../derive/content/testing/temporary-catalogue';
import type { FinishedBuild } from '../export/site/deployment';
import { type Site, siteIn } from '../export/site/site';
import { buildBefore, deployedShell } from './deployed-builds';
import { listReleases } from './list-releases';
import { endRollback } from './pending-rollback';
import { releaseRemote, rollBackRemote } from './release-remote';
import { type NewBuilds, releaseSite } from './release-site';
import { fakeBuild, releaseName } from './testing/fake-build';

let home: string;
let catalogue: TemporaryCatalogue;
let site: Site;
const builds: Partial<Record<BuildId, FinishedBuild>> = {};

const at = (file: string) => path.join(site.folder, file);
const record = (file: string) => path.join(site.records, file);
const contentOf = (file: string) => readFile(at(file), 'utf8');
const registry = async () => JSON.parse(await contentOf('remotes.json')) as Record<string, string>;
const build = (
  id: BuildId,
  version: string,
  promises: { contract?: number; singletons?: Record<string, string> } = {},
) => fakeBuild(home, { id, version, ...promises });

/** Everything in the site, so that a test can say that nothing changed. */
async function everything(): Promise<Record<string, string>> {
  const files = [...(await filesBelow(site.folder)), ...(await filesBelow(site.records))].sort();
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)),
  );
}

async function publish(fresh: NewBuilds, options: { back?: boolean } = {}) {
  const pages = { catalogue: await realpath(catalogue.folder), origin: '', kind: 'none', today: '2026-11-20' } as const;
  return releaseSite(site, () => fresh, pages, options);
}

async function rollBack() {
  const done = await rollBackRemote(site, 'plots');
  await endRollback(site);
  return done;
}

beforeEach(async () => {
  home = await realpath(await mkdtemp(path.join(tmpdir(), 'release-')));
  catalogue = await TemporaryCatalogue.ofFixture();
  site = siteIn(path.join(home, 'site'));
  await mkdir(site.folder);
  for (const id of ['shell', 'plots', 'admin'] as const) builds[id] = await build(id, '1.0.0');
  await publish(builds);
});
afterEach(async () => {
  await rm(home, { recursive: true, force: true });
  await catalogue.remove();
});

const manifestOf = (id: BuildId, release: string) => `/remotes/${id}/${release}/mf-manifest.json`;

describe('a remote', () => {
  test('gets a folder of its own, one line of remotes.json, and nothing else changes', async () => {
    const before = await everything();
    const result = await releaseRemote(site, 'plots', await build('plots', '1.1.0'));
    expect(result).toEqual({ id: 'plots', release: '1.1.0-f00d', instead: '1.0.0-f00d' });
    expect(await registry()).toEqual({
      plots: manifestOf('plots', '1.1.0-f00d'),
      admin: manifestOf('admin', '1.0.0-f00d'),
    });
    await expect(contentOf('remotes/plots/1.1.0-f00d/remoteEntry.js')).resolves.toBe('1.1.0');
    const after = await everything();
    const changed = Object.keys(before).filter((file) => after[file] !== before[file]);
    expect(changed.sort()).toEqual(
      [record('export.json'), record('log.json'), at('releases.json'), at('remotes.json')].sort(),
    );
  });

  test('that is live already changes nothing', async () => {
    const before = await everything();
    const result = await releaseRemote(site, 'plots', builds.plots as FinishedBuild);
    expect(result).toEqual({ id: 'plots', release: '1.0.0-f00d' });
    expect(await everything()).toEqual(before);
  });

  test('goes back as far as it came, and forward by being released again', async () => {
    const [one, two] = [await build('plots', '1.1.0'), await build('plots', '1.2.0')];
    await releaseRemote(site, 'plots', one);
    await releaseRemote(site, 'plots', two);
    await expect(rollBack()).resolves.toMatchObject({ release: releaseName(one) });
    await expect(rollBack()).resolves.toMatchObject({ release: '1.0.0-f00d' });
    const reason = "There is no release of 'plots' before the one that is live.";
    await expect(rollBack()).rejects.toThrow(reason);
    await releaseRemote(site, 'plots', two);
    expect(await registry()).toMatchObject({ plots: manifestOf('plots', '1.2.0-f00d') });
    expect((await readdir(at('remotes/plots'))).sort()).toEqual(['1.0.0-f00d', '1.1.0-f00d', '1.2.0-f00d']);
  });

  test('whose release was stopped halfway is completed by releasing it again', async () => {
    const next = await build('plots', '1.1.0');
    await mkdir(at('remotes/plots/1.1.0-f00d'), { recursive: true });
    await writeFile(at('remotes/plots/1.1.0-f00d/remoteEntry.js'), 'hal');
    await releaseRemote(site, 'plots', next);
    await expect(contentOf('remotes/plots/1.1.0-f00d/remoteEntry.js')).resolves.toBe('1.1.0');
  });

  test('takes a line that somebody wrote by hand as it is', async () => {
    await writeFile(at('remotes.json'), JSON.stringify({ ...(await registry()), admin: 'https://b.example/x/m.json' }));
    await releaseRemote(site, 'plots', await build('plots', '1.1.0'));
    expect(await registry()).toMatchObject({ admin: 'https://b.example/x/m.json' });
  });
});

describe('is refused, and nothing has changed', () => {
  const cases: [string, () => Promise<unknown>, string][] = [
    [
      'a remote of another contract',
      async () => releaseRemote(site, 'plots', await build('plots', '2.0.0', { contract: 2 })),
      "Remote 'plots' does not fit the shell: it follows contract 2, the shell 1.",
    ],
    [
      'a remote that asks for a newer React',
      async () => releaseRemote(site, 'plots', await build('plots', '2.0.0', { singletons: { react: '^20.0.0' } })),
      "Remote 'plots' does not fit the shell: it asks for react ^20.0.0, and the shell provides 19.3.1.",
    ],
    [
      'a shell that a live remote does not fit',
      async () => publish({ shell: await build('shell', '2.0.0', { contract: 2 }) }),
      "Remote 'plots' does not fit the shell: it follows contract 1, the shell 2.",
    ],
    [
      'a site of which one remote does not fit',
      async () =>
        publish({
          shell: await build('shell', '2.0.0', { contract: 2 }),
          plots: await build('plots', '2.0.0', { contract: 2 }),
        }),
      "Remote 'admin' does not fit the shell: it follows contract 1, the shell 2.",
    ],
    ['a way back that there is not', () => rollBackRemote(site, 'admin'), 'There is no release of'],
    ['a shell before the first', () => buildBefore(site, 'shell'), 'There is no release of'],
  ];
  test.each(cases)('%s', async (_, work, reason) => {
    const before = await everything();
    await expect(work()).rejects.toThrow(reason);
    expect(await everything()).toEqual(before);
  });

  test('a release into what is no site', async () => {
    const nowhere = siteIn(path.join(home, 'nowhere'));
    await expect(releaseRemote(nowhere, 'plots', builds.plots as FinishedBuild)).rejects.toThrow('There is no site in');
    await mkdir(nowhere.folder);
    await expect(releaseRemote(nowhere, 'plots', builds.plots as FinishedBuild)).rejects.toThrow(
      'There is no shell in',
    );
    await expect(readdir(nowhere.folder)).resolves.toEqual([]);
  });

  test('a release where a registry is broken', async () => {
    await writeFile(at('remotes.json'), '{"plots":');
    const before = await everything();
    await expect(releaseRemote(site, 'plots', await build('plots', '1.1.0'))).rejects.toThrow('is no list of remotes');
    expect(await everything()).toEqual(before);
  });

  test('a release where a folder cannot be made', async () => {
    await rm(at('remotes/plots'), { recursive: true });
    await writeFile(at('remotes/plots'), 'in the way');
    const before = await everything();
    await expect(releaseRemote(site, 'plots', await build('plots', '1.1.0'))).rejects.toThrow('cannot be written');
    expect(await everything()).toEqual(before);
  });

  test('a rollback to files that are gone', async () => {
    await releaseRemote(site, 'plots', await build('plots', '1.1.0'));
    await rm(record('plots/1.0.0-f00d'), { recursive: true });
    const before = await everything();
    await expect(rollBackRemote(site, 'plots')).rejects.toThrow("The files of 'plots' 1.0.0-f00d are not in");
    expect(await everything()).toEqual(before);
  });
});

describe('the shell', () => {
  test('is released over the remotes that are live, and the files of the one before stay', async () => {
    await releaseRemote(site, 'plots', await build('plots', '1.1.0'));
    const lines = await contentOf('remotes.json');
    await publish({ shell: await build('shell', '1.1.0') });
    const page = await contentOf('index.html');
    expect(page).toContain('/assets/main.1.1.0.js');
    expect(page).toContain(manifestOf('plots', '1.1.0-f00d'));
    await expect(contentOf('assets/main.1.0.0.js')).resolves.toBe('1.0.0');
    await expect(contentOf('remotes.json')).resolves.toBe(lines);
  });

  test('goes back with its pages alone', async () => {
    await publish({ shell: await build('shell', '1.1.0') });
    await releaseRemote(site, 'plots', await build('plots', '1.1.0'));
    await publish({ shell: await buildBefore(site, 'shell') }, { back: true });
    const page = await contentOf('index.html');
    expect(page).toContain('/assets/main.1.0.0.js');
    expect(page).toContain(manifestOf('plots', '1.1.0-f00d'));
    await expect(buildBefore(site, 'shell')).rejects.toThrow("There is no release of 'shell' before");
  });

  test('renders its pages again for what was released since, and that is no release of its own', async () => {
    await releaseRemote(site, 'plots', await build('plots', '1.1.0'));
    const log = await readFile(record('log.json'), 'utf8');
    await publish({ shell: await deployedShell(site) });
    await expect(contentOf('index.html')).resolves.toContain(manifestOf('plots', '1.1.0-f00d'));
    await expect(readFile(record('log.json'), 'utf8')).resolves.toBe(log);
  });
});

test('a changed contract goes live with all that follow it', async () => {
  const next: NewBuilds = {};
  for (const id of ['shell', 'plots', 'admin'] as const) next[id] = await build(id, '2.0.0', { contract: 2 });
  await publish(next);
  expect(await registry()).toEqual({
    plots: manifestOf('plots', '2.0.0-f00d'),
    admin: manifestOf('admin', '2.0.0-f00d'),
  });
});

test('the list says what is live and what was', async () => {
  await releaseRemote(site, 'plots', await build('plots', '1.1.0'));
  await releaseRemote(site, 'plots', await build('plots', '1.2.0'));
  await rollBackRemote(site, 'plots');
  const lines = (await listReleases(site)).map((line) => line.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z$/, '<time>'));
  expect(lines).toEqual([
    'shell: 1.0.0-f00d, live since <time>',
    'characters: none is live',
    'plots: 1.1.0-f00d, live since <time>',
    '  before it: 1.0.0-f00d, released <time>',
    '  taken back: 1.2.0-f00d, released <time>',
    'locations: none is live',
    'admin: 1.0.0-f00d, live since <time>',
  ]);
});
