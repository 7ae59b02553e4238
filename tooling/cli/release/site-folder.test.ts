/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesBelow } from '@otherfolk/system/files-below';
import { TemporaryCatalogue } from '../derive/content/testing/temporary-catalogue';
import { type Site, siteIn } from '../export/site/site';
import { releaseRemote, rollBackRemote } from './release-remote';
import { type NewBuilds, type Pages, releaseSite } from './release-site';
import { fakeBuild } from './testing/fake-build';

let home: string;
let catalogue: TemporaryCatalogue;
let site: Site;
let builds: NewBuilds;
let pages: Pages;

/** The times of releases, which the second has anew. */
const TIME = /"\d{4}-\d\d-\d\dT[^"]+"/g;

const at = (file: string) => path.join(site.folder, file);
const nextPlots = () => fakeBuild(home, { id: 'plots', version: '1.1.0' });

beforeEach(async () => {
  home = await realpath(await mkdtemp(path.join(tmpdir(), 'release-')));
  catalogue = await TemporaryCatalogue.ofFixture();
  pages = { catalogue: await realpath(catalogue.folder), origin: '', kind: 'none', today: '2026-11-20' };
  site = siteIn(path.join(home, 'site'));
  await mkdir(site.folder);
  builds = {};
  for (const id of ['shell', 'plots'] as const) builds[id] = await fakeBuild(home, { id });
  await releaseSite(site, () => builds, pages);
});
afterEach(async () => {
  await rm(home, { recursive: true, force: true });
  await catalogue.remove();
});

test('nothing but what pages and tabs ask for lies in the folder that a host publishes', async () => {
  await releaseRemote(site, 'plots', await nextPlots());
  const files = (await filesBelow(site.folder)).map((file) => path.relative(site.folder, file));
  expect(files.filter((file) => /(^|\/)\./.test(file) || /\.cjs$|\/?\b(log|release|export)\.json$/.test(file))).toEqual(
    [],
  );
});

test('records that an older release left inside the site move out of it', async () => {
  await rename(site.records, at('.releases'));
  await releaseRemote(site, 'plots', await nextPlots());
  await expect(readdir(site.folder)).resolves.not.toContain('.releases');
  await expect(rollBackRemote(site, 'plots')).resolves.toMatchObject({ release: '1.0.0-f00d' });
});

test('a site whose folder was deleted is written whole again', async () => {
  const published = async () => {
    const files = (await filesBelow(site.folder)).sort();
    return Promise.all(files.map(async (file): Promise<string[]> => [file, await readFile(file, 'utf8')]));
  };
  const before = await published();
  await rm(site.folder, { recursive: true });
  await mkdir(site.folder);
  await releaseSite(site, () => builds, pages);
  const withoutTimes = (files: string[][]) => files.map(([file, text]) => [file, text?.replace(TIME, '')]);
  expect(withoutTimes(await published())).toEqual(withoutTimes(before));
});

test('a folder that holds a page of somebody else is refused, untouched', async () => {
  const other = siteIn(path.join(home, 'other'));
  await mkdir(other.folder);
  await writeFile(path.join(other.folder, 'index.html'), 'mine');
  await expect(releaseSite(other, () => builds, pages)).rejects.toThrow('index.html. Nothing has changed.');
  await expect(readdir(other.folder)).resolves.toEqual(['index.html']);
  await releaseSite(other, () => builds, pages, { adopt: true });
  await expect(readFile(path.join(other.folder, 'index.html'), 'utf8')).resolves.not.toBe('mine');
});
