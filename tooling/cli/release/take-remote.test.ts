/** @jest-environment node */
import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listen, type Listening } from '@otherfolk/system/listen';
import { TemporaryCatalogue } from '../derive/content/testing/temporary-catalogue';
import { type Site, siteIn } from '../export/site/site';
import { deployedShell } from './deployed-builds';
import { listReleases } from './list-releases';
import { rollBackRemote } from './release-remote';
import { releaseSite } from './release-site';
import { dropRemote, takeRemote } from './take-remote';
import { fakeBuild } from './testing/fake-build';
import { writeForeignRelease } from './testing/foreign-release';

let home: string;
let catalogue: TemporaryCatalogue;
let site: Site;

const at = (file: string) => path.join(site.folder, file);
const lines = async () => JSON.parse(await readFile(at('remotes.json'), 'utf8')) as Record<string, string>;

async function renderPages(): Promise<void> {
  const pages = { catalogue: await realpath(catalogue.folder), origin: '', kind: 'none', today: '2026-11-20' } as const;
  await releaseSite(site, async () => ({ shell: await deployedShell(site) }), pages);
}

beforeEach(async () => {
  home = await realpath(await mkdtemp(path.join(tmpdir(), 'take-')));
  catalogue = await TemporaryCatalogue.ofFixture();
  site = siteIn(path.join(home, 'site'));
  await mkdir(site.folder);
  const builds = { shell: await fakeBuild(home, { id: 'shell' }), plots: await fakeBuild(home, { id: 'plots' }) };
  const pages = { catalogue: await realpath(catalogue.folder), origin: '', kind: 'none', today: '2026-11-20' } as const;
  await releaseSite(site, () => builds, pages);
});
afterEach(async () => {
  await rm(home, { recursive: true, force: true });
  await catalogue.remove();
});

test('a remote from a folder gets its files and a line, and its pages with the next rendering', async () => {
  const before = await lines();
  await expect(takeRemote(site, 'map', await writeForeignRelease(home))).resolves.toEqual({
    id: 'map',
    release: '1.0.0-f00d',
    instead: 'none',
  });
  expect(await lines()).toEqual({ ...before, map: '/remotes/map/1.0.0-f00d/mf-manifest.json' });
  await renderPages();
  await expect(readFile(at('map/index.html'), 'utf8')).resolves.toContain('/remotes/map/1.0.0-f00d/mf-manifest.json');
});

test('the shell is the same, byte for byte, after a remote was taken', async () => {
  const shell = () => readFile(at('assets/main.1.0.0.js'));
  const before = await shell();
  await takeRemote(site, 'map', await writeForeignRelease(home));
  await renderPages();
  expect(await shell()).toEqual(before);
});

test('a newer release takes the place of one, and is taken back again', async () => {
  await takeRemote(site, 'map', await writeForeignRelease(home));
  await takeRemote(site, 'map', await writeForeignRelease(home, { version: '1.1.0' }));
  expect((await lines())['map']).toBe('/remotes/map/1.1.0-f00d/mf-manifest.json');
  expect(await listReleases(site)).toContainEqual(expect.stringMatching(/^map: 1\.1\.0-f00d, live since/));
  await rollBackRemote(site, 'map');
  expect((await lines())['map']).toBe('/remotes/map/1.0.0-f00d/mf-manifest.json');
});

test('a remote that is taken away leaves its files, and its pages go with the next rendering', async () => {
  await takeRemote(site, 'map', await writeForeignRelease(home));
  await dropRemote(site, 'map');
  expect(await lines()).not.toHaveProperty('map');
  await expect(readFile(at('remotes/map/1.0.0-f00d/remoteEntry.js'), 'utf8')).resolves.toBe('1.0.0');
  await expect(dropRemote(site, 'map')).rejects.toThrow("There is no remote 'map' in");
});

test.each<[string, Parameters<typeof writeForeignRelease>[1], string]>([
  [
    'follows another contract',
    { contract: 2 },
    "Remote 'map' does not fit the shell: it follows contract 2, the shell 1.",
  ],
  ['asks for another React', { singletons: { react: '^18.0.0' } }, 'it asks for react ^18.0.0, and the shell provides'],
  [
    'claims the mount of another one',
    { declaration: { mounts: { plots: {} } } },
    "it is left out: it claims the mount 'plots', which belongs to 'plots'",
  ],
  ['calls itself by another name', { declaration: { id: 'maps' } }, "it calls itself 'maps'"],
])('a remote that %s is refused, and nothing has changed', async (_, options, why) => {
  const before = await lines();
  const folder = await writeForeignRelease(home, options);
  await expect(takeRemote(site, 'map', folder)).rejects.toThrow(why);
  expect(await lines()).toEqual(before);
});

test('contributions that are left out are named, and the rest is taken', async () => {
  const link = { id: 'link', point: 'footer.link', title: 'Map', to: '/map' };
  const folder = await writeForeignRelease(home, { declaration: { contributions: [link] } });
  const { problems } = await takeRemote(site, 'map', folder);
  expect(problems).toEqual(["the contribution 'link' is left out: there is no point 'footer.link'"]);
});

test.each(['mf-manifest.json', 'otherfolk.json', 'release.json', 'node/remote.cjs'])(
  'a folder without %s is no release of a remote',
  async (file) => {
    const folder = await writeForeignRelease(home);
    await rm(path.join(folder, file));
    await expect(takeRemote(site, 'map', folder)).rejects.toThrow(`there is no ${file} in it`);
  },
);

test('a release that was copied into the site by hand, with a line in remotes.json, is rendered', async () => {
  const folder = await writeForeignRelease(home);
  await cp(folder, at('remotes/map/1.0.0-f00d'), { recursive: true });
  await writeFile(
    at('remotes.json'),
    JSON.stringify({ ...(await lines()), map: '/remotes/map/1.0.0-f00d/mf-manifest.json' }),
  );
  await renderPages();
  await expect(readFile(at('map/index.html'), 'utf8')).resolves.toContain('/remotes/map/1.0.0-f00d/mf-manifest.json');
});

describe('from another host', () => {
  let host: Listening;
  let changed: Record<string, string>;
  const manifest = () => `http://localhost:${host.port}/1.0.0-f00d/mf-manifest.json`;

  beforeEach(async () => {
    changed = {};
    const folder = await writeForeignRelease(home);
    host = await listen(0, (request, response) => {
      const name = (request.url ?? '').replace('/1.0.0-f00d/', '');
      if (name in changed) return void response.end(changed[name]);
      readFile(path.join(folder, name)).then(
        (content) => response.end(content),
        () => response.writeHead(404).end(),
      );
    });
  });
  afterEach(() => host.close());

  test('a remote keeps its files there, and its line says what its manifest has to be', async () => {
    await takeRemote(site, 'map', manifest());
    expect((await lines())['map']).toMatch(/^http:\/\/localhost:\d+\/1\.0\.0-f00d\/mf-manifest\.json#sha384-/);
    await renderPages();
    const page = await readFile(at('map/index.html'), 'utf8');
    expect(page).toContain(manifest());
    await expect(readFile(at('remotes/map/1.0.0-f00d/remoteEntry.js'))).rejects.toThrow('ENOENT');
  });

  test('pages are rendered again while the host is down', async () => {
    await takeRemote(site, 'map', manifest());
    const line = (await lines())['map'] ?? '';
    await host.close();
    await renderPages();
    await expect(readFile(at('map/index.html'), 'utf8')).resolves.toContain(line);
  });

  test('a line that somebody wrote by hand is enough', async () => {
    await takeRemote(site, 'map', manifest());
    const written = await lines();
    await rm(site.records, { recursive: true });
    await rm(site.folder, { recursive: true });
    await mkdir(site.folder);
    const builds = { shell: await fakeBuild(home, { id: 'shell' }) };
    await writeFile(at('remotes.json'), JSON.stringify(written));
    const pages = {
      catalogue: await realpath(catalogue.folder),
      origin: '',
      kind: 'none',
      today: '2026-11-20',
    } as const;
    await writeFile(at('remotes.json'), JSON.stringify({ map: written['map'] }));
    await releaseSite(site, () => builds, pages, { adopt: true });
    await expect(readFile(at('map/index.html'), 'utf8')).resolves.toContain(manifest());
  });

  test.each([
    ['node/remote.cjs', 'steal()', 'node/remote.cjs is not what its manifest says'],
    ['otherfolk.json', '{}', 'otherfolk.json is not what its manifest says'],
    ['mf-manifest.json', '{}', 'is no manifest that says what its files have to be'],
    ['mf-manifest.json', '{"integrity":{}}', 'does not say what otherfolk.json has to be'],
    ['mf-manifest.json', '{"integrity":{"../x.cjs":"sha384-x"}}', 'does not say what otherfolk.json has to be'],
  ])('a host that sends something else for %s is refused (%s)', async (file, text, why) => {
    changed = { [file]: text };
    await expect(takeRemote(site, 'map', manifest())).rejects.toThrow(why);
    expect(await lines()).not.toHaveProperty('map');
  });

  test('a manifest that is not the one of its line is refused', async () => {
    await expect(takeRemote(site, 'map', `${manifest()}#sha384-other`)).rejects.toThrow(
      'is not what its line in remotes.json says',
    );
  });

  test('a host that does not answer is named', async () => {
    await expect(takeRemote(site, 'map', `${manifest()}x`)).rejects.toThrow('answered 404');
  });
});
