/** @jest-environment node */
import './testing/production-react';
import { copyFile, cp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PAGE_RECORD_FILE } from './page-record';
import { SiteExports } from './testing/site-exports';
import { sourceDeployment } from './testing/source-renderer';

jest.mock('../../../../shell/src/render/node-remotes', () => ({
  nodeRemoteLoader: () =>
    jest.requireActual<{ sourceRemoteLoader: () => unknown }>('./testing/source-renderer').sourceRemoteLoader(),
}));

let site: SiteExports;
beforeEach(async () => (site = await SiteExports.open()));
afterEach(() => site.remove());

const editName = (file: string) =>
  site.catalogue.edit<{ name: string }>(file, (json) => {
    json.name = 'Another Name';
  });

test('an export after no change renders nothing', async () => {
  await site.exportInto('site');
  await expect(site.exportInto('site')).resolves.toEqual([]);
  await site.expectWhole();
});

test('after a change of one life, the pages are rendered that show it, and no others', async () => {
  await site.exportInto('site');
  await site.catalogue.edit<{ variantOverrides: object }>('characters/mara-sci-fi.json', (json) => {
    json.variantOverrides = { ...json.variantOverrides, variantName: 'Mara of the Stars' };
  });
  const rendered = await site.exportInto('site');
  expect(rendered).toContain('/characters/mara/mara-sci-fi');
  expect(rendered).not.toContain('/locations');
  expect(rendered).not.toContain('/characters');
  expect(rendered.filter((url) => url.startsWith('/plots'))).toEqual([]);
  await site.expectWhole();
});

test('a file that comes, and that a page asked for before, renders the page anew', async () => {
  await site.catalogue.edit<{ sections: object }>('characters/ivo.json', (core) => {
    core.sections = { ...core.sections, relationships: [{ characterId: 'nils', name: 'Nils' }] };
  });
  await site.exportInto('site');
  await site.catalogue.write('characters/nils.json', '{"id":"nils","recordInfo":{"published":false}}');
  await expect(site.exportInto('site')).resolves.toContain('/characters/ivo');
  await site.expectWhole();
});

test('an image that comes, and that pages have looked up, renders those pages anew', async () => {
  await site.exportInto('site');
  await copyFile(
    site.catalogue.path('images/banners/mara.avif'),
    site.catalogue.path('images/cards/characters.jpg'),
  ).catch(() => site.catalogue.write('images/cards/characters.jpg', 'none'));
  await site.catalogue.edit<Record<string, object>>('images/index.json', (index) => {
    index['cards/characters.jpg'] = { width: 12, height: 6, widths: [] };
  });
  const rendered = await site.exportInto('site');
  expect(rendered).toContain('/characters');
  expect(rendered).not.toContain('/characters/mara/mara-modern');
  await site.expectWhole();
});

test('another day renders every page anew', async () => {
  const all = await site.exportInto('site');
  await expect(site.exportInto('site', { today: '2026-11-21' })).resolves.toEqual(all);
  await site.expectWhole({ today: '2026-11-21' });
});

test('after a release of one remote, the pages are rendered that show something of it, and no others', async () => {
  await site.exportInto('site');
  const source = sourceDeployment({ plots: '2' });
  const rendered = await site.exportInto('site', { source });
  expect(rendered).toContain('/');
  expect(rendered).toContain('/plots');
  expect(rendered).not.toContain('/changelog');
  expect(rendered.filter((url) => /^\/(characters|locations|atlas)/.test(url))).toEqual([]);
  await site.expectWhole({ source });
  await expect(site.exportInto('site', { source })).resolves.toEqual([]);
});

test('a page that somebody edited or removed is written again', async () => {
  await site.exportInto('site');
  await writeFile(path.join(site.placeOf('site').folder, 'plots/index.html'), 'mine');
  await rm(path.join(site.placeOf('site').folder, 'characters/mara/index.html'));
  await expect(site.exportInto('site')).resolves.toEqual(['/characters/mara', '/plots']);
  await site.expectWhole();
});

test('a file that was written again with the same content renders nothing', async () => {
  await site.exportInto('site');
  const file = site.catalogue.path('characters/mara.json');
  await writeFile(file, await readFile(file));
  await utimes(file, 1, 1);
  await expect(site.exportInto('site')).resolves.toEqual([]);
});

test.each<[string, (text: string) => string]>([
  ['cut off', (text) => text.slice(0, -30)],
  ['edited', (text) => text.replace('mara-modern', 'mara-mordern')],
  ['empty', () => ''],
])('a record of pages that is %s only means that all is rendered', async (_, spoil) => {
  const all = await site.exportInto('site');
  const file = path.join(site.placeOf('site').records, PAGE_RECORD_FILE);
  await writeFile(file, spoil(await readFile(file, 'utf8')));
  await editName('characters/mara.json');
  await expect(site.exportInto('site')).resolves.toEqual(all);
  await site.expectWhole();
});

test('an older record than the site makes no wrong page', async () => {
  await site.exportInto('site');
  const { records } = site.placeOf('site');
  await cp(records, `${records}.old`, { recursive: true });
  await editName('characters/mara.json');
  await site.exportInto('site');
  await rm(records, { recursive: true });
  await cp(`${records}.old`, records, { recursive: true });
  await site.catalogue.edit<{ sections: object }>('characters/ivo.json', (core) => {
    core.sections = {};
  });
  await site.exportInto('site');
  await site.expectWhole();
});

test('an export that was killed while it wrote makes no wrong page of the next', async () => {
  await site.exportInto('site');
  await editName('characters/mara.json');
  await site.exportInto('site', { isKilled: true });
  await editName('characters/ivo.json');
  await site.exportInto('site');
  await site.expectWhole();
});
