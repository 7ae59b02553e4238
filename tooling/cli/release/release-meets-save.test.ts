/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { silentProgress, type StartProgress } from '@otherfolk/shared/catalogue/progress';
import { TemporaryCatalogue } from '../derive/content/testing/temporary-catalogue';
import { type Site, siteIn } from '../export/site/site';
import { type NewBuilds, releaseSite } from './release-site';
import { fakeBuild } from './testing/fake-build';

let home: string;
let catalogue: TemporaryCatalogue;
let site: Site;
beforeEach(async () => {
  home = await realpath(await mkdtemp(path.join(tmpdir(), 'release-')));
  catalogue = await TemporaryCatalogue.ofFixture();
  site = siteIn(path.join(home, 'site'));
  await mkdir(site.folder);
});
afterEach(async () => {
  await rm(home, { recursive: true, force: true });
  await catalogue.remove();
});

test('a release that meets a save publishes what was saved, and no mixture', async () => {
  const builds: NewBuilds = { shell: await fakeBuild(home, { id: 'shell' }) };
  const folder = await realpath(catalogue.folder);
  const files = ['locations/quay.json', 'plots/storm-modern.json'];
  const jsonOf = (base: string, file: string) =>
    JSON.parse(readFileSync(path.join(base, file), 'utf8')) as Record<string, unknown>;
  let isSaved = false;
  const startProgress: StartProgress = (what, total) => {
    // Some of the catalogue has been read by then, and pages have not.
    if (what === 'rendering pages' && !isSaved) {
      isSaved = true;
      for (const file of files)
        writeFileSync(path.join(folder, file), JSON.stringify({ ...jsonOf(folder, file), description: 'New' }));
    }
    return silentProgress(what, total);
  };
  const pages = { catalogue: folder, origin: '', kind: 'none', today: '2026-11-20', startProgress } as const;
  await releaseSite(site, () => builds, pages);
  expect(isSaved).toBe(true);
  for (const file of files) expect(jsonOf(path.join(site.folder, 'data'), file)).toMatchObject({ description: 'New' });
});
