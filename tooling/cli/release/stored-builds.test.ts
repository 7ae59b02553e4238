/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OutWriter } from '../export/site/out-writer';
import { type Site, siteIn } from '../export/site/site';
import { publicFilesOf, storeBuild, storedBuild } from './stored-builds';
import { fakeBuild } from './testing/fake-build';

const RELEASE = '1.0.0-f00d';

let home: string;
let site: Site;
beforeEach(async () => {
  home = await realpath(await mkdtemp(path.join(tmpdir(), 'stored-builds-')));
  site = siteIn(path.join(home, 'site'));
  await mkdir(site.folder);
});
afterEach(() => rm(home, { recursive: true, force: true }));

const inBrowser = (file: string) => path.join(site.folder, 'remotes/plots', RELEASE, file);
const inNode = () => path.join(site.records, 'plots', RELEASE, 'node/remote.cjs');

async function store(build: Awaited<ReturnType<typeof fakeBuild>>): Promise<void> {
  const writer = await OutWriter.open(site);
  await writer.claim((await publicFilesOf('plots', build)).map(([file]) => file));
  await storeBuild(writer, site, 'plots', build).finally(() => writer.close());
}

test('a build that was replaced before it was copied is refused, and leaves nothing behind', async () => {
  const build = { ...(await fakeBuild(home, { id: 'plots' })), isCurrent: () => false };
  await expect(store(build)).rejects.toThrow("The build of 'plots' was replaced before all of it was released.");
  await expect(readdir(path.join(site.folder, 'remotes'))).rejects.toThrow('ENOENT');
  expect(storedBuild(site, 'plots', RELEASE)).toBeUndefined();
});

test('a build that is replaced while it is copied is refused, and is no release that could go live', async () => {
  const isCurrent = jest.fn().mockReturnValueOnce(true).mockReturnValue(false);
  await expect(store({ ...(await fakeBuild(home, { id: 'plots' })), isCurrent })).rejects.toThrow('was replaced');
  expect(storedBuild(site, 'plots', RELEASE)).toBeUndefined();
});

test('a release whose files are those of another build is mended when it is released again', async () => {
  const build = await fakeBuild(home, { id: 'plots' });
  const other = await fakeBuild(path.join(home, 'other'), { id: 'plots', more: 2 });
  await store(other);
  await writeFile(inBrowser('remoteEntry.js'), 'of another build');
  await writeFile(inNode(), 'of another build');
  await store(build);
  expect((await readdir(inBrowser('.'))).sort()).toEqual(['mf-manifest.json', 'otherfolk.json', 'remoteEntry.js']);
  expect([await readFile(inBrowser('remoteEntry.js'), 'utf8'), await readFile(inNode(), 'utf8')]).toEqual([
    '1.0.0',
    '',
  ]);
  expect(storedBuild(site, 'plots', RELEASE)).toBeDefined();
});
